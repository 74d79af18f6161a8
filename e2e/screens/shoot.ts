import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollToEnd } from '../scroll-to-end.ts';
import { examine } from './examine.ts';

const FOLDER = join('build', 'screens');
/** Screenshots used in README and desk.md. */
const SHOWN = join('docs', 'screens');
/** Maximum of the image format; a longer page is scaled down, not cut. */
const LONGEST_PX = 16_000;

/**
 * Takes a screenshot for review (or, with EXAMINE, runs the automatic checks) once the page is complete: the whole
 * page, or the window.
 * @param options.still a page without scripts: complete at once
 */
export async function shoot(page: Page, name: string, { whole = true, still = false } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (!still) await loadAll(page, whole);
  if (process.env.EXAMINE) return still ? undefined : examine(page, name);
  mkdirSync(FOLDER, { recursive: true });
  const png = await page.screenshot({ fullPage: whole, animations: 'disabled' });
  const width = page.viewportSize()?.width ?? 0;
  const file = `${name}-${width > 600 ? 'bureau' : 'telephone'}.webp`;
  await sharp(png)
    .resize({ height: LONGEST_PX, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(join(FOLDER, file));
  if (existsSync(join(SHOWN, file))) copyFileSync(join(FOLDER, file), join(SHOWN, file));
}

export function shootWindow(page: Page, name: string): Promise<void> {
  return shoot(page, name, { whole: false });
}

/**
 * Scrolls through the page, since pictures and fonts load lazily, and back: to the top for a picture of the whole page,
 * which a sticky header would otherwise overlap.
 */
async function loadAll(page: Page, whole: boolean): Promise<void> {
  const from = whole ? 0 : await page.evaluate(() => window.scrollY);
  await scrollToEnd(page);
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await document.fonts.ready;
    // The picture of a hidden slide never loads, hence a timeout.
    const patience = new Promise((resolve) => setTimeout(resolve, 3000));
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([Promise.all(pictures), patience]);
  }, from);
}
