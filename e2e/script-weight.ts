import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { scrollToEnd } from './scroll-to-end.ts';

/** Pages on which something moves or is filled in. */
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

/** Most JavaScript of a page in bytes of brotli, counted by `scriptBytesAfterActs`. */
export function mostScriptBytes(path: string): number {
  return MOVING_PATHS.includes(path) ? 70_000 : 5_000;
}

/** All that a page fetches by itself, at a first act and on the way down to its end. */
export async function scriptBytesAfterActs(page: Page): Promise<number> {
  await page.keyboard.press('Tab');
  await page.mouse.click(1, 300);
  await scrollToEnd(page);
  await page.waitForLoadState('networkidle');
  return scriptBytes(page);
}

/** JavaScript so far, as it travels: files as the server sent them, and what is written in the page. */
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
