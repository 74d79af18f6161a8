import { parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { openMinutesBetween } from '#member/support/rules.ts';
import { readOpeningHours } from '#member/support/server/hours-store.ts';
import type { Database } from '#platform/database/client.ts';
import { ANSWER_SPEED_DAYS, type DailyFigure, LEAST_ANSWERED, median, SMALLEST_SHOWN } from '../rules.ts';
import { answerSpeedSentence } from '../texts.ts';
import { type Days, listDailyFigures, listFirstAnswers, saveFigure } from './store.ts';

/** The public sentence uses figures of at most this many days. */
const FRESH_DAYS = 3;
/** Longer waits are capped at this value; at this length no sentence is published. */
const LONGEST_WAIT_DAYS = 30;

/**
 * Stores median waits for the first answer, in minutes of opening hours: for answers of the last thirty days, with
 * their number, and for the conversations begun in each week since a Monday.
 * @param until ISO date
 */
export async function storeAnswerSpeed(db: Database, { since, until }: Days): Promise<void> {
  const hours = await readOpeningHours(db);
  const recent = addDays(until, 1 - ANSWER_SPEED_DAYS);
  const answers = await listFirstAnswers(db, { since: since < recent ? since : recent, until });
  const waits = answers.map(({ asked, at }) => ({
    week: mondayOf(parisDay(asked)),
    isRecent: parisDay(at) >= recent,
    minutes: openMinutesBetween(hours, daysBetween(asked, at), asked, at),
  }));
  const save = (day: string, name: DailyFigure, value: number | null) =>
    saveFigure(db, { day, name, value: Math.round(value ?? 0) });
  const last = waits.filter(({ isRecent }) => isRecent).map(({ minutes }) => minutes);
  await save(until, 'first-answers', last.length);
  await save(until, 'first-answer-minutes', median(last));
  if (hours.week.length === 0) return;
  for (const [week, begun] of Map.groupBy(waits, (wait) => wait.week))
    if (week >= since && begun.length >= SMALLEST_SHOWN)
      await save(week, 'weekly-answer-minutes', median(begun.map(({ minutes }) => minutes)));
}

function daysBetween(from: Date, to: Date): string[] {
  const [first, last] = [parisDay(from), parisDay(to)];
  const days = Array.from({ length: LONGEST_WAIT_DAYS }, (_, place) => addDays(first, place));
  return days.filter((day) => day <= last);
}

/**
 * Returns the public sentence about the answer time.
 * @param today ISO date in Paris
 * @returns undefined without opening hours, or while too few threads were answered
 */
export async function readAnswerSpeed(db: Database, today: string): Promise<string | undefined> {
  const rows = await listDailyFigures(db, { since: addDays(today, -FRESH_DAYS), until: today });
  const latest = (figure: string) => rows.findLast(({ name }) => name === figure)?.value ?? 0;
  if (latest('first-answers') < LEAST_ANSWERED) return undefined;
  if ((await readOpeningHours(db)).week.length === 0) return undefined;
  return answerSpeedSentence(latest('first-answer-minutes'));
}
