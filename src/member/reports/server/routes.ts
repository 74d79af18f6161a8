import { HOUR_MS } from '#lib/durations.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { blockPair, hasContact, lockConversation } from '#member/matching/server/contact-store.ts';
import { mayLookAt } from '#member/matching/server/shared/require-visible.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { reportsContract } from '../contract.ts';
import {
  GRAVITY_OF,
  holdsAddress,
  type ReportAbout,
  type ReportMatter,
  SAME_REPORT_HOURS,
} from '../rules.ts';
import { collectEvidence, copyPhotos, removeCopies } from './shared/collect-evidence.ts';
import {
  findDeleted,
  findSameReport,
  insertReport,
  insertReportPhotos,
  listDeleted,
  openSealed,
  type PhotoCopy,
} from './store.ts';

const api = implementContract(reportsContract);

const report = api.report.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { profileId: other, ...told } = input;
  await enforceRateLimit(context, errors, LIMITS.reports, me);
  // Passed people and blocked contacts cannot be viewed, but can be reported.
  if (!(await hasContact(services.db, me, other)) && !(await mayLookAt(services, me, other)))
    throw errors.NOT_FOUND();
  const number = await storeReportOnce(services, me, { other, ...told });
  if (!number) throw errors.NOT_FOUND();
  return { number };
});

const deleted = api.deletedConversations
  .use(requireProfile)
  .handler(({ context: { me, services } }) => listDeleted(services.db, me, services.clock.now()));

/** Reports a former contact after their conversation was deleted (D11). */
const ofDeleted = api.reportDeleted.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { id, ...told } = input;
  await enforceRateLimit(context, errors, LIMITS.reports, me);
  const other = await findDeleted(services.db, me, id, services.clock.now());
  const number = other && (await storeReportOnce(services, me, { other, ...told }));
  if (!number) throw errors.NOT_FOUND();
  return { number };
});

export const reportsRoutes = { report, deletedConversations: deleted, reportDeleted: ofDeleted };

type NewReport = { other: string; matter: ReportMatter; reason: string; about?: ReportAbout | undefined };

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
