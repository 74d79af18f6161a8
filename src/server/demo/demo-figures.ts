import { type DailyFigure, type DailyValue, FIGURE_WEEKS } from '#desk/figures/rules.ts';
import { MEASURED_STEPS } from '#identity/ad-measurement/rules.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { makeRandom } from '#lib/seeded-random.ts';
import type { Database } from '#platform/database/client.ts';
import { dailyFigures, funnelCounters } from '#server/schema.ts';

/** A plausible day of a site of six hundred members; fictional. */
const ORDINARY_DAY: Partial<Record<DailyFigure, number>> = {
  'selections-renewed': 62,
  'conversations-opened': 31,
  'conversations-answered': 19,
  'dates-proposed': 9,
  'dates-agreed': 6,
  'meetings-held': 4,
  'insults-sent': 1,
  'seats-offered': 15,
  'seats-taken': 10,
  'moderation-minutes': 190,
  errors: 1,
};
/** Of a hundred people who confirm their address, how many take each step. */
const STEP_SHARES = [100, 91, 86, 80, 77, 72, 55];
/** Of those who sign up in a week of ordinary days, how many come so far. */
const COHORT = [
  { name: 'cohort-complete', share: 0.7 },
  { name: 'cohort-opened', share: 0.5 },
  { name: 'cohort-agreed', share: 0.26 },
] as const satisfies readonly { name: DailyFigure; share: number }[];
/** A year, so that thirteen weeks and twenty-six can be compared with those before. */
const DAYS = 4 * FIGURE_WEEKS * 7;

/** Fills the figures of the last year of the demonstration. @param day ISO date of today */
export async function insertDemoFigures(db: Database, day: string): Promise<void> {
  const random = makeRandom(11);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(day, index - DAYS));
  const rows: DailyValue[] = [];
  const steps: (typeof funnelCounters.$inferInsert)[] = [];
  for (const [index, one] of days.entries()) {
    // A weekly growth, and a daily variation.
    const mood = (0.55 + (0.45 * index) / DAYS) * (0.75 + 0.5 * random());
    for (const [name, value] of Object.entries(ORDINARY_DAY))
      rows.push({ day: one, name, value: Math.round(value * mood) });
    rows.push({ day: one, name: 'members-shown', value: Math.round(380 + (200 * index) / DAYS) });
    if (mondayOf(one) === one)
      rows.push(
        { day: one, name: 'members-active', value: Math.round(230 + (190 * index) / DAYS) },
        { day: one, name: 'weekly-answer-minutes', value: Math.round(26 + 40 * random()) },
        ...COHORT.map(({ name, share }) => ({
          day: one,
          name,
          value: Math.round(42 * mood * share * Math.min(1, (DAYS - index) / 56)),
        })),
      );
    for (const [place, step] of MEASURED_STEPS.entries())
      steps.push({
        day: one,
        step,
        count: Math.max(1, Math.round((6 * mood * (STEP_SHARES[place] ?? 0)) / 100)),
      });
  }
  await db.insert(dailyFigures).values(rows);
  await db.insert(funnelCounters).values(steps);
}
