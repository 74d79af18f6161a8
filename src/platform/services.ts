import type { PgTable } from 'drizzle-orm/pg-core';
import type { DeskPart } from '#lib/desk-parts.ts';
import type { Auth } from './auth.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/client.ts';
import type { Env } from './env.ts';
import type { Geocoder } from './geocoder.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys/keys.ts';
import type { Log } from './log.ts';
import type { Outbox } from './mail/outbox.ts';
import type { PhotoStore } from './photo-store.ts';
import type { RateLeases } from './rate-leases.ts';
import type { RecentReads } from './recent-reads.ts';
import type { SecurityEvents } from './security-events/recorder.ts';
import type { SiteNews } from './site-news.ts';

export type DeskEvent =
  | { kind: 'desk-changed'; part: DeskPart }
  | { kind: 'desk-presence'; [said: string]: unknown };

/** Pushes committed events to open browsers, on this node and on the others; `live/` implements it. */
export type LivePublisher = {
  publish: (members: readonly string[]) => void;
  /** An ephemeral event for every open browser of a member: an absent member never receives it. */
  publishEphemeral: (member: string, payload: object) => void;
  /** The same for the open pages of a visitor, who has no event stream. @param visitor key of their chat */
  publishToVisitor: (visitor: string, payload: object) => void;
  /** The same for the open desks of one person of the team. @param staff id of the person */
  publishToStaff: (staff: string, payload: object) => void;
  /**
   * Sends an ephemeral event to every open desk of the team. It reaches every role, so it must contain no personal
   * data.
   */
  publishToTeam: (event: DeskEvent) => void;
  endMember: (member: string) => void;
  /** Invalidates the cached sessions of a member on every node: their profile, standing or address changed. */
  forgetMember: (member: string) => void;
  endSessions: (sessions: readonly string[]) => void;
};

export type Services = {
  env: Env;
  clock: Clock;
  db: Database;
  tables: ReadonlyMap<string, PgTable>;
  /** A health check on a connection that neither requests nor jobs use. */
  pingDatabase: () => Promise<unknown>;
  auth: Auth;
  outbox: Outbox;
  jobs: Jobs;
  live: LivePublisher;
  /** The names in a member's profile, if they have one: a password must not be made of them. */
  namesOf: (member: string) => Promise<string[]>;
  /** Moves records that outlive an erasure to the member's new address, and records about that address to the member. */
  followAddress: (
    tx: Database,
    change: { member: string; former: string; email: string },
    now: Date,
  ) => Promise<void>;
  sessions: RecentReads<SignedIn>;
  leases: RateLeases;
  photos: PhotoStore;
  site: SiteNews;
  geocoder: Geocoder | undefined;
  log: Log;
  securityEvents: SecurityEvents;
  background: (work: Promise<unknown>) => void;
  keys: Keys;
  /** Key of lookup hashes: limits, logs, chats, erased accounts. It survives rotations of `AUTH_SECRET`. */
  secret: string;
  /** The root of the Web push keys; it survives rotations as well. */
  webPushSecret: string;
};

/** A session with its member and their standing: needed by every door, read in one statement. */
export type SignedIn = {
  /** Id of the row of `sessions`; useless as a credential. */
  id: string;
  userId: string;
  email: string;
  openedAt: Date;
  expiresAt: Date;
  /** The sanction of the team against the account, even after its end. */
  measure: { decision: string; since: Date; until: Date; eraseAfter: Date | null } | undefined;
  hasProfile: boolean;
};
