import { recordAudit, subjectOf } from '#desk/staff/server/shared/record-audit.ts';
import { setSubject } from '#mechanisms/decisions/server/case-store.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { findCaseRow } from './queue-store.ts';

type Naming = { id: string; profileId: string | null; moderator: string };

/** Identifies the member a notice is about, which allows every decision; or marks that it is about none. */
export async function nameSubject(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, profileId, moderator }: Naming,
): Promise<'ok' | 'unknown' | 'settled'> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (profileId && !(await lockMembers(tx, [profileId]))) return 'unknown';
    if ((await findCaseRow(tx, id))?.row.kind !== 'notice') return 'unknown';
    if (!(await setSubject(tx, id, profileId))) return 'settled';
    const subject = subjectOf(profileId, id);
    await recordAudit(tx, { staff: { id: moderator }, action: 'moderation.name', subject, now });
    return 'ok';
  });
}
