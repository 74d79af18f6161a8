import { makeStaffLink } from '#desk/staff/server/shared/make-staff-link.ts';
import { RECENT_SESSION_MS } from '#identity/accounts/rules.ts';
import { createAccountAuth } from '#identity/accounts/server/shared/create-account-auth.ts';
import { makeLink } from '#identity/accounts/server/shared/mail-link.ts';
import { makeChangeLink } from '#identity/entrance/server/shared/make-change-link.ts';
import type { Live } from '#live/server/live.ts';
import { replayErasures } from '#member/data-rights/server/replay-erasures.ts';
import { moveBlockedPairs } from '#member/matching/server/shared/kept-pairs.ts';
import { listNames } from '#member/profile/server/store.ts';
import { completeAnswerMail } from '#member/support/server/shared/chat-link.ts';
import type { Auth } from '#platform/auth.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import { watchClock } from '#platform/database/watch-clock.ts';
import type { Env } from '#platform/env.ts';
import { createGeocoder } from '#platform/geocoder.ts';
import { startJobs } from '#platform/jobs.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { describeError, type Log } from '#platform/log.ts';
import { createOutbox, type MailRetry } from '#platform/mail/outbox.ts';
import { insertSentMail } from '#platform/mail/sent-mail-store.ts';
import { openPhotoStore } from '#platform/photo-store.ts';
import { createRateLeases } from '#platform/rate-leases.ts';
import { createRecentReads } from '#platform/recent-reads.ts';
import { createSecurityEvents } from '#platform/security-events/recorder.ts';
import type { Services } from '#platform/services.ts';
import { createSiteNews } from '#platform/site-news.ts';
import { EVERY_TABLE } from './every-table.ts';
import { composeLive } from './live.ts';
import { makeCodeBeside } from './mailed-links.ts';
import { scheduleJobs } from './schedule.ts';
import { readSignedIn } from './session/read-signed-in.ts';

/** About 10 MB: more members than a node serves within the cache time. */
const RECENT_SESSIONS_MAX = 20_000;

export type RunningServices = { services: Services; live: Live; stop: () => Promise<void> };

type Options = {
  env: Env;
  database: OpenDatabase;
  secret: string;
  formerSecret?: string | undefined;
  clock?: Clock;
  log: Log;
  securityEventsAfterMs?: number;
  /** Retry policy for failed mails; a test that waits for a retry shortens it. */
  mailRetry?: MailRetry | undefined;
};

/** Creates all services of the routes, on an open and migrated database. `stop` leaves the database open. */
export async function createServices(options: Options): Promise<RunningServices> {
  const { env, database, log, securityEventsAfterMs: writeAfterMs } = options;
  const followed = options.clock ? undefined : await followedClock(env, database);
  const clock = options.clock ?? followed ?? systemClock;
  const jobs = await startJobs(database, {
    log: (message, error) => log('warn', message, error === undefined ? {} : describeError(error)),
  });
  const { db } = database;
  const { keys, lasting } = await openKeys({
    db: database.background,
    clock,
    log,
    secret: options.secret,
    formerSecret: options.formerSecret,
    makeNewKeys: env.MAKE_NEW_KEYS,
  });
  const secret = lasting.pseudonyms;
  const photos = openPhotoStore(env);
  // Runs before a queued mail can leave and before the first request.
  const again = await replayErasures({ db: database.background, jobs, photos, clock, secret, log, env });
  if (again > 0) log('warn', 'erased-again', { people: again });
  const loadRenderer = async () => (await import('./mail-templates.ts')).renderMail;
  // A cycle: auth mails go through the outbox, which asks auth for the links of the mails it sends.
  const ready = Promise.withResolvers<Auth>();
  const outbox = await createOutbox({
    jobs,
    keys,
    env,
    clock,
    loadRenderer,
    retry: options.mailRetry,
    noteSent: (mail) => insertSentMail(database.background, mail, clock.now()),
    completeMail: async (mail) => completeLinks({ db, keys, secret, clock, auth: await ready.promise }, mail),
  });
  const auth = createAccountAuth({ db, env, secret: options.secret, clock, log });
  ready.resolve(auth);
  const sessions = createRecentReads({
    clock,
    load: (cookie) => readSignedIn({ db, keys }, cookie),
    keptMs: RECENT_SESSION_MS,
    max: RECENT_SESSIONS_MAX,
  });
  const securityEvents = createSecurityEvents({ db: database.background, clock, log, secret, writeAfterMs });
  const live = composeLive({ database, clock, log, securityEvents, env, sessions });
  const { background, settled } = createBackground(log);
  const services: Services = {
    env,
    clock,
    db,
    tables: EVERY_TABLE,
    pingDatabase: database.ping,
    auth,
    outbox,
    jobs,
    live,
    namesOf: (member) => listNames(db, member),
    followAddress: (tx, change, now) => moveBlockedPairs(tx, { ...change, secret }, now),
    sessions,
    leases: createRateLeases({ db, clock }),
    photos,
    site: createSiteNews(),
    geocoder: createGeocoder(env),
    log,
    securityEvents,
    keys,
    secret,
    webPushSecret: lasting['web push'],
    background,
  };
  await scheduleJobs({ ...services, db: database.background });
  return {
    services,
    live,
    async stop() {
      await settled();
      await live.stop();
      await jobs.stop();
      await securityEvents.stop();
      await followed?.stop();
    },
  };
}

/**
 * Returns the clock of the database, for servers that share one; the embedded database uses the clock of this process.
 */
async function followedClock({ CLOCK }: Env, { address, live }: OpenDatabase) {
  return address !== undefined && CLOCK === 'database' ? watchClock(live) : undefined;
}

/** Runs work that no response waits for; the shutdown does. */
function createBackground(log: Log): { background: Services['background']; settled: () => Promise<unknown> } {
  const pending = new Set<Promise<unknown>>();
  return {
    background(work) {
      const guarded = work.catch((error) => log('error', 'background-work-failed', describeError(error)));
      pending.add(guarded);
      guarded.finally(() => pending.delete(guarded));
    },
    settled: () => Promise.all(pending),
  };
}

/**
 * Creates links when their mail is sent: they never wait in the queue. Returns undefined when a link is void by now.
 */
async function completeLinks(
  services: Pick<Services, 'db' | 'keys' | 'secret' | 'clock' | 'auth'>,
  mail: Parameters<typeof makeLink>[1] & { data: object },
) {
  const link = await makeLink(services, mail);
  const change = await makeChangeLink(services, mail);
  const ofStaff = await makeStaffLink(services, mail);
  const answer = completeAnswerMail(services, mail);
  if (!link || !change || !ofStaff) return undefined;
  const late = { ...link, ...change, ...ofStaff, ...answer };
  return { ...late, ...(await makeCodeBeside(services, { ...mail, data: { ...mail.data, ...late } })) };
}
