import { ageOn } from '#lib/age.ts';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { isTaken, stateOf } from '#mechanisms/decisions/rules.ts';
import { measureOf } from '#mechanisms/decisions/server/statement-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { OpenedCase, QueuedCase } from '../contract.ts';
import { allowedDecisions } from '../rules.ts';
import { listTargets } from './apply-decision.ts';
import { listDecisionsAbout } from './case-store.ts';
import { type CaseRow, listTogether } from './queue-store.ts';
import { readEvidence, withWords } from './read-evidence.ts';

export function queuedCase(
  { row, matter, person, assignee, ticks, measures }: CaseRow,
  now: Date,
): QueuedCase {
  const { id, kind, gravity, created_at, settled_at, subject_id } = row;
  return {
    id,
    kind,
    gravity,
    matter,
    measures,
    createdAt: created_at.toISOString(),
    settledAt: settled_at?.toISOString() ?? null,
    subject: subject_id && person ? reportedPerson(subject_id, person, now) : null,
    takenBy: assignee && isTaken(row.assigned_at, now) ? assignee : null,
    ticks: ticks.map((tick) => ({ ...tick, at: new Date(tick.at).toISOString() })),
  };
}

export function reportedPerson(
  id: string,
  { firstName, birthDate, city }: NonNullable<CaseRow['person']>,
  now: Date,
) {
  return { id, firstName, age: ageOn(birthDate, parisDay(now)) ?? 0, city };
}

export async function readCase(
  db: Database,
  found: CaseRow,
  { moderator, now }: { moderator: string; now: Date },
): Promise<OpenedCase> {
  const { kind, subject_id: subject, settled_at } = found.row;
  const shown = subject && !settled_at ? await listTargets(db, subject) : [];
  const evidence = settled_at
    ? ({ kind: 'gone' } as const)
    : await readEvidence(db, found.row, { moderator, targets: shown });
  const targets = withWords(evidence, shown);
  const history = subject ? await listDecisionsAbout(db, subject) : [];
  return {
    ...queuedCase(found, now),
    settledAt: settled_at?.toISOString() ?? null,
    together: settled_at
      ? []
      : await listTogether(db, found.row, moderator, new Date(now.getTime() - DAY_MS)),
    held: found.row.held_person !== null,
    history: history.map(({ row, by, statement }) => ({
      id: row.id,
      decision: row.decision,
      clause: row.clause,
      facts: row.facts,
      by,
      at: row.decided_at.toISOString(),
      state: statement && stateOf(measureOf(statement), now),
    })),
    targets,
    allowed: settled_at
      ? []
      : [
          ...allowedDecisions(kind, {
            subject: subject !== null,
            held: found.row.held_person !== null,
            targets: targets.length,
          }),
        ],
    evidence,
  };
}
