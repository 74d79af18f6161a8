import type { z } from 'zod';
import { audiencesOf, type StaffRole } from '#desk/staff/rules.ts';
import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { parisDay } from '#lib/french-date.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import type { MessageEvidence } from '#member/reports/contract.ts';
import { EVIDENCE_MESSAGES, GRAVITY_OF, holdsAddress } from '#member/reports/rules.ts';
import { copyPhotos, describeMember, removeCopies } from '#member/reports/server/shared/collect-evidence.ts';
import { insertReport, insertReportPhotos } from '#member/reports/server/store.ts';
import { listMessages } from '#member/support/server/message-store.ts';
import { findThread } from '#member/support/server/thread-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import type { newFinding } from '../contract.ts';
import { findCaseRow } from './case-store.ts';

/** The id is the idempotency key. */
type Finding = z.output<typeof newFinding> & { colleague: { id: string; roles: readonly StaffRole[] } };

/**
 * Opens a case on staff initiative; profile and photos are sealed as with a report.
 * @returns false for an unknown account
 */
export async function openFinding(services: Services, finding: Finding): Promise<boolean> {
  const photos = await copyPhotos(services, { reported: finding.profileId });
  const { id, profileId: subject, matter, words, origin, colleague } = finding;
  let isKnown = false;
  const opened = await write(
    { services },
    {
      lock: (tx) => lockMembers(tx, [subject]),
      async change({ tx, now, locked }) {
        isKnown = locked;
        if (!locked || (await findCaseRow(tx, id))) return UNCHANGED;
        const profile = await describeMember(tx, subject, parisDay(now));
        const messages = await lastWords(tx, finding, now);
        const number = await insertReport(tx, 'C', {
          found_by: colleague.id,
          reported_user_id: subject,
          matter,
          reason: words,
          created_at: now,
          evidence: { profile, reporter: null, messages, words: null, origin },
        });
        await insertReportPhotos(tx, number, photos);
        const gravity = GRAVITY_OF[matter];
        const about = { source: number, subject, gravity, holdsAddress: holdsAddress(matter) };
        return openCase(tx, { id, kind: 'finding', now, ...about });
      },
      audit: auditBy(colleague, { action: 'moderation.find', subject: { kind: 'member', id: subject } }),
      publish: deskChanged('moderation'),
    },
  );
  if (opened === UNCHANGED) await removeCopies(services, photos);
  return isKnown;
}

/** Seals the latest messages of the chat from which the case is opened, if the colleague may read it. */
async function lastWords(
  tx: Database,
  { profileId, origin, colleague }: Finding,
  now: Date,
): Promise<MessageEvidence[]> {
  if (origin.kind !== 'thread' || !audiencesOf(colleague.roles).includes('support')) return [];
  const thread = await findThread(tx, Number(origin.id) || 0);
  if (thread?.kind !== 'member' || thread.key !== profileId) return [];
  const { messages } = await listMessages(tx, { kind: 'member', key: profileId }, now);
  return messages.slice(-EVIDENCE_MESSAGES).map(({ is_from_admin, automatic, content, created_at }) => ({
    from: is_from_admin ? 'reporter' : 'reported',
    automatic,
    content,
    at: created_at.toISOString(),
  }));
}
