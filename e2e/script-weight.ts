import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { scrollToEnd } from './scroll-to-end.ts';

export const MOVING_PATHS: readonly string[] = [
  '/',
  '/landing/jeunes-adultes',
  '/nos-coachs',
  '/test-amoureux',
  '/qui-sommes-nous',
  '/nos-services',
  '/contact',
  '/signaler-un-contenu',
  '/transparence',
  '/cookies',
];

/** Maximum JavaScript of a page in bytes of brotli, counted by `scriptBytesAfterActs`. */
export function mostScriptBytes(path: string): number {
  return MOVING_PATHS.includes(path) ? 70_000 : 5_000;
}

/** Everything that a page loads by itself, at a first action and while scrolling to its end. */
export async function scriptBytesAfterActs(page: Page): Promise<number> {
  await page.keyboard.press('Tab');
  await page.mouse.click(1, 300);
  await scrollToEnd(page);
  await page.waitForLoadState('networkidle');
  return scriptBytes(page);
}

/** JavaScript so far, in transferred bytes: files and inline scripts. */
export async function scriptBytes(page: Page): Promise<number> {
  const { files, inline } = await page.evaluate(() => ({
    files: performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js'),
      )
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    inline: [...document.scripts]
      .filter(({ src, type }) => !src && !type.includes('json'))
      .map(({ text }) => text),
  }));
  return files.reduce((sum, size) => sum + size, 0) + brotliCompressSync(inline.join('\n')).length;
}
