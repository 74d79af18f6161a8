import { expect, type Page } from '@playwright/test';
import { CONNECT_WITHIN_MS } from '../src/mechanisms/calls/rules.ts';

/** Gives the calls of a page ten times as long to connect, because a busy machine may need it. */
export async function connectPatiently(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const { setTimeout } = window;
    const slower = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      setTimeout(work, ms === patience ? 10 * ms : ms, ...rest);
    window.setTimeout = slower as typeof window.setTimeout;
  }, CONNECT_WITHIN_MS);
}

/** Expects the other person's video to play, with a size. */
export async function expectToSeeOther(page: Page): Promise<void> {
  const video = page.locator('video:not([muted])').first();
  const time = () => video.evaluate((seen: HTMLVideoElement) => (seen.videoWidth > 0 ? seen.currentTime : 0));
  await expect.poll(time).toBeGreaterThan(0.5);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before);
}
