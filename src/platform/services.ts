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

/** What an open desk of the team learns: that a part changed and is to be read again, or who looks at what. */
export type DeskEvent =
  | { kind: 'desk-changed'; part: DeskPart }
  | { kind: 'desk-presence'; [said: string]: unknown };

/** How what was committed reaches the browsers that are open, on this node and on the others; `live/` does it. */
export type LivePublisher = {
  /** After a commit: delivers the events that were recorded for these members. */
  publish: (members: readonly string[]) => void;
  /** An ephemeral event for every open browser of a member: who is away never learns it. */
  publishEphemeral: (member: string, payload: object) => void;
  /** The same for the open pages of a visitor, who has no stream of events. @param visitor key of their chat */
  publishToVisitor: (visitor: string, payload: object) => void;
  /** The same for the open desks of one person of the team. @param staff id of the person */
  publishToStaff: (staff: string, payload: object) => void;
  /** The same for every open desk of the team: what it says is for every role, so it holds nothing of anyone. */
  publishToTeam: (event: DeskEvent) => void;
  /** Ends every open connection of a member, on every node: blocked accounts, deletion. */
  endMember: (member: string) => void;
  /** What nodes keep of a member's sessions for seconds no longer holds: their profile, standing or address changed. */
  forgetMember: (member: string) => void;
  /** Ends the connections that these sessions opened (of members or of the team), on every node. */
  endSessions: (sessions: readonly string[]) => void;
};

/** What the routes work with: one of each per process, made by `main.ts` or by a test. */
export type Services = {
  env: Env;
  clock: Clock;
  db: Database;
  /** Every table, by its name in the database: for what must leave none out. */
  tables: ReadonlyMap<string, PgTable>;
  /** Asks the database for a sign of life, on a connection that neither requests nor jobs use. */
  pingDatabase: () => Promise<unknown>;
  auth: Auth;
  outbox: Outbox;
  jobs: Jobs;
  live: LivePublisher;
  /** How a member is called in their profile, if they have one: what a guesser of passwords knows. */
  namesOf: (member: string) => Promise<string[]>;
  /** What the cookies of sessions open, by their values. */
  sessions: RecentReads<SignedIn>;
  /** What this node counts of the limits that all share. */
  leases: RateLeases;
  photos: PhotoStore;
  /** Tells the public pages of this process that what they show has changed. */
  site: SiteNews;
  /** Only when one's own geocoder is configured. */
  geocoder: Geocoder | undefined;
  log: Log;
  /** Who did what, from where: kept a year apart from the log. */
  securityEvents: SecurityEvents;
  /** Work that goes on after the answer was given; a graceful stop waits for it. */
  background: (work: Promise<unknown>) => void;
  /** Signs links and cookies and seals what the database may keep, under `AUTH_SECRET` and the one before. */
  keys: Keys;
  /**
   * Key of the hashes by which something is found again: addresses and e-mails in limits and logs, chats of visitors, who
   * was erased. It outlives every change of `AUTH_SECRET`.
   */
  secret: string;
  /** What the keys of Web push are drawn from; it lasts as well. */
  webPushSecret: string;
};
