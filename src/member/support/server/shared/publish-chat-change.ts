import { recordEvents } from '#live/server/record-events.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { SUPPORT_CHANGED } from '../../contract.ts';
import type { ChatKey } from '../message-store.ts';

/** In the transaction of a change: a member's stream tells of it. Visitors have none (decision 12). */
export async function recordChange(tx: Database, { kind, key }: ChatKey, now: Date): Promise<void> {
  if (kind === 'member') await recordEvents(tx, [{ userId: key, ...SUPPORT_CHANGED }], now);
}

/** After the commit: every open page of the person asks again. */
export function publishToWriter(live: Services['live'], { kind, key }: ChatKey): void {
  if (kind === 'member') live.publish([key]);
  else live.publishToVisitor(key, SUPPORT_CHANGED);
}

/** The same, and every desk asks again too. */
export function publishChatChange(live: Services['live'], chat: ChatKey): void {
  publishToWriter(live, chat);
  live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
}
