import { parisDay } from '#lib/french-date.ts';
import type { Database } from '#platform/database/client.ts';
import { answerPromise } from '../../rules.ts';
import { isSomeonePresent, readOpeningHours } from '../store.ts';

/** What whoever writes to the team now may expect. */
export async function promiseAnswer(db: Database, now: Date): Promise<string> {
  const [hours, present] = [await readOpeningHours(db), await isSomeonePresent(db, now)];
  return answerPromise(hours, { present, today: parisDay(now), now });
}
