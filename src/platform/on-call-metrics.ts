import { Counter, Gauge, type Registry } from 'prom-client';
import type { NightlyJob } from './nightly-jobs.ts';

/** Sources of the metrics for alerts (deploy/monitoring): counts and times, never a person. */
export type OnCallSources = {
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
export function registerOnCall(registry: Registry, sources: OnCallSources): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const ready = gauge('lueur_ready', '1 when the database answers this node, as /health/ready says');
  const nights = gauge(
    'lueur_nightly_done_timestamp_seconds',
    'When each nightly job last ended well, on any node',
    ['queue'],
  );
  const waiting = gauge('lueur_danger_cases', 'Undecided cases in which a person may be in danger');
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
