import { sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import {
  type CaseKind,
  type Decision,
  GRAVITY_OF_PHOTO,
  GRAVITY_OF_TEXT,
  type Gravity,
} from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { saveFeedback } from '#member/meeting/server/store.ts';
import { saveFlaggedText } from '#member/profile/server/moderated-store.ts';
import { GRAVITY_OF, type ReportMatter } from '#member/reports/rules.ts';
import { collectEvidence } from '#member/reports/server/shared/collect-evidence.ts';
import { insertReport } from '#member/reports/server/store.ts';
import type { Database } from '#platform/database/client.ts';

export type PlannedCase = {
  kind: Extract<CaseKind, 'photo' | 'report' | 'text' | 'words'>;
  matter?: ReportMatter;
  /** The decision planned for it. */
  decision: Decision;
};

const of = (count: number, planned: PlannedCase): PlannedCase[] =>
  Array.from({ length: count }, () => planned);

/** The reporter's text, and the message after a meeting that the report concerns. */
export const REASON = 'Ce n’était pas correct.';
export const SENTENCE = 'Une rencontre à oublier.';

/** Forty cases, of mixed kinds. */
export const CASES_OF_DAY: readonly PlannedCase[] = [
  ...of(3, { kind: 'report', matter: 'scam', decision: 'close' }),
  ...of(3, { kind: 'report', matter: 'hate', decision: 'suspend' }),
  ...of(6, { kind: 'report', matter: 'insult', decision: 'warn' }),
  ...of(5, { kind: 'report', matter: 'other', decision: 'dismiss' }),
  ...of(4, { kind: 'text', decision: 'hide' }),
  ...of(2, { kind: 'text', decision: 'dismiss' }),
  ...of(3, { kind: 'words', matter: 'insult', decision: 'hide' }),
  ...of(1, { kind: 'words', matter: 'insult', decision: 'warn' }),
  ...of(1, { kind: 'words', matter: 'crude', decision: 'dismiss' }),
  ...of(10, { kind: 'photo', decision: 'dismiss' }),
  ...of(2, { kind: 'photo', decision: 'hide' }),
];

type Person = { id: string; bio: string; photo: string; reporter: string };

/** Stores one case per person, ahead of the earlier cases. @returns the planned decisions by case id, in queue order */
export async function storeDayCases(db: Database): Promise<Map<string, PlannedCase>> {
  const { rows: people } = await db.execute<Person>(sql`
    SELECT p.id, p.bio, f.id AS photo, 'demo-0' || (400 + row_number() OVER (ORDER BY p.id)) AS reporter
    FROM profiles p JOIN photos f ON f.user_id = p.id AND f.position = 0
    WHERE p.id LIKE 'demo-02%' AND p.bio <> '' ORDER BY p.id LIMIT ${CASES_OF_DAY.length}`);
  const now = new Date(Date.now() - DAY_MS);
  const planned = new Map<string, PlannedCase>();
  await db.transaction(async (tx) => {
    for (const [place, one] of CASES_OF_DAY.entries()) {
      const person = people[place];
      if (!person) throw new Error('The demonstration has too few members');
      const id = await openDayCase(tx, one, person, now);
      await tx.execute(sql`
        UPDATE moderation_cases SET rank_at = '2000-01-01'::timestamptz + ${place} * interval '1 minute' WHERE id = ${id}`);
      planned.set(id, one);
    }
  });
  return planned;
}

async function openDayCase(
  tx: Database,
  { kind, matter = 'other' }: PlannedCase,
  person: Person,
  now: Date,
): Promise<string> {
  const { id: subject, bio, photo } = person;
  const open = (source: string, gravity: Gravity) => openCase(tx, { kind, source, subject, gravity, now });
  if (kind === 'photo') return open(photo, GRAVITY_OF_PHOTO);
  if (kind === 'text')
    return open(
      await saveFlaggedText(tx, { member: subject, content: 'bio', text: bio, now }),
      GRAVITY_OF_TEXT,
    );
  return open(await report(tx, matter, person, now), GRAVITY_OF[matter]);
}

async function report(
  tx: Database,
  matter: ReportMatter,
  { id, reporter }: Person,
  now: Date,
): Promise<string> {
  const words = { qualities: [], sentence: SENTENCE };
  await saveFeedback(tx, {
    author_id: id,
    about_id: reporter,
    ...words,
    written_at: now,
    not_again: false,
    private_note: '',
    note_key: null,
    hidden_at: null,
  });
  const evidence = { ...(await collectEvidence(tx, reporter, id, now)), words };
  const people = { reporter_id: reporter, reported_user_id: id };
  return insertReport(tx, 'S', {
    ...people,
    matter,
    reason: REASON,
    evidence,
    created_at: now,
  });
}
