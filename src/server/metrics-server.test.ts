import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { countDangers } from '#desk/moderation/server/case-store.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { findProgress } from '#member/matching/server/proposal-store.ts';
import { listQueueStates } from '#platform/jobs.ts';
import { createMetrics } from '#platform/metrics.ts';
import { listNightlyJobs } from '#platform/nightly-jobs.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { testApp } from '#testing/test-app.ts';
import { createApp } from './create-app.ts';
import { isReady } from './health.ts';
import { createMetricsServer, listenOn } from './http-server.ts';

const app = await testApp();

async function measured(isReadyNow = () => isReady(app.services.pingDatabase)) {
  const metrics = createMetrics({
    pool: () => ({ total: 10, idle: 7, waiting: 2 }),
    admission: () => ({ present: 9, running: 5, waiting: 3, refused: 40 }),
    sockets: () => app.live.countSockets(),
    queues: () => listQueueStates(app.db),
    disks: async () => [{ disk: 'data', used: 0.42 }],
    ready: isReadyNow,
    nights: () => listNightlyJobs(app.db),
    dangers: () => countDangers(app.db, app.clock.now()),
    selections: () => findProgress(app.db, app.clock.now()),
    lostEvents: app.services.securityEvents.countLost,
    contactExpires: '2027-06-30',
  });
  const server = createMetricsServer(metrics);
  onTestFinished(() => {
    server.close();
  });
  const port = await listenOn(server, 0, '127.0.0.1');
  const scrape = (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`);
  const site = createApp({
    services: app.services,
    addressOf: () => '127.0.0.1',
    observe: metrics.observe,
  });
  return { site, scrape };
}

test('counts requests by route pattern, never by address', async () => {
  const { site, scrape } = await measured();
  await site.request('/api/profiles/secret-123');
  await site.request('/api/profiles/secret-456');
  await site.request('/nulle-part/secret-789');
  const answer = await scrape();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('lueur_http_requests_total{method="GET",route="/api/profiles/{id}",status="401"} 2');
  expect(text).toContain('lueur_http_requests_total{method="GET",route="/*",status="404"} 1');
  expect(text).toContain(
    'lueur_http_request_duration_seconds_count{method="GET",route="/api/profiles/{id}"} 2',
  );
  expect(text).not.toContain('secret');
});

test('exposes the process, its pool, its sockets and the queues', async () => {
  const { scrape } = await measured();
  await goLive(await app.memberBrowser(), { port: await listenForTest(app) });
  const text = await (await scrape()).text();
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toContain('lueur_disk_used_ratio{disk="data"} 0.42');
  expect(text).toContain('lueur_database_connections{state="in_use"} 3');
  expect(text).toContain('lueur_database_connections{state="waiting"} 2');
  expect(text).toContain('lueur_admission{state="refused"} 40');
  expect(text).toContain('lueur_live_sockets{of="members"} 1');
  expect(text).toMatch(/lueur_jobs_waiting\{queue="housekeeping"\} \d/);
  expect(text).toMatch(/lueur_jobs_retrying\{queue="housekeeping"\} \d/);
  expect(text).toMatch(/lueur_jobs_failed\{queue="housekeeping"\} \d/);
  expect(text).toMatch(/lueur_jobs_oldest_seconds\{queue="housekeeping"\} \d/);
});

test('records a nightly job that ends well; a row in its queue runs it at once', async () => {
  const { scrape } = await measured();
  const night = async () => {
    const text = await (await scrape()).text();
    return Number(/^lueur_nightly_done_timestamp_seconds\{queue="housekeeping"\} (\S+)$/m.exec(text)?.[1]);
  };
  const before = await night();
  const { rows } = await app.db.execute<{ id: string }>(
    sql`INSERT INTO pgboss.job (name) VALUES ('housekeeping') RETURNING id`,
  );
  const job = async () => {
    const found = await app.db.execute(
      sql`SELECT state, output FROM pgboss.job WHERE name = 'housekeeping' AND id = ${rows[0]?.id}`,
    );
    return found.rows[0];
  };
  await expect.poll(job).toMatchObject({ state: 'completed' });
  expect(await night()).toBeGreaterThan(before);
});

test('exposes what needs an operator: dangers, lost events, a node that is not ready', async () => {
  const { scrape } = await measured();
  const seen = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await scrape()).text())?.[1]);
  expect(await seen('lueur_ready')).toBe(1);
  expect(await seen('lueur_danger_cases')).toBe(0);
  const { securityEvents } = app.services;
  const before = await seen('lueur_security_events_lost_total');
  for (let i = 0; i < 600; i += 1)
    securityEvents.record('log-in-failed', { who: { kind: 'address', id: `${i}` } });
  expect(await seen('lueur_security_events_lost_total')).toBe(before + 200);
  securityEvents.clear();
  expect(await seen('lueur_security_contact_expires_timestamp_seconds')).toBe(Date.UTC(2027, 5, 30) / 1000);
  for (const [source, gravity] of [
    ['a', 5],
    ['b', 5],
    ['c', 4],
  ] as const)
    await openCase(app.db, { kind: 'report', source, subject: null, gravity, now: app.clock.now() });
  app.clock.set(new Date(app.clock.now().getTime() + HOUR_MS).toISOString());
  expect(await seen('lueur_danger_cases')).toBe(2);
  expect(await seen('lueur_danger_oldest_seconds')).toBe(HOUR_MS / 1000);
});

test('reports a node as not ready, in time, when its database does not respond', async () => {
  const { scrape } = await measured(() => isReady(() => new Promise(() => undefined)));
  expect(await (await scrape()).text()).toMatch(/^lueur_ready 0$/m);
});

test('serves metrics only on its own port, and nothing else there', async () => {
  const { site, scrape } = await measured();
  expect((await site.request('/metrics')).status).toBe(404);
  expect((await scrape('/')).status).toBe(404);
});
