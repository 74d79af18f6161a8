import { HOUR_MS } from '#lib/durations.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { blockPair, hasContact, lockConversation } from '#member/matching/server/contact-store.ts';
import { mayLookAt } from '#member/matching/server/shared/require-visible.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import type { Services } from '#platform/services.ts';
import {
  GRAVITY_OF,
  holdsAddress,
  type ReportAbout,
  type ReportMatter,
  SAME_REPORT_HOURS,
} from '../rules.ts';
import { findDeleted, openSealed } from './sealed-store.ts';
import { collectEvidence, copyPhotos, removeCopies } from './shared/collect-evidence.ts';
import { findSameReport, insertReport, insertReportPhotos, type PhotoCopy } from './store.ts';

type Told = { matter: ReportMatter; reason: string; about?: ReportAbout | undefined };
type NewReport = Told & { other: string };

/** Reports a member. @returns the receipt number; undefined for a person that the member may not report */
export async function reportMember(
  services: Services,
  me: string,
  { profileId: other, ...told }: Told & { profileId: string },
): Promise<string | undefined> {
  // Passed people and blocked contacts cannot be viewed, but can be reported.
  if (!(await hasContact(services.db, me, other)) && !(await mayLookAt(services, me, other)))
    return undefined;
  return storeReportOnce(services, me, { other, ...told });
}

/** Reports a former contact after their conversation was deleted (D11). @returns as `reportMember` */
export async function reportDeleted(
  services: Services,
  me: string,
  { id, matter, reason }: Told & { id: string },
): Promise<string | undefined> {
  const other = await findDeleted(services.db, me, id, services.clock.now());
  return other && storeReportOnce(services, me, { other, matter, reason });
}

/**
 * Stores a report. The evidence survives the conversation and the account (security.md 46): profiles, photos, recent
 * messages and deletions. Queues and mails it at once, and excludes the pair from matching. A resend is the same
 * report. The reported member is not told.
 */
async function storeReportOnce(
  services: Services,
  me: string,
  report: NewReport,
): Promise<string | undefined> {
  const photos = await copyPhotos(services, { reporter: me, reported: report.other });
  // Evidence includes a score, which compares the answers of both.
  const kept = await acrossMembers(() =>
    services.db.transaction((tx) => storeReport(tx, services, me, { ...report, photos })),
  );
  if (kept?.isNew) services.live.publishToTeam({ kind: 'desk-changed', part: 'moderation' });
  else await removeCopies(services, photos);
  return kept?.number;
}

async function storeReport(
  tx: Database,
  { clock, outbox, env }: Services,
  me: string,
  { other, matter, reason, about, photos }: NewReport & { photos: readonly PhotoCopy[] },
): Promise<{ number: string; isNew: boolean } | undefined> {
  const now = clock.now();
  const report = { reporter_id: me, reported_user_id: other, matter, reason };
  // Serialised with a deletion of the conversation or of either account.
  await lockConversation(tx, me, other);
  if (!(await lockMembers(tx, [me, other]))) return undefined;
  const since = new Date(now.getTime() - SAME_REPORT_HOURS * HOUR_MS);
  const same = await findSameReport(tx, report, since);
  if (same) return { number: same, isNew: false };
  const evidence = await collectEvidence(tx, me, other, now);
  const sealed_thread = await openSealed(tx, { reporter: me, reported: other, now });
  const number = await insertReport(tx, 'S', { ...report, evidence, sealed_thread, created_at: now });
  await insertReportPhotos(tx, number, photos);
  await blockPair(tx, me, other, now);
  const kind = about === 'words' ? 'words' : 'report';
  const caseId = await openCase(tx, {
    kind,
    source: number,
    subject: other,
    now,
    gravity: GRAVITY_OF[matter],
    holdsAddress: holdsAddress(matter),
  });
  const team = teamMailbox(env);
  if (team)
    await outbox.send(tx, {
      template: 'report-for-team',
      to: team,
      data: { number, matter, reason, caseId },
    });
  const to = await findMailAddress(tx, me);
  if (to) await outbox.send(tx, { template: 'report-receipt', to, data: { number, matter } });
  return { number, isNew: true };
}
