// Five hundred who send a header drop by drop and fifty who send a body at 1 KB/s, while others ask: the built server on its
// embedded database, on loopback: npm run bench -- slow [--clients 500]
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSite } from '../scripts/built-site.ts';
import { atLeast, atMost, judge } from './shared/goals.ts';
import { quantilesOf } from './shared/quantiles.ts';
import { machineLine, say } from './shared/say.ts';

const { values } = parseArgs({ options: { clients: { type: 'string', default: '500' } } });
const CLIENTS = Number(values.clients);
const UPLOADS = Math.ceil(CLIENTS / 10);
const HEADERS_WITHIN_S = 10;
const BODY_WITHIN_S = 30;
/** Connections are looked at every 2 s, by a process that has other things to do. */
const LATE_S = 3;
const CALM_S = 10;
const DRIP_MS = 1000;
const KB = 'x'.repeat(1024);

type Cut = { seconds: number; said: string };

/** Sends a beginning, then a drop each second, until the server closes. */
function drip(url: string, beginning: string, drop: string): Promise<Cut> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(beginning));
    const drops = setInterval(() => socket.writable && socket.write(drop), DRIP_MS);
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(drops);
        resolve({ seconds: (performance.now() - begun) / 1000, said: said.slice(9, 12) });
      });
  });
}

/** How long ordinary requests take, in ms, until told to stop; a failure counts as endless. */
function ask(url: string): () => Promise<number[]> {
  const taken: number[] = [];
  let goesOn = true;
  const asking = (async () => {
    while (goesOn) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/session`).catch(() => null);
      await answer?.arrayBuffer();
      taken.push(answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
      await pause(20);
    }
  })();
  return async () => {
    goesOn = false;
    await asking;
    return taken;
  };
}

say(machineLine());
const site = await startSite();
try {
  const origin = `Host: ${new URL(site.url).host}\r\nOrigin: ${site.url}\r\n`;
  const calmly = ask(site.url);
  await pause(CALM_S * 1000);
  const calm = quantilesOf(await calmly()).p95;
  say(
    `Calm: p95 ${calm.toFixed(1)} ms. Now ${CLIENTS} slow headers and ${UPLOADS} slow bodies, for half a minute`,
  );
  const pestered = ask(site.url);
  const head = `GET /api/session HTTP/1.1\r\n${origin}`;
  const body = `POST /api/contact HTTP/1.1\r\n${origin}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;
  const headers = Promise.all(Array.from({ length: CLIENTS }, () => drip(site.url, head, 'X-Slow: 1\r\n')));
  const bodies = Promise.all(Array.from({ length: UPLOADS }, () => drip(site.url, body, KB)));
  const [ofHeaders, ofBodies] = await Promise.all([headers, bodies]);
  const slow = quantilesOf(await pestered()).p95;
  const last = (cuts: readonly Cut[]) => Math.max(...cuts.map(({ seconds }) => seconds));
  const told = [...ofHeaders, ...ofBodies].filter(({ said }) => said === '408').length;
  judge([
    atMost({
      what: 'Headers are cut after',
      measured: last(ofHeaders),
      bound: HEADERS_WITHIN_S + LATE_S,
      unit: 's',
    }),
    atMost({
      what: 'Bodies are cut after',
      measured: last(ofBodies),
      bound: BODY_WITHIN_S + LATE_S,
      unit: 's',
    }),
    atLeast({ what: 'Told so (408)', measured: told, bound: CLIENTS + UPLOADS, unit: 'clients' }),
    // Below 20 ms nobody notices, and two cores measure nothing.
    atMost({ what: 'Others meanwhile, p95', measured: slow, bound: Math.max(2 * calm, 20), unit: 'ms' }),
  ]);
} finally {
  await site.stop();
}
