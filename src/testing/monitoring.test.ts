import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { MAIL_QUEUE } from '#platform/mail/outbox.ts';
import { createMetrics } from '#platform/metrics.ts';
import { writeBackupMetrics } from '#server/backup/write-metrics.ts';

const FOLDER = 'deploy/monitoring';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'day']) }),
});
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(read('lueur-alerts.yml')))
  .groups.flatMap((group) => group.rules);
const panels = z
  .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })) })
  .parse(JSON.parse(read('lueur-dashboard.json'))).panels;

/** Labels that Prometheus adds to every series. */
const GIVEN_LABELS = ['job', 'instance'];
/** Metrics of other exporters, named in docs/operations.md. */
const OF_OTHERS = ['up', 'probe_ssl_earliest_cert_expiry'];
const OPERATORS = ['or', 'and', 'unless', 'by', 'without', 'on', 'offset'];

type Selector = { name: string; labels: [label: string, operator: string, value: string][] };

/** Returns each metric in an expression, with its label matchers. */
function selectorsOf(expression: string): Selector[] {
  const bare = expression.replaceAll(/\b(?:by|without|on) \([^)]*\)|\[\w+\]/g, ' ');
  return [...bare.matchAll(/\b([a-z_]\w*)\b(?:\{([^}]*)\})?(?!\s*\()/g)]
    .filter(([, name = '']) => !OPERATORS.includes(name))
    .map(([, name = '', asked = '']) => ({
      name,
      labels: [...asked.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(
        ([, label = '', operator = '', value = '']) => [label, operator, value],
      ),
    }));
}

type Sample = { name: string; labels: Map<string, string> };

function samplesOf(text: string): Sample[] {
  return [...text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)].map(([, name = '', labels = '']) => ({
    name,
    labels: new Map(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]),
    ),
  }));
}

/** Returns the samples of a node after responses, rejections and reports, and those of a backup. */
async function exposed(): Promise<Sample[]> {
  const metrics = createMetrics({
    pool: () => ({ total: 10, idle: 7, waiting: 2 }),
    admission: () => ({ present: 9, running: 5, waiting: 3, refused: 40 }),
    sockets: () => ({ members: 1 }),
    queues: async () => [{ queue: MAIL_QUEUE, waiting: 1, retrying: 1, failed: 1, oldestSeconds: 1 }],
    disks: async () => [{ disk: 'data', used: 0.42 }],
    ready: async () => true,
    nights: async () => [{ queue: 'housekeeping', doneAt: 1 }],
    dangers: async () => ({ waiting: 0, oldestSeconds: 0 }),
    selections: async () => ({ due: 3, composed: 2, settled: 1 }),
    lostEvents: () => 0,
    contactExpires: '2027-06-30',
  });
  metrics.observe({ method: 'GET', route: '/api/session', status: 503, milliseconds: 1 });
  metrics.countReport({ directive: 'script-src', blocked: 'inline', page: '' });
  const file = join(mkdtempSync(join(tmpdir(), 'lueur-metrics-')), 'lueur-backup.prom');
  await writeBackupMetrics(file, { moment: new Date(), bytes: 1 });
  return samplesOf((await metrics.read()) + readFileSync(file, 'utf8'));
}

function isExposed({ name, labels }: Selector, samples: readonly Sample[]): boolean {
  const asked = labels.filter(([label, operator]) => operator !== '!=' && !GIVEN_LABELS.includes(label));
  return samples.some(
    (sample) =>
      sample.name === name &&
      asked.every(([label, , value]) => new RegExp(`^(?:${value})$`).test(sample.labels.get(label) ?? '')),
  );
}

describe('alerts and dashboard', () => {
  test('query metrics and label values that the running site exposes', async () => {
    const samples = await exposed();
    const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
      selectorsOf(expr),
    );
    expect(asked.length).toBeGreaterThan(30);
    const missing = asked.filter((one) => !OF_OTHERS.includes(one.name) && !isExposed(one, samples));
    expect(missing).toEqual([]);
  });
});

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
const hasPromtool = promtool('--version').status === 0;

describe.runIf(hasPromtool)('promtool (apt-get install prometheus)', () => {
  test.each([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'lueur-alerts.yml'],
    ['test', 'rules', 'lueur-alerts.test.yml'],
  ])('%s %s %s reports nothing', (...args) => {
    const { status, stdout, stderr } = promtool(...args);
    expect(status, stdout + stderr).toBe(0);
  });
});
