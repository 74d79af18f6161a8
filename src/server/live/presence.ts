import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import { describeError, type Log } from '#server/log.ts';
import { noteSeen } from './activity.ts';

/** Those who come and go within this time are noted together. */
const TOGETHER_MS = 200;

export type Presence = {
  /** Soon, with the others who come or go meanwhile. */
  seen: (member: string) => void;
  note: (members: readonly string[]) => Promise<void>;
};

/** Notes who is here. What fails is noted again within a minute, while they stay. */
export function createPresence({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Presence {
  const coming = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function note(members: readonly string[]): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const all = new Set([...members, ...coming]);
    coming.clear();
    await noteSeen(db, [...all], clock.now());
  }

  return {
    seen(member) {
      coming.add(member);
      timer ??= setTimeout(() => {
        note([]).catch((error) => log('warn', 'live-presence-failed', describeError(error)));
      }, TOGETHER_MS).unref();
    },
    note,
  };
}
