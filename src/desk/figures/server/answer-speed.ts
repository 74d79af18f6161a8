import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { openMinutesBetween } from '#member/support-hours/rules.ts';
import { readOpeningHours } from '#member/support-hours/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { ANSWER_SPEED_DAYS, LEAST_ANSWERED, median } from '../rules.ts';
import { answerSpeedSentence } from '../texts.ts';
import { listDailyFigures, listFirstAnswers, saveFigure } from './store.ts';

/** A sentence of the public pages rests on no older night. */
const FRESH_DAYS = 3;
/** A longer wait counts as this long: beyond it no sentence is made. */
const LONGEST_WAIT_DAYS = 30;

/** Number and median of the first answers of the days until this one, in minutes of opening. @param day ISO date */
export async function keepAnswerSpeed(db: Database, day: string): Promise<void> {
  const hours = await readOpeningHours(db);
  const answers = await listFirstAnswers(db, { since: addDays(day, 1 - ANSWER_SPEED_DAYS), until: day });
  const waits = answers.map(({ asked, at }) => openMinutesBetween(hours, daysBetween(asked, at), asked, at));
  await saveFigure(db, { day, name: 'first-answers', value: waits.length });
  await saveFigure(db, { day, name: 'first-answer-minutes', value: Math.round(median(waits) ?? 0) });
}

function daysBetween(from: Date, to: Date): string[] {
  const [first, last] = [parisDay(from), parisDay(to)];
  const days = Array.from({ length: LONGEST_WAIT_DAYS }, (_, place) => addDays(first, place));
  return days.filter((day) => day <= last);
}

/** @param today ISO date in Paris @returns undefined without opening hours, or while too few threads were answered */
export async function readAnswerSpeed(db: Database, today: string): Promise<string | undefined> {
  const rows = await listDailyFigures(db, { since: addDays(today, -FRESH_DAYS), until: today });
  const latest = (figure: string) => rows.findLast(({ name }) => name === figure)?.value ?? 0;
  if (latest('first-answers') < LEAST_ANSWERED) return undefined;
  if ((await readOpeningHours(db)).week.length === 0) return undefined;
  return answerSpeedSentence(latest('first-answer-minutes'));
}
