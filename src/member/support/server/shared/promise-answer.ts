import { parisDay } from '#lib/french-date.ts';
import type { Database } from '#platform/database/client.ts';
import { answerPromise } from '../../rules.ts';
import { isSomeonePresent, readOpeningHours } from '../hours-store.ts';

export async function promiseAnswer(db: Database, now: Date): Promise<string> {
  const [hours, present] = [await readOpeningHours(db), await isSomeonePresent(db, now)];
  return answerPromise(hours, { present, today: parisDay(now), now });
}
