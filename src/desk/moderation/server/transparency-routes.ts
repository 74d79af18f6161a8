import { MINUTE_MS } from '#lib/durations.ts';
import { MATTER_LABELS, NOTICE_MATTER_LABELS } from '#member/reports/texts.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { keptFor } from '#platform/kept-for.ts';
import { type FigureLine, transparencyContract, type YearFigures } from '../contract.ts';
import { shownCount, YEARS_SHOWN } from '../rules.ts';
import { APPEAL_LABELS, COUNTED_DECISION_LABELS } from '../texts.ts';
import { type CountedPart, countByYear, listDelays } from './store.ts';

const LABELS: Record<CountedPart, Record<string, string>> = {
  reports: MATTER_LABELS,
  notices: NOTICE_MATTER_LABELS,
  decisions: COUNTED_DECISION_LABELS,
  appeals: APPEAL_LABELS,
};

/** Public figures on moderation, cached for a minute. */
const readYearFigures = keptFor(MINUTE_MS, ({ db, clock }) =>
  countFigures(db, Number(today(clock).slice(0, 'yyyy'.length))),
);

/** Returns the current year, and earlier years with any count. */
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

const api = implementContract(transparencyContract);

const figures = api.figures.handler(({ context }) => readYearFigures(context.services));

export const transparencyRoutes = { figures };
