import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Lighthouse's « slow 4G »: what passes in a second, and the time of a round trip. */
export const SLOW_4G = { bitsPerSecond: 1_600_000, roundTripMs: 150 } as const;
/** Of TCP and of TLS 1.3, before the first request of a connection can leave. */
const OPENING_ROUND_TRIPS = 2;
const TICK_MS = 4;
const PACKET_BYTES = 1460;
/** Beyond it the far end waits, as behind the window of a real connection. */
const WAITING_BYTES = 64 * 1024;

/** One connection, as far as the narrow way to the phone goes. */
interface Line {
  waiting: Buffer[];
  bytes: number;
  phone: Socket;
  site: Socket;
}

export interface SlowNetwork {
  port: number;
  stop: () => Promise<void>;
}

/**
 * A way to a port of this machine that is as narrow and as long as a slow phone’s: connections take their round trips to
 * open, every byte takes half of one each way, and all connections share the width fairly.
 */
export async function slowNetworkTo(
  target: number,
  { bitsPerSecond, roundTripMs } = SLOW_4G,
): Promise<SlowNetwork> {
  const lines = new Set<Line>();
  const half = roundTripMs / 2;
  const server = createServer((phone) => {
    const line: Line = { waiting: [], bytes: 0, phone, site: connect(target, '127.0.0.1') };
    lines.add(line);
    const openAt = performance.now() + OPENING_ROUND_TRIPS * roundTripMs;
    phone.on('data', (bytes) => {
      const opening = Math.max(0, openAt - performance.now());
      setTimeout(() => line.site.writable && line.site.write(bytes), opening + half);
    });
    line.site.on('data', (bytes: Buffer) => {
      line.waiting.push(bytes);
      line.bytes += bytes.length;
      if (line.bytes > WAITING_BYTES) line.site.pause();
    });
    const close = () => {
      lines.delete(line);
      phone.destroy();
      line.site.destroy();
    };
    for (const socket of [phone, line.site]) {
      socket.setNoDelay(true);
      socket.on('error', close);
    }
    phone.on('close', close);
    line.site.on('end', () => setTimeout(close, roundTripMs));
  });
  let before = performance.now();
  let budget = 0;
  const ticking = setInterval(() => {
    const now = performance.now();
    // Nothing is saved while nothing passes.
    const most = (bitsPerSecond / 8_000) * (now - before);
    budget = lines.size > 0 ? budget + most : 0;
    before = now;
    budget = deliver(lines, budget, half);
  }, TICK_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    port: address.port,
    async stop() {
      clearInterval(ticking);
      for (const { phone, site } of lines) for (const socket of [phone, site]) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A packet of each connection in turn. @returns what is left of the budget, in bytes */
function deliver(lines: ReadonlySet<Line>, budget: number, delayMs: number): number {
  let left = budget;
  while (left > 0) {
    const busy = [...lines].filter(({ bytes }) => bytes > 0);
    if (busy.length === 0) return 0;
    for (const line of busy) left -= pass(line, delayMs);
  }
  return left;
}

function pass(line: Line, delayMs: number): number {
  const [first = Buffer.alloc(0), ...rest] = line.waiting;
  const packet = first.subarray(0, PACKET_BYTES);
  const kept = first.subarray(PACKET_BYTES);
  line.waiting = kept.length > 0 ? [kept, ...rest] : rest;
  line.bytes -= packet.length;
  if (line.bytes <= WAITING_BYTES) line.site.resume();
  setTimeout(() => line.phone.writable && line.phone.write(packet), delayMs);
  return packet.length;
}
