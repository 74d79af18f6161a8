import { parisDay } from '#lib/french-date.ts';
import { visibleProfile } from '#member/matching/contract.ts';
import { listVisibleProfiles } from '#member/matching/server/shared/visible-profiles.ts';
import { isShown } from '#member/meeting/rules.ts';
import { findFeedbacks } from '#member/meeting/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { EVIDENCE_MESSAGES } from '../rules.ts';
import { describeMember } from './shared/describe-member.ts';
import { listEvidence } from './store.ts';

const shownProfile = visibleProfile.omit({
  id: true,
  gender: true,
  distanceKm: true,
  sharedActivities: true,
  reasons: true,
  difference: true,
  compatibility: true,
});

export async function collectEvidence(tx: Database, me: string, other: string, now: Date) {
  const today = parisDay(now);
  const [profile] = await listVisibleProfiles(tx, me, [other], today);
  const messages = await listEvidence(tx, { reporter: me, reported: other, count: EVIDENCE_MESSAGES });
  return {
    profile: profile ? shownProfile.parse(profile) : null,
    reporter: await describeMember(tx, me, today),
    messages,
    words: await readWords(tx, me, other, now),
  };
}

async function readWords(tx: Database, me: string, other: string, now: Date) {
  const { mine, theirs } = await findFeedbacks(tx, me, other);
  return theirs && isShown({ ...theirs, writtenAt: theirs.written_at }, mine, now)
    ? { qualities: theirs.qualities, sentence: theirs.sentence }
    : null;
}
