import { showPerson } from '#member/profile/rules.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { type ProfileEvidence, profileEvidence } from '../../contract.ts';

/**
 * Returns a profile snapshot for a report, including what moderation has hidden and the full name of the commune. The
 * reporter’s is deleted with their account (D5).
 */
export async function describeMember(
  tx: Database,
  member: string,
  today: string,
): Promise<ProfileEvidence | null> {
  const profile = await findProfile(tx, member);
  if (!profile) return null;
  const prompts = await listPromptsOf(tx, member);
  const person = showPerson(profile, { prompts, hidden: new Set() }, today);
  return profileEvidence.parse({ ...person, city: profile.city });
}
