// Plays the day of three colleagues, by keyboard alone, in Chromium on the built site and a temporary PostgreSQL of
// this machine, and counts key presses: npm run bench -- desk-day [--threads 200]
import { chromium } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { type Database, openPostgres } from '#platform/database/client.ts';
import { findChromium } from '../e2e/chromium.ts';
import { build } from '../scripts/build.ts';
import { startSite } from '../scripts/built-site.ts';
import { openDesk, sitDown, type Tally } from './desk/keyboard.ts';
import { playAppointments, playCases, playMessages, workOf } from './desk/play.ts';
import { staffOf, storeAppointments, storeCases, storeThreads, storeWaiting } from './desk/store-day.ts';
import { storeDayCases } from './desk/store-day-cases.ts';
import { atLeast, none } from './shared/goals.ts';
import { inMs, quantilesOf, tableOf } from './shared/figures.ts';
import { bench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';

const MINUTES = 8;
const EARLIER = { threads: 10_000, messagesOfEach: 4, cases: 5000 };
const APPOINTMENTS = 20;
/** Storing the threads takes longer than the application's statement timeout. */
const PATIENT = { statementMs: 120_000, idleInTransactionMs: 120_000 };

await bench({ minutes: MINUTES, options: { threads: 200 } }, async (run) => {
  await build();
  const { url } = await run.startPostgres();
  const site = await startSite({ DEMO: '1', DATABASE_URL: url });
  run.defer(site.stop);
  const { db, close } = openPostgres(url, PATIENT);
  run.defer(close);
  await storeThreads(db, EARLIER.threads, EARLIER.messagesOfEach);
  await storeCases(db, EARLIER.cases);
  const threads = await storeWaiting(db, run.options.threads);
  const works = new Map(threads.map((id, place) => [String(id), workOf(place)]));
  const cases = await storeDayCases(db);
  const appointments = await storeAppointments(db, APPOINTMENTS);

  const browser = await chromium.launch(await findChromium('whole'));
  run.defer(() => browser.close());
  const tally: Tally = { presses: new Map(), times: new Map(), errors: [] };
  const atDesk = async (role: 'support' | 'moderation' | 'matchmaker') => {
    const page = await openDesk(browser, site.url, role);
    const keyboard = await sitDown(page, tally);
    await page.goto(`${site.url}/equipe`, { waitUntil: 'networkidle' });
    return keyboard;
  };
  const nadia = await atDesk('support');
  const marc = await atDesk('moderation');
  const solene = await atDesk('matchmaker');
  const begun = performance.now();
  await Promise.all([
    playMessages(nadia, works),
    playCases(marc, cases),
    playAppointments(solene, appointments.length),
  ]);
  const minutes = (performance.now() - begun) / 60_000;
  const mice = await Promise.all([nadia, marc, solene].map((keyboard) => keyboard.usedMouse()));
  const done = await countDone(db);
  for (const error of tally.errors) say(`Error: ${error}`);
  run.report('day', {
    title: 'A day at the desk',
    command: 'npm run bench -- desk-day',
    what: [
      `Three colleagues at once, each in a window of 1440 × 900, with ${EARLIER.threads.toLocaleString('en')} earlier conversations and ${EARLIER.cases.toLocaleString('en')} earlier cases:`,
      `Nadia has ${threads.length} waiting conversations, Marc ${cases.size} cases, Solène ${appointments.length} appointments. They use no mouse. A press is`,
      `a key with its modifiers, or a text typed in one go. The day took ${minutes.toFixed(1)} minutes.`,
    ].join('\n'),
    lines: [
      ...tableOf(
        ['work', 'times', 'presses'],
        [...tally.presses].map(([kind, each]) => [kind, `${each.length}`, `${Math.max(...each)}`]),
      ),
      '',
      ...tableOf(
        ['from the last press, ms', 'times', 'median', '95th percentile'],
        [...tally.times].map(([step, each]) => {
          const { count, p50, p95 } = quantilesOf(each);
          return [step, `${count}`, inMs(p50), inMs(p95)];
        }),
      ),
    ],
    goals: [
      atLeast('conversations answered or put off', done.threads, threads.length, 'as planned'),
      atLeast('cases decided', done.cases, cases.size, 'as planned'),
      atLeast('appointments with an outcome', done.appointments, appointments.length, 'as planned'),
      none('a mouse was used', mice.filter(Boolean).length),
      none('errors', tally.errors.length),
    ],
  });
});

/** Counts the work done by the three colleagues. */
async function countDone(db: Database): Promise<{ threads: number; cases: number; appointments: number }> {
  const { rows } = await db.execute<{ threads: number; cases: number; appointments: number }>(sql`
    SELECT (SELECT count(*)::int FROM support_threads t WHERE snoozed_until > now() OR EXISTS (SELECT FROM visitor_chat_messages m WHERE m.visitor_key = t.key AND m.answerer_id = ${staffOf('support')})) AS threads,
      (SELECT count(*)::int FROM moderation_cases WHERE rank_at < '2001-01-01' AND settled_at IS NOT NULL) AS cases,
      (SELECT count(*)::int FROM appointments WHERE id LIKE 'jour-%' AND state IN ('held', 'missed')) AS appointments`);
  return rows[0] ?? { threads: 0, cases: 0, appointments: 0 };
}
