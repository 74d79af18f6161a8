// The day of three colleagues, played by keyboard alone in Chromium on the built site and a temporary PostgreSQL of this
// machine, and how many presses it takes: npm run bench -- desk-day
import { chromium } from '@playwright/test';
import { openPostgres } from '#platform/database/client.ts';
import { findChromium } from '../e2e/chromium.ts';
import { build } from '../scripts/build.ts';
import { startSite } from '../scripts/built-site.ts';
import { reportDay } from './desk/day-report.ts';
import { countAppointments, countCases, countMails, countThreads } from './desk/judge-day.ts';
import { emptyTally, sitDown } from './desk/keyboard.ts';
import { openDesk } from './desk/open-desk.ts';
import { playAppointments } from './desk/play-appointments.ts';
import { playCases } from './desk/play-cases.ts';
import { playMessages, workOf } from './desk/play-messages.ts';
import { storeCases } from './desk/store-cases.ts';
import { settleMost, storeAppointments, storeWaiting } from './desk/store-day.ts';
import { storeDayCases } from './desk/store-day-cases.ts';
import { storeThreads } from './desk/store-threads.ts';
import { runBench } from './shared/run-bench.ts';

const MINUTES = 8;
const EARLIER = { threads: 10_000, messagesOfEach: 4, cases: 5000 };
const THREADS = 200;
const APPOINTMENTS = 20;
/** Storing the threads takes longer than the application allows a statement. */
const PATIENT = { statementMs: 120_000, idleInTransactionMs: 120_000 };

await build();
await runBench(MINUTES, async ({ postgres, defer }) => {
  const site = await startSite({ DEMO: '1', DATABASE_URL: postgres.url });
  defer(site.stop);
  const { db, close } = openPostgres(postgres.url, PATIENT);
  defer(close);
  await storeThreads(db, EARLIER.threads, EARLIER.messagesOfEach);
  await storeCases(db, EARLIER.cases);
  await settleMost(db);
  const threads = await storeWaiting(db, THREADS);
  const works = new Map(threads.map((id, place) => [String(id), workOf(place)]));
  const cases = await storeDayCases(db);
  const appointments = await storeAppointments(db, APPOINTMENTS);

  const browser = await chromium.launch(await findChromium('whole'));
  defer(() => browser.close());
  const tally = emptyTally();
  const atDesk = async (role: 'support' | 'moderation' | 'matchmaker') => {
    const page = await openDesk(browser, site.url, role);
    const keyboard = await sitDown(page, tally);
    await page.goto(`${site.url}/equipe`, { waitUntil: 'networkidle' });
    return keyboard;
  };
  const [nadia, marc, solene] = [
    await atDesk('support'),
    await atDesk('moderation'),
    await atDesk('matchmaker'),
  ];
  const begun = performance.now();
  await Promise.all([
    playMessages(nadia, works),
    playCases(marc, cases),
    playAppointments(solene, appointments.length),
  ]);
  const minutes = (performance.now() - begun) / 60_000;
  const mice = await Promise.all([nadia, marc, solene].map((keyboard) => keyboard.usedMouse()));
  reportDay(tally, {
    minutes,
    threads: await countThreads(db, works),
    cases: await countCases(db, cases),
    appointments: await countAppointments(db, appointments),
    ...(await countMails(db, site.directory)),
    mice: mice.filter(Boolean).length,
  });
});
