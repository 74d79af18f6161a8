import { NOTICE_MATTER_LABELS } from '#member/content-notice/texts.ts';
import { MATTER_LABELS } from '#member/reports/texts.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { FigureLine, YearFigures } from '../contract.ts';
import { shownCount, YEARS_SHOWN } from '../rules.ts';
import { APPEAL_LABELS, COUNTED_DECISION_LABELS } from '../texts.ts';
import { type CountedPart, countByYear, listDelays } from './store.ts';

const KEPT_MS = 60_000;
const LABELS: Record<CountedPart, Record<string, string>> = {
  reports: MATTER_LABELS,
  notices: NOTICE_MATTER_LABELS,
  decisions: COUNTED_DECISION_LABELS,
  appeals: APPEAL_LABELS,
};

const known = new WeakMap<Database, { at: number; figures: YearFigures[] }>();

/** Public figures on moderation, cached for a minute. */
export async function readYearFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<YearFigures[]> {
  const now = clock.now().getTime();
  const kept = known.get(db);
  if (kept && Math.abs(now - kept.at) < KEPT_MS) return kept.figures;
  const figures = await countFigures(db, Number(today(clock).slice(0, 'yyyy'.length)));
  known.set(db, { at: now, figures });
  return figures;
}

/** The current year, and earlier years with any count. */
async function countFigures(db: Database, running: number): Promise<YearFigures[]> {
  const since = running - YEARS_SHOWN + 1;
  const counts = await countByYear(db, since);
  const delays = await listDelays(db, since);
  const years = [...new Set([running, ...counts.map(({ year }) => year)])].toSorted((a, b) => b - a);
  return years.map((year) => {
    const lines = (wanted: CountedPart): FigureLine[] =>
      counts
        .filter((row) => row.year === year && row.part === wanted)
        .map(({ name, count }) => ({ label: LABELS[wanted][name] ?? name, count: shownCount(count) }));
    const delay = delays.find((row) => row.year === year);
    return {
      year,
      running: year === running,
      reports: lines('reports'),
      notices: lines('notices'),
      decisions: lines('decisions'),
      appeals: lines('appeals'),
      medianHours: delay && shownCount(delay.count) !== null ? Math.round(delay.hours) : null,
    };
  });
}
