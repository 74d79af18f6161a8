import { addDays, mondayOf } from '#lib/paris-time.ts';
import type { Database } from '#platform/database/client.ts';
import { type DailyFigure, sum } from '../rules.ts';
import { proofSentence } from '../texts.ts';
import { listDailyFigures } from './store.ts';

/**
 * Returns the figures of the home page: the profiles of the latest night, and the dates agreed from Monday to Sunday of
 * last week.
 * @param today ISO date in Paris
 */
export async function readProofFigures(db: Database, today: string): Promise<string | undefined> {
  const monday = mondayOf(today);
  const lastMonday = addDays(monday, -7);
  const rows = await listDailyFigures(db, { since: lastMonday, until: today });
  const of = (figure: DailyFigure) => rows.filter(({ name }) => name === figure);
  return proofSentence({
    profiles: of('members-shown').at(-1)?.value ?? 0,
    dates: sum(
      of('dates-agreed')
        .filter(({ day }) => day < monday)
        .map(({ value }) => value),
    ),
  });
}
