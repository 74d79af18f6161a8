import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { LIVE_CLOSE } from '../protocol.ts';
import { endFormerSessions } from './hints.ts';
import { BrowserSocket, createConnections } from './sockets.ts';

const SILENT = {
  onFrame: () => undefined,
  onDrain: () => undefined,
  onMisuse: () => undefined,
  onClose: () => undefined,
};

async function anEntrance() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const connections = createConnections();
  return {
    connections,
    async enter(session: string) {
      const accepted = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
      const browser = new WebSocket(`ws://127.0.0.1:${port}`);
      onTestFinished(() => browser.terminate());
      const peer: { ended?: number } = {};
      browser.on('close', (code) => {
        peer.ended = code;
      });
      connections.add(new BrowserSocket(await accepted, { owner: session, session }, SILENT));
      return peer;
    },
  };
}

test('an ended session loses its connections, unlike one opened during the check', async () => {
  const { connections, enter } = await anEntrance();
  const former = await enter('former');
  const present = await enter('present');
  const late: { ended?: number }[] = [];
  await endFormerSessions(connections, async (asked) => {
    expect(asked).toEqual(['former', 'present']);
    late.push(await enter('late'));
    return new Set(['present']);
  });
  await expect.poll(() => former.ended).toBe(LIVE_CLOSE.sessionEnded);
  expect([present, ...late].map(({ ended }) => ended)).toEqual([undefined, undefined]);
});
