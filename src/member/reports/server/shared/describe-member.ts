import { ageOn } from '#lib/age.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';

/** Profile snapshot for a report; the reporter’s is deleted with their account (D5). */
export async function describeMember(tx: Database, member: string, today: string) {
  const profile = await findProfile(tx, member);
  if (!profile) return null;
  const { first_name: firstName, birth_date, city, has_children: hasChildren, bio } = profile;
  const prompts = await listPromptsOf(tx, member);
  return { firstName, age: ageOn(birth_date, today) ?? 0, city, hasChildren, bio, prompts };
}
