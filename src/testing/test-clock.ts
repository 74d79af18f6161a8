import { vi } from 'vitest';
import type { Clock } from '#platform/clock.ts';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  private instant = new Date();

  now = (): Date => new Date(this.instant);

  set(instant: string): void {
    this.move(new Date(instant));
  }

  /** Until the end of the test `Date` shows this clock as well, for libraries that read the machine's own. */
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
