import { randomInt } from 'node:crypto';
import { visibleProfile } from '#features/matching/contract.ts';
import { hasContact, lockConversation } from '#features/matching/server/contact-store.ts';
import { isVisible } from '#features/matching/server/shared/require-visible.ts';
import { listVisibleProfiles } from '#features/matching/server/shared/visible-profiles.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { EVIDENCE_MESSAGES, receiptNumber, SAME_REPORT_HOURS } from '../rules.ts';
import { findSameReport, insertReport, listEvidence } from './store.ts';

/** What the reporter sees of the other, without what compares the two or names either by an id. */
const shownProfile = visibleProfile.omit({ id: true, sharedActivities: true, compatibility: true });

/**
 * Keeps a report with its evidence: the profile as it was shown and the last messages, which survive the conversation
 * and both accounts (security.md 46). The same report sent twice is one. The one who is reported learns nothing.
 * @returns the number of its receipt; nothing for someone whom the member has nothing to do with
 */
export async function reportMember(
  services: Services,
  me: string,
  { profileId: other, reason }: { profileId: string; reason: string },
): Promise<string | undefined> {
  const { db, clock } = services;
  // Also a contact whom one of the two has blocked: neither sees the profile, but what happened may be told.
  if (!(await hasContact(db, me, other)) && !(await isVisible(services, me, other))) return undefined;
  const now = clock.now();
  const report = { reporter_id: me, reported_user_id: other, reason };
  return db.transaction(async (tx) => {
    // Whoever deletes the conversation, or one of the accounts, comes before, or waits and finds the report.
    await lockConversation(tx, me, other);
    if (!(await lockMembers(tx, [me, other]))) return undefined;
    const since = new Date(now.getTime() - SAME_REPORT_HOURS * HOUR_MS);
    const same = await findSameReport(tx, report, since);
    if (same) return same;
    const evidence = await collectEvidence(tx, me, other, today(clock));
    return storeUnderNewNumber(tx, { ...report, evidence, created_at: now });
  });
}

async function collectEvidence(tx: Database, me: string, other: string, day: string) {
  const [profile] = await listVisibleProfiles(tx, me, [other], day);
  const messages = await listEvidence(tx, { reporter: me, reported: other, count: EVIDENCE_MESSAGES });
  return { profile: profile ? shownProfile.parse(profile) : null, messages };
}

async function storeUnderNewNumber(
  tx: Database,
  report: Omit<Parameters<typeof insertReport>[1], 'number'>,
): Promise<string> {
  const number = receiptNumber(randomInt);
  return (await insertReport(tx, { ...report, number })) ? number : storeUnderNewNumber(tx, report);
}
