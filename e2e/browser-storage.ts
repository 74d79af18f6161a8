import type { Page } from '@playwright/test';

/** Everything that a browser may store for us (D21). */
const KEPT = [
  'cookieChoice',
  'arrivalSeen',
  'registrationEmail',
  'visitorId',
  'visitorName',
  'visitorEmail',
  'react-router-scroll-positions',
  'deskAlert',
  'deskKeysOff',
];
/** Followed by a colleague’s id: the filters left in a part of the desk, and those they named; never the words of a search. */
const DESK_KEPT = ['deskFilter:', 'deskViews:'];
/** Written by a test that simulates a browser with notifications refused. */
const OF_TESTS = ['refused'];

/** Data that our pages have left in storages, databases or the address, but must not; other pages are ignored. */
export async function listStoredSecrets(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const found = await page
    .evaluate(async () => ({
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    }))
    // A navigating page cannot be read.
    .catch(() => ({ keys: [], databases: [] }));
  const inAddress = /[?#&](token|code|email|session)=/.test(page.url()) ? [`address ${page.url()}`] : [];
  return [
    ...found.keys.filter(
      (key) => ![...KEPT, ...OF_TESTS].includes(key) && !DESK_KEPT.some((kept) => key.startsWith(kept)),
    ),
    ...found.databases,
    ...inAddress,
  ];
}
