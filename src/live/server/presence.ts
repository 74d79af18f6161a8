import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { describeError, type Log } from '#platform/log.ts';
import { recordSeen } from './activity.ts';

/** Arrivals and departures within this time are recorded together. */
const TOGETHER_MS = 200;

export type Presence = {
  seen: (member: string) => void;
  record: (members: readonly string[]) => Promise<void>;
};

/** Records who is online. A failed write is repeated within a minute, while they stay. */
export function createPresence({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Presence {
  const coming = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function record(members: readonly string[]): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const all = new Set([...members, ...coming]);
    coming.clear();
    await recordSeen(db, [...all], clock.now());
  }

  return {
    seen(member) {
      coming.add(member);
      timer ??= setTimeout(() => {
        record([]).catch((error) => log('warn', 'live-presence-failed', describeError(error)));
      }, TOGETHER_MS).unref();
    },
    record,
  };
}
