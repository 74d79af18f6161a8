import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import {
  type Clock,
  fromDrizzle,
  type JobResult,
  PgBoss,
  type QueueOptions,
  type SendOptions,
} from 'pg-boss';
import { ownsSchema } from './database/application-role.ts';
import type { Database, OpenDatabase } from './database/client.ts';
import { watchClock } from './database/watch-clock.ts';

/**
 * For the intervals of the job queue: it does not jump when the clock of the machine is set. With the wall clock, a
 * busy worker would wait an hour for its next poll after the clock was set back an hour, and so would cron and expiry.
 */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

export type Job<Data> = {
  id: string;
  data: Data;
  retries: number;
};

export type JobOptions = Pick<SendOptions, 'id' | 'startAfter' | 'deleteAfterSeconds'> & QueueOptions;

export type Jobs = {
  /** Inside a transaction the job exists once it commits. @returns false when the `id` already exists */
  send: (db: Database, queue: string, data: object, options?: JobOptions) => Promise<boolean>;
  /**
   * A handler that throws is retried. Delivery is at least once: handlers are idempotent.
   * @param options `alone`: one job of the queue at a time, whatever the number of nodes; a job of more than 15 minutes
   * is given to another node
   */
  work: <Data extends object>(
    queue: string,
    handler: (job: Job<Data>) => Promise<void>,
    options?: { alone?: boolean },
  ) => Promise<void>;
  /** Enqueues an empty job at each time of a cron expression, in Paris time. */
  schedule: (queue: string, cron: string) => Promise<void>;
  complete: (queue: string, id: string) => Promise<void>;
  erase: (queue: string, id: string) => Promise<void>;
  eraseMatching: (db: Database, queue: string, fields: object) => Promise<void>;
  /**
   * Erases every job of any queue, waiting or done, that is about a person: addressed to them, written under their
   * address, or with one of their ids, alone or as a part of a key (`a:b`). Free text in which other people name them
   * stays.
   */
  eraseAbout: (db: Database, person: { address: string; ids: readonly string[] }) => Promise<void>;
  /** Lets running jobs finish (10 s at most). Call it before the database closes. */
  stop: () => Promise<void>;
};

export type QueueState = {
  queue: string;
  waiting: number;
  retrying: number;
  failed: number;
  oldestSeconds: number;
};

export async function listQueueStates(db: Database): Promise<QueueState[]> {
  const { rows } = await db.execute<QueueState>(sql`
    WITH waiting AS (
      SELECT name, count(*)::int AS count, extract(epoch FROM now() - min(start_after))::float8 AS oldest
      FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now() GROUP BY name),
    missed AS (
      SELECT name, count(*) FILTER (WHERE state = 'retry')::int AS retrying,
        count(*) FILTER (WHERE state = 'failed' OR ${isFailingItem})::int AS failed
      FROM pgboss.job WHERE state IN ('retry', 'failed') OR ${isFailingItem} GROUP BY name)
    SELECT q.name AS queue, coalesce(w.count, 0) AS waiting, coalesce(m.retrying, 0) AS retrying,
      coalesce(m.failed, 0) AS failed, coalesce(w.oldest, 0) AS "oldestSeconds"
    FROM pgboss.queue q LEFT JOIN waiting w USING (name) LEFT JOIN missed m USING (name)`);
  return rows;
}

type JobsOptions = {
  log: (message: string, error?: unknown) => void;
  pollSeconds?: number;
  clockLookMs?: number;
};

/** A job per item that `forEachApart` tries again. */
export const RETRY_QUEUE = 'item-retries';
/** It has failed for a quarter of an hour. */
const isFailingItem = sql`(name = ${RETRY_QUEUE} AND state = 'created' AND (data->>'tries')::int >= 5)`;

const BATCH_SIZE = 5;
const STOP_TIMEOUT_MS = 10_000;

