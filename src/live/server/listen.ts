import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { within } from '#platform/deadline.ts';
import { describeError, type Log } from '#platform/log.ts';

const HEARTBEAT_MS = 3000;
const ANSWER_WITHIN_MS = 3000;
const CONNECT_WITHIN_MS = 5000;
/** Pause before reconnecting: doubled each time, with random jitter. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/**
 * Checked on each heartbeat: behind a proxy a connection may lead to a standby, or have lost its channels, without an
 * error.
 */
export const STILL_LISTENS =
  'SELECT NOT pg_is_in_recovery() AND $1 IN (SELECT pg_listening_channels()) AS still';

type Options = {
  address: string;
  channel: string;
  onPayload: (payload: string) => void;
  /** Called after each LISTEN: earlier notifications were missed. */
  onListening: () => void;
  log: Log;
};

/** Keeps a dedicated connection, replaced when it breaks; pinged, since a half-open one stays silent. */
export function listen({ address, channel, onPayload, onListening, log }: Options): {
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  let pause = FIRST_PAUSE_MS;

  async function listenOnce(client: pg.Client): Promise<void> {
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection ended')));
    });
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    await Promise.race([broken, within(CONNECT_WITHIN_MS, start(client, channel))]);
    pause = FIRST_PAUSE_MS;
    onListening();
    await Promise.race([broken, pollListening(client, channel, signal)]);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: CONNECT_WITHIN_MS });
      try {
        await listenOnce(client);
      } catch (error) {
        if (!signal.aborted) log('warn', 'live-listen-broken', describeError(error));
      }
      // With pending queries it drops the connection without a terminate message.
      void client.end().catch(() => undefined);
      if (!signal.aborted) await pauseFor(pause * (1 + Math.random()), signal);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

async function start(client: pg.Client, channel: string): Promise<void> {
  await client.connect();
  await client.query(`LISTEN ${channel}`);
}

async function pollListening(client: pg.Client, channel: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(HEARTBEAT_MS, undefined, { signal, ref: false });
    const asking = client.query<{ still: boolean }>(STILL_LISTENS, [channel]);
    const { rows } = await within(ANSWER_WITHIN_MS, asking);
    if (!rows[0]?.still) throw new Error('The connection no longer listens');
  }
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
