import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollToEnd } from '../scroll-to-end.ts';
import { examine } from './examine.ts';

const FOLDER = join('build', 'screens');
/** The few that README and desk.md show. */
const SHOWN = join('docs', 'screens');
/** The longest that the format takes; a longer page is drawn smaller, not cut. */
const LONGEST_PX = 16_000;

/**
 * A picture of the page for whoever reviews it (or, with EXAMINE, what a machine finds in it), once everything on it is there: whole, or what the window shows.
 * @param options.still a page that may run no script: it is there as it is
 */
export async function shoot(page: Page, name: string, { whole = true, still = false } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (!still) await loadAll(page);
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

/** Pictures come as one scrolls to them, fonts when a text asks for them; then one is back where one was. */
async function loadAll(page: Page): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  await scrollToEnd(page);
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await document.fonts.ready;
    // A slide that is out of sight is not fetched: its picture would be waited for in vain.
    const patience = new Promise((resolve) => setTimeout(resolve, 3000));
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([Promise.all(pictures), patience]);
  }, from);
}
