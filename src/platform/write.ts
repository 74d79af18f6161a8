import type { DeskPart } from '#lib/desk-parts.ts';
import type { Database } from './database/client.ts';
import { describeError } from './log.ts';
import type { Services } from './services.ts';

/** Returned by a change that found everything as it should be, such as a repeat: nothing is logged or published. */
export const UNCHANGED = Symbol('unchanged');

type Changed<Outcome> = Exclude<Outcome, typeof UNCHANGED>;

/** The one transaction in which a write takes its locks, applies its change and logs it. */
export interface Writing<Locked = unknown> {
  tx: Database;
  now: Date;
  /** What `lock` returned. */
  locked: Locked;
}

/** Each step before the commit may throw to refuse: everything is rolled back, and nothing is published. */
export interface Steps<Locked, Outcome> {
  /** Locks that cover several rows are taken in the order of their ids, as `lockMembers` does. */
  lock?: (tx: Database, now: Date) => Promise<Locked>;
  /** Applies the change, and enqueues its mails and jobs. */
  change: (writing: Writing<Locked>) => Promise<Outcome>;
  audit?: (writing: Writing<Locked>, result: Changed<Outcome>) => Promise<unknown>;
  /** After the commit: notifies open browsers and caches. A failure is logged, because the change is stored. */
  publish?: (services: Services, written: { locked: Locked; result: Changed<Outcome> }) => unknown;
}

/** Changes something for a member or a colleague: lock, change, audit, commit, publish. */
export async function write<Locked, Outcome>(
  { services }: { services: Services },
  { lock, change, audit, publish }: Steps<Locked, Outcome>,
): Promise<Outcome> {
  const now = services.clock.now();
  const { locked, result } = await services.db.transaction(async (tx) => {
    // Without a lock, `Locked` is unknown.
    const locked = (await lock?.(tx, now)) as Locked;
    const result = await change({ tx, now, locked });
    if (isChanged(result)) await audit?.({ tx, now, locked }, result);
    return { locked, result };
  });
  try {
    if (isChanged(result)) await publish?.(services, { locked, result });
  } catch (error) {
    services.log('error', 'publish-failed', describeError(error));
  }
  return result;
}

function isChanged<Outcome>(outcome: Outcome): outcome is Changed<Outcome> {
  return outcome !== UNCHANGED;
}

/** Makes every open desk refetch these parts. */
export function deskChanged(...parts: DeskPart[]) {
  return ({ live }: Services): void => {
    for (const part of parts) live.publishToTeam({ kind: 'desk-changed', part });
  };
}
