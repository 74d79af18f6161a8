import { eraseDraftsOf } from '#identity/drafts/server/store.ts';
import { eraseNotesAbout } from '#member/appointments/server/store.ts';
import { eraseCoachThread } from '#member/coaching/server/store.ts';
import type { Database } from '#platform/database/client.ts';

/** Runs when the consent to confide in the team is withdrawn: erases messages, notes, and drafts (D35). */
export async function eraseConfided(tx: Database, member: string): Promise<void> {
  await eraseCoachThread(tx, member);
  await eraseNotesAbout(tx, member);
  await eraseDraftsOf(tx, member, ['message:coach']);
}
