import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { BrowserSocket } from './sockets.ts';

async function connection() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const accepted = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
  const browser = new WebSocket(`ws://127.0.0.1:${port}`);
  const ws = await accepted;
  await new Promise((resolve) => browser.once('open', resolve));
  onTestFinished(() => {
    browser.terminate();
    server.close();
  });
  const drains = { count: 0 };
  const handlers = {
    onFrame: () => undefined,
    onMisuse: () => undefined,
    onClose: () => undefined,
    onDrain: () => {
      drains.count += 1;
    },
  };
  return {
    browser,
    ws,
    drains,
    socket: new BrowserSocket(ws, { owner: 'membre', session: 'session' }, handlers),
  };
}

const events = Array.from({ length: 10_000 }, (_, place) => ({ seq: place + 1, text: 'a'.repeat(2000) }));

test('this process buffers less than 70 kB for a browser that does not read', async () => {
  const { browser, ws, drains, socket } = await connection();
  socket.begin({ cursor: 0, fresh: true });
  browser.pause();
  let last = -1;
  // The kernel buffers some of it first: only the result matters.
  while (socket.cursor !== last) {
    last = socket.cursor ?? 0;
    for (let turn = 0; turn < 20; turn += 1) {
      if (socket.isReady) socket.deliver(events);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  expect(last).toBeLessThan(events.length);
  expect(socket.isReady).toBe(false);
  expect(ws.bufferedAmount).toBeLessThan(70_000);
  const before = drains.count;
  browser.resume();
  await expect.poll(() => drains.count).toBe(before + 1);
  expect(socket.isReady).toBe(true);
});

test('a browser that does not answer a ping is disconnected', async () => {
  const { browser, ws, socket } = await connection();
  socket.begin({ cursor: 0, fresh: true });
  socket.ping();
  await new Promise((resolve) => ws.once('pong', resolve));
  browser.pause();
  socket.ping();
  expect(ws.readyState).toBe(WebSocket.OPEN);
  socket.ping();
  await expect.poll(() => ws.readyState).toBe(WebSocket.CLOSED);
});

test('a missing event is never skipped', async () => {
  const { socket } = await connection();
  socket.begin({ cursor: 3, fresh: false });
  expect(socket.deliver(events.slice(2, 5))).toBe(true);
  expect(socket.cursor).toBe(5);
  expect(socket.deliver(events.slice(6, 8))).toBe(false);
  expect(socket.cursor).toBe(5);
});
