import type { Auth } from './auth.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { Geocoder } from './geocoder.ts';
import type { Jobs } from './jobs.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { Outbox } from './outbox.ts';
import type { PhotoStore } from './photo-store.ts';

/** What the routes work with: one of each per process, made by `main.ts` or by a test. */
export type Services = {
  env: Env;
  clock: Clock;
  db: Database;
  auth: Auth;
  outbox: Outbox;
  jobs: Jobs;
  live: Live;
  photos: PhotoStore;
  /** Only when one's own geocoder is configured. */
  geocoder: Geocoder | undefined;
  log: Log;
  /** Work that goes on after the answer was given; a graceful stop waits for it. */
  background: (work: Promise<unknown>) => void;
  /** Key of the hashes that stand for addresses of origin and e-mails in limits and logs. */
  secret: string;
};
