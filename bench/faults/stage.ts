import { join } from 'node:path';
import type { Database } from '#platform/database/client.ts';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import type { ServerNode } from '../realtime/node-process.ts';
import type { Mailbox } from './mailbox.ts';
import type { NodeClock } from './node-clock.ts';
import type { SmallDisk } from './small-disk.ts';

/** As `npm run build` makes it. */
export const BUILT_SERVER = join('build', 'server-app', 'main.js');

/** `weight`: how often it happens beside the others. */
export type Fault = { name: string; weight: number; happen: () => Promise<void> };

/** What is served, and what can be broken of it. */
export type Stage = {
  title: string;
  nodes: readonly ServerNode[];
  /** Under which sessions are signed. */
  secret: string;
  mailbox: Mailbox;
  clock: NodeClock;
  /** Where the database is, and where the photos are; nothing where this user may not mount disks. */
  disks?: { database: SmallDisk; photos: SmallDisk };
  photos: string;
  /** Promises that hold by the clock, which jumps by hours here. */
  shortLived?: readonly string[];
  /** Where the base lives by the clock of the nodes: the latest instant that it has shown. What began then has begun. */
  latest?: () => Date;
  postgres?: TemporaryPostgres;
  /** Before the nodes start. */
  store: (work: (db: Database) => Promise<void>) => Promise<void>;
  start: () => Promise<void>;
  /** Looks at the base while nobody asks. The embedded base is looked at after its node was killed. */
  inspect: <Seen>(look: (db: Database) => Promise<Seen>) => Promise<Seen>;
};
