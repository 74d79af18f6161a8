import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refreshMatchCard } from '#member/profile/server/shared/refresh-match-card.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { matchCards } from '#server/schema.ts';

/**
 * Compares cards written in bulk with what the app itself writes for the same members.
 * @throws when one differs: the measurement would be of something else
 */
export async function checkCards(
  db: Database,
  members: readonly InsertedMember[],
  count: number,
): Promise<void> {
  for (let checked = 0; checked < count; checked += 1) {
    const id = members[randomInt(members.length)]?.id ?? '';
    const read = async () => JSON.stringify(await db.select().from(matchCards).where(eq(matchCards.id, id)));
    const before = await read();
    await refreshMatchCard(db, id);
    if (before === '[]' || before !== (await read()))
      throw new Error(`The card of ${id} is not the app's own`);
  }
}
