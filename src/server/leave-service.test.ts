import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, listenOn, planDeparture } from './http-server.ts';

const BEHIND_A_PROXY = { 'x-other-nodes': '1' };

async function aNode(times = { quietMs: 150, longestMs: 60_000 }) {
  const held = Promise.withResolvers<void>();
  const app = new Hono()
    .all('/', (context) => context.text('done'))
    .get('/slow', async (context) => {
      await held.promise;
      return context.text('done');
    })
    .get('/health/ready', (context) => context.text('ok'));
  const departure = planDeparture(app, times);
  const server = createHttpServer(departure.app);
  const port = await listenOn(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return {
      status: response.status,
      text: await response.text(),
      connection: response.headers.get('connection'),
    };
  };
  return { departure, ask, release: held.resolve };
}

test('a draining node fails its health check, and sends idempotent requests back to the proxy', async () => {
  const { departure, ask } = await aNode();
  expect(await ask('/health/ready')).toMatchObject({ status: 200 });
  expect(await ask('/', { headers: BEHIND_A_PROXY })).toMatchObject({
    status: 200,
    connection: 'keep-alive',
  });
  const gone = departure.begin();
  expect(await ask('/health/ready')).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask('/', { headers: BEHIND_A_PROXY })).toMatchObject({ status: 502, connection: 'close' });
  await gone;
});

test('a draining node still serves writes, and requests without another node', async () => {
  const { departure, ask } = await aNode();
  const gone = departure.begin();
  const written = await ask('/', { method: 'POST', headers: BEHIND_A_PROXY });
  expect(written).toEqual({ status: 200, text: 'done', connection: 'close' });
  expect(await ask('/')).toEqual({ status: 200, text: 'done', connection: 'close' });
  await gone;
});

test('a draining node waits for running requests, and until no more arrive', async () => {
  const { departure, ask, release } = await aNode();
  const slow = ask('/slow');
  await ask('/');
  const order: string[] = [];
  const gone = departure.begin().then(() => order.push('gone'));
  // Longer than an idle node takes to leave.
  await new Promise((resolve) => setTimeout(resolve, 400));
  order.push('answered');
  release();
  expect(await slow).toEqual({ status: 200, text: 'done', connection: 'close' });
  await gone;
  expect(order).toEqual(['answered', 'gone']);
});

test('a draining node stops waiting at a limit', async () => {
  const { departure, ask, release } = await aNode({ quietMs: 100, longestMs: 300 });
  const slow = ask('/slow');
  await ask('/');
  await departure.begin();
  release();
  expect(await slow).toMatchObject({ status: 200 });
});
