import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AdmissionUsage } from './database/admission.ts';
import type { PoolUsage } from './database/postgres-pool.ts';
import { within } from './deadline.ts';
import type { DiskUse } from './disk-use.ts';
import type { AnsweredRequest } from './http/observe-requests.ts';
import type { PolicyReport } from './http/policy-reports.ts';
import type { QueueState } from './jobs.ts';
import type { NightlyJob } from './nightly-jobs.ts';

/** Read when the metrics are scraped; a source that fails leaves its metric unchanged. */
export type MetricSources = OnCallSources & {
  pool: () => PoolUsage | undefined;
  admission: () => AdmissionUsage | undefined;
  sockets: () => Record<string, number>;
  queues: () => Promise<readonly QueueState[]>;
  disks: () => Promise<readonly DiskUse[]>;
};

export type Metrics = {
  observe: (request: AnsweredRequest) => void;
  countReport: (report: PolicyReport) => void;
  read: () => Promise<string>;
  contentType: string;
};

/** Shorter than the scrape timeout of Prometheus (10 s): a database that does not answer must not hide the node. */
const SOURCES_WITHIN_MS = 4000;
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counters of this process, without personal data: labels are patterns of routes and names of queues. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'lueur_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'lueur_http_request_duration_seconds',
    help: 'From the first header to the answer',
    labelNames: ['method', 'route'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });
  const reports = new Counter({
    name: 'lueur_policy_reports_total',
    help: 'What browsers report that a page tried against its policy',
    labelNames: ['directive'],
    registers: [registry],
  });
  new Gauge({
    name: 'lueur_database_connections',
    help: 'Connections of the pool that answers requests, and queries that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const usage = sources.pool();
      if (!usage) return;
      this.set({ state: 'in_use' }, usage.total - usage.idle);
      this.set({ state: 'idle' }, usage.idle);
      this.set({ state: 'waiting' }, usage.waiting);
    },
  });
  new Gauge({
    name: 'lueur_admission',
    help: 'Requests in this process, of them at the database, of them waiting; and how many were refused since the start',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(sources.admission() ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'lueur_live_sockets',
    help: 'Open sockets of live delivery on this node',
    labelNames: ['of'],
    registers: [registry],
    collect() {
      for (const [of, count] of Object.entries(sources.sockets())) this.set({ of }, count);
    },
  });
  new Gauge({
    name: 'lueur_disk_used_ratio',
    help: 'How full the disk is on which this node keeps its data, and the one of its photos',
    labelNames: ['disk'],
    registers: [registry],
    async collect() {
      for (const { disk, used } of await sources.disks()) this.set({ disk }, used);
    },
  });
  const readQueues = registerQueues(registry, sources.queues);
  const readOnCall = registerOnCall(registry, sources);
  return {
    observe({ method, route, status, milliseconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, milliseconds / 1000);
    },
    countReport: ({ directive }) => reports.inc({ directive }),
    async read() {
      const read = Promise.all([readQueues(), readOnCall()]);
      await within(SOURCES_WITHIN_MS, read).catch(() => undefined);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function registerQueues(registry: Registry, queues: MetricSources['queues']): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [registry] });
  const waiting = gauge('lueur_jobs_waiting', 'Jobs that are due and not begun');
  const retrying = gauge('lueur_jobs_retrying', 'Jobs that failed and wait for their next try');
  const failed = gauge('lueur_jobs_failed', 'Jobs that were given up and are still kept');
  const oldest = gauge('lueur_jobs_oldest_seconds', 'How long the oldest job that is due has been waiting');
  return async () => {
    for (const state of await queues().catch(() => [])) {
      const { queue } = state;
      waiting.set({ queue }, state.waiting);
      retrying.set({ queue }, state.retrying);
      failed.set({ queue }, state.failed);
      oldest.set({ queue }, state.oldestSeconds);
    }
  };
}

/** Sources of the metrics for alerts (deploy/monitoring): counts and times, never a person. */
type OnCallSources = {
  ready: () => Promise<boolean>;
  nights: () => Promise<readonly NightlyJob[]>;
  dangers: () => Promise<{ waiting: number; oldestSeconds: number }>;
  /** Members whose selections are composed ahead, and how far each pass has come. */
  selections: () => Promise<Readonly<Record<string, number>>>;
  lostEvents: () => number;
  /** ISO date. */
  contactExpires: string | undefined;
};

/** @returns a function that reads the sources in the database before each scrape; it never fails */
function registerOnCall(registry: Registry, sources: OnCallSources): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const ready = gauge('lueur_ready', '1 when the database answers this node, as /health/ready says');
  const nights = gauge(
    'lueur_nightly_done_timestamp_seconds',
    'When each nightly job last ended well, on any node',
    ['queue'],
  );
  const waiting = gauge(
    'lueur_danger_cases',
    'Cases in which a person may be in danger, undecided or with unfinished steps',
  );
  const oldest = gauge('lueur_danger_oldest_seconds', 'Age of the oldest of them');
  const selections = gauge(
    'lueur_selections',
    'Members whose selections are composed ahead: due, composed by the first pass, settled by the second',
    ['state'],
  );
  new Counter({
    name: 'lueur_security_events_lost_total',
    help: 'Security events that found no room in the buffer of this node',
    registers,
    collect() {
      this.reset();
      this.inc(sources.lostEvents());
    },
  });
  if (sources.contactExpires !== undefined)
    gauge(
      'lueur_security_contact_expires_timestamp_seconds',
      'Until when /.well-known/security.txt is served',
    ).set(Date.parse(sources.contactExpires) / 1000);
  return async () => {
    const asked = [
      sources.ready().then((isReady) => ready.set(isReady ? 1 : 0)),
      sources.nights().then((jobs) => {
        for (const { queue, doneAt } of jobs) nights.set({ queue }, doneAt);
      }),
      sources.dangers().then((dangers) => {
        waiting.set(dangers.waiting);
        oldest.set(dangers.oldestSeconds);
      }),
      sources.selections().then((counts) => {
        for (const [state, count] of Object.entries(counts)) selections.set({ state }, count);
      }),
    ];
    await Promise.allSettled(asked);
  };
}
