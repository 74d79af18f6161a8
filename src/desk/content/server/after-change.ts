import { nextCoach } from '#member/coaches/rules.ts';
import { listMembersOf, lockCoachLoads, moveMembers } from '#member/coaches/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged } from '#platform/write.ts';
import { SPREAD } from '../rules.ts';

/**
 * Assigns the members of a coach to other coaches.
 * @param successor id of a visible coach, `SPREAD`, or null
 * @returns false when members would be left without a coach
 */
export async function handOverMembers(
  tx: Database,
  coach: string,
  successor: string | null,
  now: Date,
): Promise<boolean> {
  const others = (await lockCoachLoads(tx)).filter(({ id }) => id !== coach);
  const theirs = new Map<string, string[]>();
  for (const member of await listMembersOf(tx, coach)) {
    const next = successor === SPREAD ? nextCoach(others) : others.find(({ id }) => id === successor)?.id;
    const load = others.find(({ id }) => id === next);
    if (!load) return false;
    const moved = theirs.get(load.id);
    if (moved) moved.push(member);
    else theirs.set(load.id, [member]);
    load.members += 1;
  }
  for (const [next, members] of theirs) await moveMembers(tx, members, next, now);
  return true;
}

/** Tells every desk to refetch the content, and re-renders the public pages that show it. */
export async function publishContent(services: Services): Promise<void> {
  deskChanged('content')(services);
  await services.site.changed();
}
