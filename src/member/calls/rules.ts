import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';

export const CALL_MINUTES = 10;
const PROPOSAL_HOURS = 24;
const OPEN_HOURS = 2;
/** Retention of rows after the proposal: by then the call is over in any case. */
export const CALL_KEPT_HOURS = PROPOSAL_HOURS + OPEN_HOURS + 1;

export type CallTimes = {
  proposedAt: Date;
  acceptedAt: Date | null;
  /** When the two first connected: the ten minutes start then. */
  startedAt: Date | null;
};

/** `proposed`: unanswered. `open`: both may join. `over`: treated as no call. */
export type CallPhase = 'proposed' | 'open' | 'over';

export function callPhase({ proposedAt, acceptedAt, startedAt }: CallTimes, now: Date): CallPhase {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (startedAt) return age(startedAt) < CALL_MINUTES * MINUTE_MS ? 'open' : 'over';
  if (acceptedAt) return age(acceptedAt) < OPEN_HOURS * HOUR_MS ? 'open' : 'over';
  return age(proposedAt) < PROPOSAL_HOURS * HOUR_MS ? 'proposed' : 'over';
}

/** Whole seconds left; null before the start. */
export function secondsLeft(startedAt: Date | null, now: Date): number | null {
  if (!startedAt) return null;
  const left = startedAt.getTime() + CALL_MINUTES * MINUTE_MS - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}