/** pg-boss on the database of the app, in its own schema `pgboss`, created on the first start. */
export async function startJobs(database: OpenDatabase, options: JobsOptions): Promise<Jobs> {
  const boss = await startBoss(database, options.log);
  // The clock may have been set back, or the process killed, while no process ran.
  await bringJobsForward(database.background);
  if (database.address === undefined) await requeueActiveJobs(database.background);
  const clock = await watchClock(database.background, {
    everyMs: options.clockLookMs,
    async wentBack(ms) {
      const jobs = await bringJobsForward(database.background);
      options.log(`The clock went back ${Math.round(ms / 1000)} s: ${jobs} jobs brought forward`);
    },
  });

  const ready = new Set<string>();
  const open = async (queue: string, { alone = false } = {}) => {
    if (ready.has(queue)) return;
    await boss.createQueue(queue, { notify: true, policy: alone ? 'singleton' : 'standard' });
    // Loads the queue's settings into pg-boss: during a send, loading them would need a second connection, which PGlite
    // does not have while the caller's transaction runs.
    await boss.findJobs(queue, { id: randomUUID() });
    ready.add(queue);
  };

  return {
    async send(db, queue, data, sendOptions) {
      if (!ready.has(queue)) throw new Error(`Nobody works on the queue ${queue}`);
      const id = await boss.send(queue, data, { ...sendOptions, db: fromDrizzle(db, sql) });
      return id !== null;
    },
    async work<Data extends object>(
      queue: string,
      handler: (job: Job<Data>) => Promise<void>,
      { alone }: { alone?: boolean } = {},
    ) {
      await open(queue, { alone });
      const run = async (job: Job<Data>): Promise<JobResult> => {
        try {
          await handler(job);
          return { id: job.id, status: 'completed' };
        } catch (error) {
          options.log(`A job of the queue ${queue} failed (try ${job.retries + 1})`, error);
          return { id: job.id, status: 'failed', output: { message: messageOf(error) } };
        }
      };
      await boss.work<Data, JobResult[], WorkOptions>(queue, workOptions(options.pollSeconds ?? 2), (jobs) =>
        Promise.all(jobs.map((job) => run({ id: job.id, data: job.data, retries: job.retryCount }))),
      );
    },
    async schedule(queue, cron) {
      await open(queue);
      await boss.schedule(queue, cron, null, { tz: 'Europe/Paris' });
    },
    async complete(queue, id) {
      await boss.complete(queue, id);
    },
    async erase(queue, id) {
      await boss.deleteJob(queue, id);
    },
    async eraseMatching(db, queue, fields) {
      const connection = { db: fromDrizzle(db, sql) };
      const found = await boss.findJobs(queue, { data: fields, ...connection });
      const ids = found.map((job) => job.id);
      if (ids.length) await boss.deleteJob(queue, ids, connection);
    },
    eraseAbout: eraseJobsAbout,
    async stop() {
      await clock.stop();
      await boss.stop({ timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function startBoss(database: OpenDatabase, log: JobsOptions['log']): Promise<PgBoss> {
  const query = async (text: string) => (await database.background.execute(sql.raw(text))).rows;
  const boss = new PgBoss({
    ...database.jobs,
    clock: steadyClock,
    // Compares the steady clock with the clock of the database, which cron follows.
    clockMonitorIntervalSeconds: 30,
    migrate: await ownsSchema(query, 'pgboss'),
    useListenNotify: true,
    // One poll every half minute is enough for cron and flows: PGlite has a single connection.
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 600,
  });
  boss.on('error', (error) => log('The job queue reported an error', error));
  boss.on('warning', (warning) => {
    // A difference between the two clocks is intended once the database's clock was set.
    if (!('direction' in warning.data)) log(`The job queue warns: ${warning.message}`);
  });
  await boss.start();
  return boss;
}

const eraseJobsAbout: Jobs['eraseAbout'] = async (db, { address, ids }) => {
  const addresses = sql`jsonb_path_query(data, '$.**.to') UNION ALL SELECT jsonb_path_query(data, '$.**.email')`;
  const isId = (text: SQL) => sql`string_to_array(${text}, ':') && ${sql.param([...ids])}::text[]`;
  // Parsing every job would take seconds: a text search selects the candidates first.
  const parts = [address, ...ids].map((text) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  const mentions = sql`lower(data::text) LIKE ANY (${sql.param(parts)}::text[])`;
  await db.execute(sql`
      DELETE FROM pgboss.job WHERE ${isId(sql`singleton_key`)}
        OR ${mentions} AND (
          EXISTS (SELECT FROM (SELECT ${addresses}) AS a(value) WHERE lower(a.value #>> '{}') = ${address})
          OR EXISTS (SELECT FROM jsonb_path_query(data, '$.**') AS leaf
            WHERE jsonb_typeof(leaf) = 'string' AND ${isId(sql`leaf #>> '{}'`)}))`);
};

type WorkOptions = ReturnType<typeof workOptions>;

function workOptions(pollSeconds: number) {
  return {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    batchSize: BATCH_SIZE,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Reschedules jobs after the clock of the database was set back. A job that was due stays due, a retry keeps its delay,
 * a running job keeps its timeout, and cron and expiry go on. A job deferred to an hour of the clock still waits for
 * that hour.
 * @returns how many jobs were waiting or under way
 */
async function bringJobsForward(db: Database): Promise<number> {
  const begun = sql`greatest(created_on, started_on)`;
  const { rows } = await db.execute(sql`
    UPDATE pgboss.job SET
      start_after = CASE
        WHEN state = 'retry' THEN start_after - (${begun} - now())
        WHEN state = 'created' AND start_after <= created_on THEN now()
        ELSE start_after END,
      created_on = least(created_on, now()),
      started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    WHERE state < 'completed' AND ${begun} > now() RETURNING id`);
  // Cron jobs are deduplicated by minute: an hour that comes again must run them again.
  await db.execute(sql`
    UPDATE pgboss.job SET singleton_on = NULL WHERE state IN ('completed', 'failed') AND singleton_on > now()`);
  await db.execute(sql`
    UPDATE pgboss.queue SET monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now())
    WHERE greatest(monitor_claim_on, monitor_on, maintain_on) > now()`);
  await db.execute(sql`
    UPDATE pgboss.version SET cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now())
    WHERE greatest(cron_on, bam_on, flow_on, reindex_on) > now()`);
  return rows.length;
}

/** Makes jobs of a killed process due at once. Only where no other process can be working on them. */
async function requeueActiveJobs(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active' AND retry_count < retry_limit`);
}
