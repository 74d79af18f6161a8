// How long a colleague waits for the desk with 10,000 conversations and 5,000 cases, in Chromium on the built site and a
// temporary PostgreSQL of this machine: npm run bench -- desk
import { chromium } from '@playwright/test';
import { openPostgres } from '#platform/database/client.ts';
import { findChromium } from '../e2e/chromium.ts';
import { build } from '../scripts/build.ts';
import { startSite } from '../scripts/built-site.ts';
import { firstScreen } from './desk/first-screen.ts';
import { liveWords } from './desk/live-words.ts';
import { openDesk } from './desk/open-desk.ts';
import { storeCases } from './desk/store-cases.ts';
import { storeThreads } from './desk/store-threads.ts';
import { atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { inMs, quantilesOf } from './shared/quantiles.ts';
import { runBench } from './shared/run-bench.ts';
import { tableOf } from './shared/table.ts';

const MINUTES = 6;
const THREADS = 10_000;
const MESSAGES_OF_EACH = 10;
const CASES = 5000;
/** Storing the threads takes longer than the application allows a statement. */
const PATIENT = { statementMs: 120_000, idleInTransactionMs: 120_000 };
const FIRST_SCREEN_MS = 200;
const LIVE_MS = 300;

await build();
await runBench(MINUTES, async ({ postgres, defer }) => {
  const site = await startSite({ DEMO: '1', DATABASE_URL: postgres.url });
  defer(site.stop);
  const database = openPostgres(postgres.url, PATIENT);
  defer(database.close);
  await storeThreads(database.db, THREADS, MESSAGES_OF_EACH);
  await storeCases(database.db, CASES);
  const browser = await chromium.launch(await findChromium('whole'));
  defer(() => browser.close());
  const page = await openDesk(browser, site.url);
  const measured = [
    ['first screen of Messages', FIRST_SCREEN_MS, quantilesOf(await firstScreen(page, site.url, '/equipe/messages'))],
    ['first screen of Modération', FIRST_SCREEN_MS, quantilesOf(await firstScreen(page, site.url, '/equipe/moderation'))],
    ['a new message in the open list', LIVE_MS, quantilesOf(await liveWords(page, site.url, database.db))],
  ] as const;
  writeSection('desk', {
    title: 'The desk',
    command: 'npm run bench -- desk',
    what: [
      `${THREADS.toLocaleString('en')} conversations of ${MESSAGES_OF_EACH} messages, a thousand of them open, and ${CASES.toLocaleString('en')} cases wait. From the press on the menu to the painted rows,`,
      'their data asked for anew; from the request of a visitor who writes to their words in a list that is open.',
    ].join('\n'),
    lines: tableOf(
      ['ms', 'median', '95th percentile'],
      measured.map(([name, , { p50, p95 }]) => [name, inMs(p50), inMs(p95)]),
    ),
    goals: measured.map(([what, bound, { p50 }]) =>
      atMost({ what: `${what}, median`, measured: p50, bound, unit: 'ms' }),
    ),
  });
});
