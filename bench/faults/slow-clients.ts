import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';

const SLOW_CLIENTS = 60;
const PESTERED_MS = { least: 800, most: 2_500 };
const DRIP_EVERY_MS = 250;
const KINDS = ['headers', 'body', 'reader'] as const;

/** Many who send a header or a body by drops, or ask and never read what they are given. */
export async function pesterSlowly(url: string, chance: Chance): Promise<void> {
  const drips: NodeJS.Timeout[] = [];
  const sockets = Array.from({ length: SLOW_CLIENTS }, (_, place) => {
    const socket = openSlowly(url, KINDS[place % KINDS.length] ?? 'headers');
    drips.push(setInterval(() => socket.writable && socket.write('x'.repeat(200)), DRIP_EVERY_MS));
    return socket;
  });
  await pause(chance.between(PESTERED_MS.least, PESTERED_MS.most));
  for (const drip of drips) clearInterval(drip);
  for (const socket of sockets) socket.destroy();
}

function openSlowly(url: string, kind: (typeof KINDS)[number]): Socket {
  const { hostname, port, host, origin } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = `Host: ${host}\r\nOrigin: ${origin}\r\n`;
  if (kind === 'headers') socket.write(`GET /api/session HTTP/1.1\r\n${head}X-Slow: `);
  if (kind === 'body')
    socket.write(
      `POST /api/contact HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    );
  if (kind === 'reader') {
    socket.pause();
    socket.write(`GET /api/docs HTTP/1.1\r\n${head}\r\n`.repeat(20));
  }
  return socket;
}
