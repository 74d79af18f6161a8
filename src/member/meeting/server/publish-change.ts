import { recordEvents } from '#live/server/record-events.ts';
import type { Database } from '#platform/database/client.ts';

export async function publishChange(tx: Database, me: string, other: string, bothSee: boolean, now: Date) {
  const mine = { userId: me, contactId: other, kind: 'contacts-changed' as const };
  const theirs = { userId: other, contactId: me, kind: 'contacts-changed' as const };
  await recordEvents(tx, bothSee ? [mine, theirs] : [mine], now);
}
