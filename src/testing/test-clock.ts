import { vi } from 'vitest';
import type { Clock } from '#platform/clock.ts';

/** Noon of an ordinary day: the start time of tests, whatever the machine's date. */
export const TEST_DAY = '2026-11-21T12:00:00+01:00';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  private instant = new Date(TEST_DAY);

  now = (): Date => new Date(this.instant);

  set(instant: string): void {
    this.move(new Date(instant));
  }

  /** Until the end of the test, `Date` uses this clock as well, for libraries that read the machine's. */
  replaceDate(): void {
    vi.useFakeTimers({ toFake: ['Date'], now: this.instant });
  }

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    ms = 0,
  }: Partial<Record<'days' | 'hours' | 'minutes' | 'ms', number>>): void {
    this.move(new Date(this.instant.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000 + ms));
  }

  private move(instant: Date): void {
    this.instant = instant;
    if (vi.isFakeTimers()) vi.setSystemTime(instant);
  }
}
