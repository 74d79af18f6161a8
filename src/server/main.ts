import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { importArticles } from '#desk/content/server/article-store.ts';
import { listInvented, readPublicPeople } from '#desk/content/server/public-people.ts';
import { importFirstReplies } from '#desk/inbox/server/reply-store.ts';
import { countDangers } from '#desk/moderation/server/case-store.ts';
import { DESK_PATH } from '#lib/paths.ts';
import type { PeopleKind } from '#lib/public-people.ts';
import { findProgress } from '#member/matching/server/proposal-store.ts';
import { importQuestions } from '#member/membership/server/store.ts';
import { loadCommunes } from '#member/profile/server/shared/load-communes.ts';
import { requireReady, waitForDatabase } from '#platform/before-start.ts';
import { systemClock } from '#platform/clock.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/client.ts';
import { DamagedDatabaseError } from '#platform/database/damaged-database-error.ts';
import { OutdatedSchemaError } from '#platform/database/migrate.ts';
import { PooledDatabaseError } from '#platform/database/require-direct.ts';
import { databaseUrlRefusal } from '#platform/database/unavailable.ts';
import { listDiskUse, watchDisks } from '#platform/disk-use.ts';
import { type Env, EnvError, examineEnv, parseEnv } from '#platform/env.ts';
import { findCallers, peerOf } from '#platform/http/caller.ts';
import { refuseCrowd } from '#platform/http/refuse-crowd.ts';
import { listQueueStates } from '#platform/jobs.ts';
import { createLog, describeError, type Log, silenceConsole } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import { listNightlyJobs } from '#platform/nightly-jobs.ts';
import { listMissingPhotoModel } from '#platform/photo-model.ts';
import { refuseHalfRestored } from '#platform/restoring.ts';
import { readSecretFiles, readSecrets } from '#platform/secret-files.ts';
import type { Services } from '#platform/services.ts';
import { AlreadyRunningError, lockDataDirectory } from '#platform/single-instance.ts';
import { listUnfinished } from '#platform/unfinished.ts';
import { inspectMachine, listUnsafe } from '#platform/unsafe-production.ts';
import { createApp } from './create-app.ts';
import { createServices } from './create-services.ts';
import { setDatabaseAside } from './damaged-database.ts';
import { markUnfinished, removeUnfinishedDemo } from './demo/unfinished-demo.ts';
import { isReady } from './health.ts';
import {
  createHttpServer,
  createMetricsServer,
  FINISH_WITHIN_MS,
  type Guard,
  listenOn,
  PortTakenError,
  planDeparture,
} from './http-server.ts';
import { doorkeepers } from './live.ts';
import { prepareDatabase } from './prepare-database.ts';
import { requirePrepared, UnpreparedDatabaseError } from './require-prepared.ts';
import { users } from './schema.ts';
import { loadRenderer } from './site/renderer.ts';

