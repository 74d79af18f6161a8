import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { admitUploads } from './admit-uploads.ts';

function aSite() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(admitUploads((context) => context.req.header('from') ?? ''));
  app.all('/', async (context) => {
    await promise;
    return context.text('arrivée');
  });
  const send = (from: string, method = 'POST') =>
    Promise.resolve(app.request('/', { method, headers: { from } }));
  return { send, end: resolve };
}

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('allows four concurrent uploads per network; the fifth gets a Retry-After, other networks proceed', async () => {
  const { send, end } = aSite();
  const held = ['::1', '::2', '::3', '::4'].map((host) => send(`2001:db8:0:1${host}`));
  const fifth = await send('2001:db8:0:1::5');
  expect(fifth.status).toBe(429);
  expect(fifth.headers.get('retry-after')).toBe('5');
  expect((await fifth.json()).message).toBe(
    'Plusieurs photos sont en train d’arriver. Réessayez dans quelques secondes.',
  );
  const reading = send('2001:db8:0:1::5', 'GET');
  const other = send('203.0.113.9');
  end();
  expect(await statusesOf([...held, reading, other])).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await send('2001:db8:0:1::5')).status).toBe(200);
});

test('allows twelve concurrent uploads in total; the thirteenth gets a Retry-After', async () => {
  const { send, end } = aSite();
  const held = Array.from({ length: 12 }, (_, place) => send(`203.0.113.${place}`));
  expect((await send('198.51.100.1')).status).toBe(429);
  end();
  expect(await statusesOf(held)).toEqual(held.map(() => 200));
});
