// How long a member waits for pages on a slow phone, with the built site on a temporary PostgreSQL of this machine:
// npm run bench -- pages
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { build } from '../scripts/build.ts';
import { startSite } from '../scripts/built-site.ts';
import { type ColdLoad, loadSelection } from './pages/cold-load.ts';
import { likePhotographs } from './pages/like-photographs.ts';
import { type Cookies, logIn } from './pages/log-in.ts';
import { changeRoutes } from './pages/route-changes.ts';
import { SLOW_4G, slowNetworkTo } from './pages/slow-network.ts';
import { atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';

const MINUTES = 8;
const TIMES = 5;
const FIRST_SELECTION_MS = 2500;
const ROUTE_CHANGE_MS = 100;

await build();
await runBench(MINUTES, async ({ postgres, defer }) => {
  const site = await startSite({ DEMO: '1', DATABASE_URL: postgres.url });
  defer(site.stop);
  const browser = await chromium.launch(await findChromium('whole'));
  defer(() => browser.close());
  const { cookies, photos } = await logIn(browser, site.url);
  await likePhotographs(site.directory, photos);
  const loads = await coldLoads(browser, cookies, site.url);
  const middle = (of: (load: ColdLoad) => number) => medianOf(loads.map(of));
  const photoMs = middle((load) => load.photoMs);
  const changes = [...(await changeRoutes(browser, cookies, site.url))].map(
    ([path, times]): [string, number] => [path, medianOf(times)],
  );
  for (const [path, ms] of changes) say(`  to ${path}: ${ms.toFixed(0)} ms`);
  const slowest = Math.max(...changes.map(([, ms]) => ms));
  writeSection('pages', {
    title: 'Pages',
    command: 'npm run bench -- pages',
    what: [
      `A member opens « Mes matchs » for the first time on a phone four times slower than this machine, over ${SLOW_4G.bitsPerSecond / 1e6} Mbit/s and`,
      `${SLOW_4G.roundTripMs} ms for each round trip, those of TCP and TLS included; photos weigh what photographs do. Medians of ${TIMES}.`,
    ].join('\n'),
    lines: tableOf(
      ['since the address was asked for', 'ms'],
      [
        ['scripts are there', middle((load) => load.scriptsMs).toFixed(0)],
        ['name and words of the first person are painted', middle((load) => load.wordsMs).toFixed(0)],
        ['their photo as well', photoMs.toFixed(0)],
      ],
    ).concat(
      '',
      whatCame(loads),
      '',
      'Then, on the same phone, from the click to the painted page when its code and its data are there:',
      '',
      tableOf(
        ['to', 'ms'],
        changes.map(([path, ms]) => [path, ms.toFixed(0)]),
      ),
    ),
    goals: [
      atMost({ what: 'First selection visible', measured: photoMs, bound: FIRST_SELECTION_MS, unit: 'ms' }),
      atMost({ what: 'Slowest change of page', measured: slowest, bound: ROUTE_CHANGE_MS, unit: 'ms' }),
      atMost({
        what: 'Layout shift until then',
        measured: middle((load) => load.shift),
        bound: 0.001,
        unit: 'CLS',
      }),
    ],
  });
});

async function coldLoads(browser: Browser, cookies: Cookies, url: string): Promise<ColdLoad[]> {
  const network = await slowNetworkTo(Number(new URL(url).port));
  const loads: ColdLoad[] = [];
  try {
    // The first one is for a server and a browser that have just started.
    for (let time = 0; time <= TIMES; time += 1) {
      const load = await loadSelection(browser, cookies, `http://localhost:${network.port}`);
      say(`  cold load ${time}: ${JSON.stringify(load)}`);
      if (time > 0) loads.push(load);
    }
  } finally {
    await network.stop();
  }
  return loads;
}

function whatCame([load]: readonly ColdLoad[]): string {
  if (!load) return '';
  const kinds = Object.entries(load.bytes).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)} kB`);
  return `Until then ${load.requests} answers had come: ${kinds.join(', ')}.`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