const PAGES = { site: 'build/site', app: 'build/app/client' };
const RENDERER = 'build/site-slots/draw-slots.js';
const MEANT_FOR_THE_OPERATOR = [
  EnvError,
  AlreadyRunningError,
  PortTakenError,
  OutdatedSchemaError,
  PooledDatabaseError,
  UnpreparedDatabaseError,
];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const source = readSecretFiles(process.env);
  const { env, unusable: unreadable } = examineEnv(source);
  const unusable = [...unreadable, ...listMissingPhotoModel(env)];
  const log = createLog(env.LOG_LEVEL);
  silenceConsole(log);
  const [command] = process.argv.slice(2);
  if (command === 'migrate') return migrateOnly(parseEnv(source), log);
  if (command !== undefined)
    throw new EnvError(
      `«\u202f${command}\u202f» n’est pas une commande\u202f: «\u202fmigrate\u202f» met la base à jour\u202f; sans elle, le serveur démarre.`,
    );
  const release = await lockDataDirectory(env.DATA_DIR);
  refuseHalfRestored(env.DATA_DIR);
  removeUnfinishedDemo(env.DATA_DIR);
  const unsafe = listUnsafe(env, inspectMachine(env.DATA_DIR));
  const listMissing = (invented: PeopleKind[]) => listUnfinished(env, invented, systemClock.now());
  // Reports all configuration errors at once, before opening a database.
  requireReady(env, { unusable, unsafe, unfinished: listMissing([]) });
  const { database, people } = await openReady(env, log);
  const unfinished = listMissing(listInvented(people));
  const allowed = requireReady(env, { unusable, unsafe, unfinished });
  if (allowed.length) log('warn', 'site-unfinished', { missing: allowed.join(' ; ') });
  if (await loadCommunes(database.db)) say('Les communes de France sont chargées.');
  const { services, live, stop } = await createServices({ env, database, ...readSecrets(env), log });
  await importFirstReplies(services.db, systemClock.now());
  await importQuestions(services.db);
  const demo = await seedWhenEmpty(env, services);

  const disks = () => listDiskUse({ data: env.DATA_DIR, photos: join(env.DATA_DIR, 'photos') });
  watchDisks(disks, log);
  // Without a port to read them, there are no metrics.
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : createMetrics({
          pool: () => database.usage?.(),
          admission: () => database.admission?.usage,
          sockets: () => live.countSockets(),
          queues: () => listQueueStates(database.background),
          disks,
          ready: () => isReady(services.pingDatabase),
          nights: () => listNightlyJobs(database.background),
          dangers: () => countDangers(database.background, services.clock.now()),
          selections: () => findProgress(database.background, services.clock.now()),
          lostEvents: services.securityEvents.countLost,
          contactExpires: env.SECURITY_EXPIRES,
        });
  // In development the pages come from vite; a production server without its site must not start.
  const hasPages = env.production || existsSync(PAGES.site);
  const renderer = hasPages ? await loadRenderer(RENDERER) : undefined;
  if (renderer) await importArticles(services.db, renderer.listBuiltArticles(), services.clock.now());
  const app = createApp({
    services,
    observe: metrics?.observe,
    countReport: metrics?.countReport,
    pages: renderer && { ...PAGES, renderer },
    addressOf: (context) => addressOf(context, env),
  });
  const departure = planDeparture(app);
  const server = createHttpServer(departure.app, { guard: guardOf(database, env, services) });
  live.attach(server, doorkeepers(services));
  const metricsServer = metrics && createMetricsServer(metrics);
  if (metricsServer && env.METRICS_PORT !== undefined)
    await listenOn(metricsServer, env.METRICS_PORT, env.METRICS_HOST);
  sayReady(env, await listenOn(server, env.PORT, env.HOST), demo);

  let stopping = false;
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    say('\nArrêt en cours…');
    // With Ctrl-C there is no proxy to drain.
    if (env.production && signal === 'SIGTERM') await Promise.all([departure.begin(), live.leave()]);
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    metricsServer?.close();
    // Live sockets count as connections: the server only closes after them.
    await live.stop();
    await closed;
    await stop();
    await database.close();
    release();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
}

/** Opens and migrates the database, and reads the people of the public pages; waits for an unavailable server. */
async function openReady(env: Env, log: Log) {
  const database = await openDatabase(env).catch((error: unknown) => {
    if (error instanceof DamagedDatabaseError) throw new EnvError(setDatabaseAside(env, systemClock.now()));
    throw error;
  });
  if (env.embedded) sayEmbedded(env, log, database);
  const prepare = async () => {
    await database.migrate();
    if (!env.embedded) await requirePrepared(async (text) => (await database.db.execute(sql.raw(text))).rows);
    return readPublicPeople(database.db);
  };
  const onAway = (error: unknown) => log('warn', 'database-awaited', describeError(error));
  return { database, people: await waitForDatabase(prepare, { onAway }) };
}

