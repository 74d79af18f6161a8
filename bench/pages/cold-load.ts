import type { Browser, Page } from '@playwright/test';
import type { Cookies } from './log-in.ts';
import { openPhone } from './phone.ts';

const PATIENCE_MS = 60_000;

/** One cold load of the selection, in ms since the address was asked for. */
export interface ColdLoad {
  /** The first script of the page has run. */
  scriptsMs: number;
  /** Name and words of the first person are painted. */
  wordsMs: number;
  /** Their photo as well, whole. */
  photoMs: number;
  /** Layout shift until then. */
  shift: number;
  /** Bytes that had come by then, by kind. */
  bytes: Record<string, number>;
  requests: number;
}

type Seen = { wordsMs?: number; photoMs?: number; shift: number };
declare global {
  interface Window {
    seen: Seen;
  }
}

/** @param url of the site at the end of the slow network */
export async function loadSelection(browser: Browser, cookies: Cookies, url: string): Promise<ColdLoad> {
  const phone = await openPhone(browser, cookies);
  try {
    await phone.page.addInitScript(watchFirstPerson);
    await phone.page.goto(`${url}/selection`, { waitUntil: 'commit' });
    await phone.page.waitForFunction(() => window.seen.photoMs !== undefined, null, {
      timeout: PATIENCE_MS,
      polling: 200,
    });
    return await read(phone.page);
  } finally {
    await phone.close();
  }
}

/** Runs in the page, before its own scripts. */
function watchFirstPerson(): void {
  const seen: Seen = { shift: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number' && seen.photoMs === undefined)
        seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const timer = setInterval(() => {
    const card = document.querySelector('[aria-label="Mes matchs"] > li:not([inert])');
    if (!card?.querySelector('h2')) return;
    seen.wordsMs ??= performance.now();
    const photo = card.querySelector('img');
    if (!photo?.complete || photo.naturalWidth === 0) return;
    clearInterval(timer);
    // The frame after the one that shows it: by then it is painted.
    void photo.decode().then(() =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen.photoMs = performance.now();
        }),
      ),
    );
  }, 10);
}

async function read(page: Page): Promise<ColdLoad> {
  return page.evaluate(() => {
    const { wordsMs = Number.NaN, photoMs = Number.NaN, shift } = window.seen;
    const resources = performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= photoMs);
    const bytes: Record<string, number> = {};
    for (const { name, encodedBodySize } of resources) {
      const { pathname } = new URL(name);
      const kind =
        /^\/(api|media)\b/.exec(pathname)?.[1] ?? /\.(js|css|woff2|svg|webp)$/.exec(pathname)?.[1] ?? 'html';
      bytes[kind] = (bytes[kind] ?? 0) + encodedBodySize;
    }
    const scripts = resources
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ responseEnd }) => responseEnd);
    return {
      scriptsMs: Math.max(0, ...scripts),
      wordsMs,
      photoMs,
      shift,
      bytes,
      requests: resources.length,
    };
  });
}
