import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { LIVE_CLOSE } from '../protocol.ts';
import { endFormerSessions } from './hints.ts';
import { BrowserSocket, createConnections } from './sockets.ts';

/** A server whose connections the test opens one by one, each for a session. */
async function anEntrance() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (session: string) => {
    const accepted = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
    const browser = new WebSocket(`ws://127.0.0.1:${port}`);
    onTestFinished(() => browser.terminate());
    const seen: { drains: number; ended?: number } = { drains: 0 };
    browser.on('close', (code) => {
      seen.ended = code;
    });
    const ws = await accepted;
    const socket = new BrowserSocket(
      ws,
      { owner: session, session },
      {
        onFrame: () => undefined,
        onMisuse: () => undefined,
        onClose: () => undefined,
        onDrain: () => {
          seen.drains += 1;
        },
      },
    );
    return { browser, ws, seen, socket };
  };
}

async function connection() {
  const enter = await anEntrance();
  const connected = await enter('session');
  if (connected.browser.readyState !== WebSocket.OPEN)
    await new Promise((resolve) => connected.browser.once('open', resolve));
  return connected;
}

const events = Array.from({ length: 10_000 }, (_, place) => ({ seq: place + 1, text: 'a'.repeat(2000) }));

test('this process buffers less than 70 kB for a browser that does not read', async () => {
  const { browser, ws, seen, socket } = await connection();
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
  const before = seen.drains;
  browser.resume();
  await expect.poll(() => seen.drains).toBe(before + 1);
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

test('an ended session loses its connections, unlike one opened during the check', async () => {
  const connections = createConnections();
  const enter = await anEntrance();
  const open = async (session: string) => {
    const { socket, seen } = await enter(session);
    connections.add(socket);
    return seen;
  };
  const [former, present] = [await open('former'), await open('present')];
  const late: (typeof former)[] = [];
  await endFormerSessions(connections, async (asked) => {
    expect(asked).toEqual(['former', 'present']);
    late.push(await open('late'));
    return new Set(['present']);
  });
  await expect.poll(() => former.ended).toBe(LIVE_CLOSE.sessionEnded);
  expect([present, ...late].map(({ ended }) => ended)).toEqual([undefined, undefined]);
});
