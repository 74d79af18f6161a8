import { scheduleWaitingMessages } from '#features/notifications/server/tell-waiting.ts';
import { replayErasures } from '#features/privacy/server/replay-erasures.ts';
import { scheduleSupportMails } from '#features/support-chat/server/tell-team.ts';
import { scheduleWorkshops } from '#features/workshops/server/schedule-workshops.ts';
import { createAuth } from './auth.ts';
import { type Clock, systemClock } from './clock.ts';
import type { OpenDatabase } from './db/client.ts';
import type { Env } from './env.ts';
import { createGeocoder } from './geocoder.ts';
import { scheduleHousekeeping } from './housekeeping.ts';
import { startJobs } from './jobs.ts';
import { createLive } from './live/live.ts';
import { describeError, jsonLog, type Log } from './log.ts';
import { createOutbox } from './outbox.ts';
import { openPhotoStore } from './photo-store.ts';
import type { Services } from './services.ts';

export type RunningServices = { services: Services; stop: () => Promise<void> };

type Options = { env: Env; database: OpenDatabase; secret: string; clock?: Clock; log?: Log };

/** Everything the routes work with, on an open and migrated database. `stop` leaves the database open. */
export async function createServices(options: Options): Promise<RunningServices> {
  const { env, database, secret, clock = systemClock, log = jsonLog } = options;
  const jobs = await startJobs(database, {
    log: (message, error) => log('warn', message, error === undefined ? {} : describeError(error)),
  });
  const { db } = database;
  const photos = openPhotoStore(env);
  // Before a queued mail can leave and before anything is served.
  const again = await replayErasures({ db, jobs, photos, clock, secret, log, env });
  if (again > 0) log('warn', 'erased-again', { people: again });
  const outbox = await createOutbox({ jobs, env, clock });
  const auth = createAuth(db, env, secret, {
    sendConfirmation: ({ email, token }) =>
      outbox.send(db, { template: 'confirm-email', to: email, data: { token } }),
    sendReset: ({ email, token }) =>
      outbox.send(db, { template: 'reset-password', to: email, data: { token } }),
    sendChanged: (email) =>
      outbox.send(db, {
        template: 'password-changed',
        to: email,
        data: { changedAt: clock.now().toISOString() },
      }),
  });
  const pending = new Set<Promise<unknown>>();
  const services: Services = {
    env,
    clock,
    db,
    auth,
    outbox,
    jobs,
    live: createLive({ database, clock, log }),
    photos,
    geocoder: createGeocoder(env),
    log,
    secret,
    background(work) {
      const guarded = work.catch((error) => log('error', 'background-work-failed', describeError(error)));
      pending.add(guarded);
      guarded.finally(() => pending.delete(guarded));
    },
  };
  await scheduleHousekeeping(services);
  await scheduleWaitingMessages(services);
  await scheduleSupportMails(services);
  await scheduleWorkshops(jobs, services);
  return {
    services,
    async stop() {
      await Promise.all(pending);
      await services.live.stop();
      await jobs.stop();
    },
  };
}
