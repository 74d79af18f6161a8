import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';

export const CALL_MINUTES = 10;
/** How long a proposal waits for its answer. */
const PROPOSAL_HOURS = 24;
/** How long one may join a call that both agreed to. */
const OPEN_HOURS = 2;
/** Rows of calls are forgotten so long after they were proposed: none of them can still take place. */
export const CALL_KEPT_HOURS = PROPOSAL_HOURS + OPEN_HOURS + 1;

export type CallTimes = {
  proposedAt: Date;
  /** When the other agreed. */
  acceptedAt: Date | null;
  /** When the two first reached each other: the ten minutes run from then. */
  startedAt: Date | null;
};

/** `proposed`: waits for the other. `open`: both may join. `over`: as if there had never been one. */
export type CallPhase = 'proposed' | 'open' | 'over';

export function callPhase({ proposedAt, acceptedAt, startedAt }: CallTimes, now: Date): CallPhase {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (startedAt) return age(startedAt) < CALL_MINUTES * MINUTE_MS ? 'open' : 'over';
  if (acceptedAt) return age(acceptedAt) < OPEN_HOURS * HOUR_MS ? 'open' : 'over';
  return age(proposedAt) < PROPOSAL_HOURS * HOUR_MS ? 'proposed' : 'over';
}

/** Whole seconds until a call that has begun ends; nothing before. */
export function secondsLeft(startedAt: Date | null, now: Date): number | null {
  if (!startedAt) return null;
  const left = startedAt.getTime() + CALL_MINUTES * MINUTE_MS - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}
