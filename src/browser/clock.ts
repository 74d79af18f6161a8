import { MINUTE_MS } from '#lib/durations.ts';
import type { Zone } from '#lib/zones.ts';

/** Returns the time zone of this device. */
export function deviceZone(): Zone {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A `Date` header has whole seconds and some latency: below this difference, the two clocks agree. */
const NOTICEABLE_MS = MINUTE_MS / 2;
let aheadMs = 0;

/** Learns the difference between this device's clock and the server’s from a response. */
export function compareClocks({ headers }: Pick<Response, 'headers'>): void {
  const said = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(said)) return;
  const ahead = Date.now() - said;
  aheadMs = Math.abs(ahead) < NOTICEABLE_MS ? 0 : ahead;
}

/** Returns the current time by the server’s clock, even on a device with a wrong date. */
export function currentTime(): Date {
  return new Date(Date.now() - aheadMs);
}
