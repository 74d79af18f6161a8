import { MINUTE_MS } from '#lib/durations.ts';
import type { Zone } from '#lib/zones.ts';

/** The zone that this device is set to. */
export function deviceZone(): Zone {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A `Date` header has whole seconds and has travelled: below this, the two clocks agree. */
const NOTICEABLE_MS = MINUTE_MS / 2;
let aheadMs = 0;

/** Learns from an answer how far the clock of this device is from the server’s. */
export function compareClocks({ headers }: Pick<Response, 'headers'>): void {
  const said = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(said)) return;
  const ahead = Date.now() - said;
  aheadMs = Math.abs(ahead) < NOTICEABLE_MS ? 0 : ahead;
}

/** The current time by the server’s clock, also on a device whose date is wrong. */
export function currentTime(): Date {
  return new Date(Date.now() - aheadMs);
}
