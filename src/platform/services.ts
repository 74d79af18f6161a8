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
import type { SignedIn } from './signed-in.ts';
import type { SiteNews } from './site-news.ts';

/** An event for the open desks of the team: a part changed and must be read again, or who looks at what. */
export type DeskEvent =
  | { kind: 'desk-changed'; part: DeskPart }
  | { kind: 'desk-presence'; [said: string]: unknown };

/** Pushes committed events to open browsers, on this node and on the others; `live/` implements it. */
export type LivePublisher = {
  /** After a commit: delivers the events that were recorded for these members. */
  publish: (members: readonly string[]) => void;
  /** An ephemeral event for every open browser of a member: an absent member never receives it. */
  publishEphemeral: (member: string, payload: object) => void;
  /** The same for the open pages of a visitor, who has no stream of events. @param visitor key of their chat */
  publishToVisitor: (visitor: string, payload: object) => void;
  /** The same for the open desks of one person of the team. @param staff id of the person */
  publishToStaff: (staff: string, payload: object) => void;
  /** The same for every open desk of the team: it reaches every role, so it holds no personal data. */
  publishToTeam: (event: DeskEvent) => void;
  /** Ends every open connection of a member, on every node: blocked accounts, deletion. */
  endMember: (member: string) => void;
  /** Invalidates the cached sessions of a member on every node: their profile, standing or address changed. */
  forgetMember: (member: string) => void;
  /** Ends the connections of these sessions (of members or of the team), on every node. */
  endSessions: (sessions: readonly string[]) => void;
};

export type Services = {
  env: Env;
  clock: Clock;
  db: Database;
  /** Every table by its name in the database, for jobs that must cover them all. */
  tables: ReadonlyMap<string, PgTable>;
  /** A health check on a connection that neither requests nor jobs use. */
  pingDatabase: () => Promise<unknown>;
  auth: Auth;
  outbox: Outbox;
  jobs: Jobs;
  live: LivePublisher;
  /** The names in a member's profile, if they have one: a password must not be made of them. */
  namesOf: (member: string) => Promise<string[]>;
  /** Cached sessions, by the value of their cookie. */
  sessions: RecentReads<SignedIn>;
  /** This node's leases of shared rate limits. */
  leases: RateLeases;
  photos: PhotoStore;
  /** Tells the public pages of this process that their content has changed. */
  site: SiteNews;
  geocoder: Geocoder | undefined;
  log: Log;
  /** Who did what, from where: kept a year apart from the log. */
  securityEvents: SecurityEvents;
  /** Work that goes on after the answer; a graceful stop waits for it. */
  background: (work: Promise<unknown>) => void;
  /** Signs links and cookies and seals stored secrets, under `AUTH_SECRET` and the former one. */
  keys: Keys;
  /**
   * Key of lookup hashes: addresses and e-mails in limits and logs, chats of visitors, erased accounts. It survives
   * every rotation of `AUTH_SECRET`.
   */
  secret: string;
  /** The root of the Web push keys; it survives rotations as well. */
  webPushSecret: string;
};
