import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sharedApp, type TestApp } from '#testing/test-app.ts';
import { createHttpServer, listenOn, PortTakenError } from './http-server.ts';

let app: TestApp;
beforeEach(async () => {
  app = await sharedApp();
  await app.reset();
});

async function serve(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listenOn(server, 0, '127.0.0.1');
}

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: exemple.fr\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: exemple.fr\r\nContent-Length: 10\r\n\r\n1'],
])('%s sent too slowly close the connection', async (_what, beginning) => {
  const slow = new Hono()
    .post('/', async (context) => context.text(await context.req.text()))
    .onError((_error, context) => context.text('', 400));
  const port = await serve(
    createHttpServer(slow, { limits: { headersMs: 50, requestMs: 100, checkMs: 20 } }),
  );
  expect(await exchange(port, beginning)).toContain('HTTP/1.1 408');
});

test.each([
  'Host: exemple.fr\r\nHost: ailleurs.invalid',
  'Host: exemple.fr\r\nHost: exemple.fr',
  'Host: exemple.fr\r\nAccept: */*\r\nhOST: ailleurs.invalid',
  'Host: ailleurs.invalid\r\nHost: exemple.fr\r\nHost: exemple.fr',
])('« %s » is rejected before the application reads it', async (hosts) => {
  const read: string[] = [];
  const one = new Hono().all('*', (context) => {
    read.push(context.req.url);
    return context.text('ok');
  });
  const port = await serve(createHttpServer(one));
  expect(await exchange(port, `GET / HTTP/1.1\r\n${hosts}\r\n\r\n`)).toContain('HTTP/1.1 400');
  expect(read).toEqual([]);
  const [first] = hosts.split('\r\n');
  const closing = `GET / HTTP/1.1\r\n${first}\r\nX-Host: exemple.fr\r\nConnection: close\r\n\r\n`;
  expect(await exchange(port, closing)).toContain('HTTP/1.1 200');
});

test('a client that does not read its response is disconnected', async () => {
  const large = new Hono().get('/', (context) => context.body('x'.repeat(32 * 1024 * 1024)));
  const server = createHttpServer(large, { limits: { silenceMs: 100 } });
  const held = once(server, 'connection');
  const client = connect(await serve(server), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  client.pause().write('GET / HTTP/1.1\r\nHost: exemple.fr\r\n\r\n');
  const [socket] = await held;
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeGreaterThan(0);
  expect(client.bytesRead).toBeLessThan(32 * 1024 * 1024);
});

test('connections beyond the limit are closed, and the others are served', async () => {
  const app = new Hono().get('/', (context) => context.text('ok'));
  const port = await serve(createHttpServer(app, { limits: { connections: 3 } }));
  const sockets = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      const closed = once(socket, 'close').then(() => 'closed');
      return { socket, state: await Promise.race([closed, pause(300, 'open')]) };
    }),
  );
  onTestFinished(() => sockets.forEach(({ socket }) => void socket.destroy()));
  expect(sockets.map(({ state }) => state).sort()).toEqual([
    ...Array(5).fill('closed'),
    ...Array(3).fill('open'),
  ]);
  const [{ socket } = { socket: connect(port) }] = sockets.filter(({ state }) => state === 'open');
  socket.write('GET / HTTP/1.1\r\nHost: exemple.fr\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
});

test.each(['9007199254740993', '99999999999.1.1.1', '1.2.3.4.5', '[::1', 'a b', 'é', ''])(
  'a request for the host « %s » is rejected, without an incident',
  async (host) => {
    const port = await serve(createHttpServer(app.app));
    const answer = await exchange(
      port,
      `GET /api/session HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain('HTTP/1.1 400');
    expect(app.logs).toEqual([]);
  },
);

test('an idle connection outlives the timeouts of proxies and browsers, and announces its lifetime', async () => {
  const port = await serve(createHttpServer(new Hono().get('/', (context) => context.text('ok'))));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
});

test('a response to an unread body closes the connection, and says so', async () => {
  const port = await serve(createHttpServer(app.app));
  const body = 'a'.repeat(100_000);
  const answer = await exchange(
    port,
    `POST /api/log-in HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toContain('HTTP/1.1 413');
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('a port in use is reported in one sentence', async () => {
  const port = await serve(createHttpServer(app.app));
  const second = listenOn(createHttpServer(app.app), port, '127.0.0.1');
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(`Le port ${port} est déjà pris`);
});
