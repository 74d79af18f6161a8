import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listQueueStates } from '#platform/jobs.ts';
import { createMetrics } from '#platform/metrics.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { createApp } from './create-app.ts';
import { listenOn } from './http-server.ts';
import { createMetricsServer } from './metrics-server.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

async function measured() {
  const metrics = createMetrics({
    pool: () => ({ total: 10, idle: 7, waiting: 2 }),
    admission: () => ({ present: 9, running: 5, waiting: 3, refused: 40 }),
    sockets: () => app.live.countSockets(),
    queues: () => listQueueStates(app.db),
    disks: async () => [{ disk: 'data', used: 0.42 }],
    matching: () => ({ rows: 1200, bytes: 90_000, loadSeconds: 0.5, lagSeconds: 1 }),
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

test('requests are counted by the pattern of their route, never by their address', async () => {
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

test('the process, its pool, its sockets and the queues are seen', async () => {
  const { scrape } = await measured();
  await goLive(await app.memberBrowser(), { port: await listenForTest(app) });
  const text = await (await scrape()).text();
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toContain('lueur_disk_used_ratio{disk="data"} 0.42');
  expect(text).toContain('lueur_database_connections{state="in_use"} 3');
  expect(text).toContain('lueur_database_connections{state="waiting"} 2');
  expect(text).toContain('lueur_admission{state="refused"} 40');
  expect(text).toContain('lueur_live_sockets{of="members"} 1');
  expect(text).toContain('lueur_match_index_rows 1200');
  expect(text).toMatch(/lueur_jobs_waiting\{queue="housekeeping"\} \d/);
  expect(text).toMatch(/lueur_jobs_failed\{queue="housekeeping"\} \d/);
  expect(text).toMatch(/lueur_jobs_oldest_seconds\{queue="housekeeping"\} \d/);
});

test('the port of the site has no metrics, and that of the metrics nothing else', async () => {
  const { site, scrape } = await measured();
  expect((await site.request('/metrics')).status).toBe(404);
  expect((await scrape('/')).status).toBe(404);
});
