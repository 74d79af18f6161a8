import { recordEvents } from '#live/server/event-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { SUPPORT_CHANGED } from '../../contract.ts';
import type { ChatKey } from '../message-store.ts';

/** Records the event on a member’s stream, in the transaction of a change. Visitors have no stream (decision 12). */
export async function recordChange(tx: Database, { kind, key }: ChatKey, now: Date): Promise<void> {
  if (kind === 'member') await recordEvents(tx, [{ userId: key, ...SUPPORT_CHANGED }], now);
}

/** Makes every open page of the person refetch, after the commit. */
export function publishToWriter(live: Services['live'], { kind, key }: ChatKey): void {
  if (kind === 'member') live.publish([key]);
  else live.publishToVisitor(key, SUPPORT_CHANGED);
}

/** Like `publishToWriter`, and makes every desk refetch too. */
export function publishChatChange(live: Services['live'], chat: ChatKey): void {
  publishToWriter(live, chat);
  live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
}
