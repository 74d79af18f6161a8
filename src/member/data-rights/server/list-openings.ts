import { sql } from 'drizzle-orm';
import { monthsLater } from '#lib/paris-time.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import type { Services } from '#platform/services.ts';
import { countOpenings, OPENINGS_TOLD_MONTHS, type ToldOpenings } from '../rules.ts';
import { toldReason } from '../texts.ts';

/**
 * Lists openings of the member’s page from the audit log, latest month first, without the colleague and their words.
 */
export async function listOpenings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  me: string,
): Promise<ToldOpenings[]> {
  const since = monthsLater(clock.now(), -OPENINGS_TOLD_MONTHS).toISOString();
  const { rows } = await acrossMembers(() =>
    db.execute<{ at: Date | string; reason: string | null }>(sql`
      SELECT at, reason FROM staff_audit
      WHERE subject_kind = 'member' AND subject_id = ${me} AND action IN ('members.open', 'members.beside')
        AND at > ${since}::timestamptz
      ORDER BY id DESC`),
  );
  return countOpenings(
    rows.map(({ at, reason }) => ({ at: new Date(at), reason: toldReason(reason ?? '') })),
  );
}
