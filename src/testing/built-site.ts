import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { DrawnSlots } from '#lib/public-people.ts';
import { fillPage, type PageFacts } from '#server/site/fill-page.ts';
import { AS_BUILT } from '#server/site/page-content.ts';

const ROOT = 'build/site';
export const TEST_SITE = 'https://exemple.fr';

/**
 * Returns a page as served by a server at `TEST_SITE`.
 * @throws Error when the site is not built
 */
export function readBuiltPage(path: string, facts: PageFacts = {}, slots: DrawnSlots = {}): string {
  const file = [`${ROOT}${path}`, `${ROOT}${path}.html`, `${ROOT}${path}/index.html`].find(isFile);
  if (!file) throw new Error(`${path} is not in ${ROOT}: run the build first`);
  return fillPage(readFileSync(file, 'utf8'), TEST_SITE, { ...AS_BUILT.facts, ...facts }, slots);
}

function isFile(file: string): boolean {
  return existsSync(file) && /\.\w+$/.test(file);
}

const parsed = new Map<string, Document>();

/** Returns a built page without scripts and styles, read-only: it is parsed once. */
export function builtDocument(path: string, facts?: PageFacts): Document {
  const key = JSON.stringify([path, facts]);
  const known = parsed.get(key);
  if (known) return known;
  const page = new DOMParser().parseFromString(readBuiltPage(path, facts), 'text/html');
  for (const script of page.body.querySelectorAll('script, style')) script.remove();
  parsed.set(key, page);
  return page;
}

/** Renders a built page in the window, as without scripts. */
export function openBuiltPage(path: string, facts?: PageFacts): void {
  const page = builtDocument(path, facts);
  document.documentElement.lang = page.documentElement.lang;
  document.head.replaceChildren(...document.importNode(page.head, true).childNodes);
  document.body.replaceChildren(...document.importNode(page.body, true).childNodes);
  window.history.replaceState(null, '', path);
}

/** Lists the addresses of all built pages. */
export function builtPaths(): string[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}
