import type { Database } from '#server/db/client.ts';
import { recordEvents } from '#server/live/record-events.ts';
import type { Services } from '#server/services.ts';
import type { ChatKey } from './store.ts';

/** In the transaction of a change: a member's stream tells of it. Visitors have none (decision 12). */
export async function recordChange(tx: Database, { kind, key }: ChatKey, now: Date): Promise<void> {
  if (kind === 'member') await recordEvents(tx, [{ userId: key, kind: 'support-changed' }], now);
}

/** After the commit: every open page of the person asks again. */
export function tellBrowsers(live: Services['live'], { kind, key }: ChatKey): void {
  if (kind === 'member') live.wake([key]);
  else live.tellVisitor(key);
}
