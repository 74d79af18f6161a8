import type { Page } from '@playwright/test';

/** Everything that our pages may store in a browser (D21). */
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
/** Followed by a colleague’s id: the last filters of each part of the desk, and named ones; never search terms. */
const DESK_KEPT = ['deskFilter:', 'deskViews:'];
/** Written by a test that simulates a browser with denied notifications. */
const OF_TESTS = ['refused'];

/** Lists data that our pages left in storage, databases or the address, but must not; other pages are ignored. */
export async function listStoredSecrets(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const found = await page
    .evaluate(async () => ({
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    }))
    // The page is navigating and cannot be read.
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
