import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '#lib/durations.ts';
import { MATTER_LABELS, NOTICE_MATTER_LABELS } from '#member/reports/texts.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { keptFor } from '#platform/kept-for.ts';
import { type FigureLine, transparencyContract, type YearFigures } from '../contract.ts';
import { shownCount, YEARS_SHOWN } from '../rules.ts';
import { APPEAL_LABELS, COUNTED_DECISION_LABELS } from '../texts.ts';

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

type CountedPart = 'reports' | 'notices' | 'decisions' | 'appeals';
type CountRow = { year: number; part: CountedPart; name: string; count: number };
type DelayRow = { year: number; hours: number; count: number };

const yearOf = (column: string) => sql.raw(`extract(year FROM ${column} AT TIME ZONE 'Europe/Paris')::int`);

/** Counts reports, notices, decisions and appeals by year in Paris, from a year on. */
async function countByYear(db: Database, since: number): Promise<CountRow[]> {
  const { rows } = await db.execute<CountRow>(sql`
    SELECT year, part, name, count(*)::int AS count FROM (
      SELECT ${yearOf('created_at')} AS year, 'reports' AS part, matter AS name FROM user_reports
      UNION ALL SELECT ${yearOf('created_at')}, 'notices', matter FROM content_notices
      UNION ALL SELECT ${yearOf('made_at')}, 'decisions', effect FROM statements
      UNION ALL SELECT ${yearOf('made_at')}, 'appeals', coalesce(outcome, 'waiting') FROM appeals
    ) AS events WHERE year >= ${since} GROUP BY year, part, name ORDER BY year DESC, count DESC, name`);
  return rows;
}

/** Lists the times from report or notice to decision, by year of the decision. */
async function listDelays(db: Database, since: number): Promise<DelayRow[]> {
  const { rows } = await db.execute<DelayRow>(sql`
    SELECT year, count(*)::int AS count, percentile_cont(0.5) WITHIN GROUP (ORDER BY hours)::float8 AS hours FROM (
      SELECT ${yearOf('made_at')} AS year, extract(epoch FROM made_at - asked_at) / 3600 AS hours
      FROM statements WHERE asked_at IS NOT NULL
      UNION ALL SELECT ${yearOf('settled_at')}, extract(epoch FROM settled_at - created_at) / 3600
      FROM content_notices WHERE settled_at IS NOT NULL AND outcome = 'dismissed'
    ) AS delays WHERE year >= ${since} GROUP BY year`);
  return rows;
}

export const transparencyRoutes = { figures };
