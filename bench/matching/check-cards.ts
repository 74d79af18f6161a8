import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import type { Database } from '#server/db/client.ts';
import { matchCards } from '#server/db/schema.ts';
import type { InsertedMember } from '#testing/insert-members.ts';

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