/** Logs the durability of the embedded database, and the possible loss at the end of the previous process. */
function sayEmbedded({ DATA_SAFETY }: Env, log: Log, { lastEnd }: OpenDatabase): void {
  log('info', 'embedded-database', { safety: DATA_SAFETY, lastEnd: lastEnd ?? 'closed' });
  if (DATA_SAFETY === 'process')
    say(
      'Base embarquée\u202f: rien ne se perd si le processus est tué\u202f; une coupure de courant peut coûter les dernières écritures, ou la base (DATA_SAFETY=fsync l’en protège).',
    );
  if (lastEnd === 'power-cut' && DATA_SAFETY === 'process')
    say(
      'La machine s’est arrêtée pendant que la base était ouverte. Elle se lit entière\u202f; ses dernières écritures peuvent manquer.',
    );
}

/** Runs before the nodes of a new release start, so that none of them waits for an index. */
async function migrateOnly(env: Env, log: Log): Promise<void> {
  if (env.embedded)
    throw new EnvError('DATABASE_URL est nécessaire : la base embarquée se met à jour au démarrage.');
  const { DATABASE_URL, DATABASE_OWNER_URL } = env;
  await prepareDatabase(
    DATABASE_OWNER_URL
      ? { owner: DATABASE_OWNER_URL, application: DATABASE_URL }
      : { owner: DATABASE_URL ?? '' },
    log,
  );
  say('La base est à jour.');
}

type DemoLogin = { email: string; password: string; staff: string[] };

/** Demo members are inserted into an embedded database only, and only into an empty one. */
async function seedWhenEmpty(
  env: Env,
  services: Awaited<ReturnType<typeof createServices>>['services'],
): Promise<DemoLogin | undefined> {
  if (!env.demonstration) return undefined;
  const { DEMO_LOGIN } = await import('./demo/demonstration.ts');
  const { seedDemo } = await import('./demo/demo-seed.ts');
  const { DEMO_STAFF } = await import('./demo/demo-staff.ts');
  if ((await services.db.$count(users)) === 0) {
    say('Première fois : nous préparons les membres de démonstration…');
    const seed = () => seedDemo(services);
    const members = env.embedded ? await markUnfinished(env.DATA_DIR, seed) : await seed();
    say(`${members} membres de démonstration sont prêts.`);
  }
  return { ...DEMO_LOGIN, staff: DEMO_STAFF.map(({ email }) => email) };
}

function sayReady(env: Env, port: number, demo: DemoLogin | undefined): void {
  const url = env.PORT === 0 ? `http://localhost:${port}` : env.APP_URL;
  say(`\nLueur est prêt : ${url}`);
  if (demo) say(`Compte de démonstration : ${demo.email}, mot de passe « ${demo.password} »`);
  if (demo) {
    say(
      `Équipe de démonstration : ${url}${DESK_PATH}, même mot de passe, codes à six chiffres sur ${url}/dev/codes`,
    );
    say(`  ${demo.staff.join('  ')}`);
  }
  if (!env.production && !env.SMTP_URL) say(`Les e-mails envoyés se lisent ici : ${url}/dev/mail`);
}

/** Sheds load before requests are read, when the database has an admission queue. */
function guardOf({ admission }: OpenDatabase, env: Env, { keys }: Pick<Services, 'keys'>): Guard | undefined {
  if (!admission) return undefined;
  const findCaller = findCallers(env, keys);
  const ofPeer = (incoming: IncomingMessage) => peerOf(incoming, env);
  return (next) => refuseCrowd({ admission, findCaller, addressOf: ofPeer }, next);
}

function addressOf(context: Context, env: Env): string {
  const { incoming }: HttpBindings = context.env;
  return peerOf(incoming, env);
}

try {
  await main();
} catch (error) {
  const refused = databaseUrlRefusal(error);
  if (refused) process.stderr.write(`${refused}\n`);
  else if (MEANT_FOR_THE_OPERATOR.some((kind) => error instanceof kind) && error instanceof Error)
    process.stderr.write(`${error.message}\n`);
  else
    createLog()('error', 'start-failed', {
      ...describeError(error),
      message: error instanceof Error ? error.message : '',
    });
  process.exit(1);
}
