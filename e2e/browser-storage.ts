import type { Page } from '@playwright/test';

/** All that a browser may hold for us (D21): the choice about cookies, labels of a visitor, a sign-up under way, where a page was scrolled. */
const KEPT = [
  'cookieChoice',
  'registrationEmail',
  'visitorId',
  'visitorName',
  'visitorEmail',
  'react-router-scroll-positions',
];
/** Written by a test that plays a browser which refuses notifications. */
const OF_TESTS = ['refused'];

/** What a page of ours has left in storages, databases or its address, and should not have; nothing of other pages. */
export async function listStoredSecrets(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const found = await page
    .evaluate(async () => ({
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    }))
    // A page that is on its way elsewhere has nothing to tell.
    .catch(() => ({ keys: [], databases: [] }));
  const inAddress = /[?#&](token|code|email|session)=/.test(page.url()) ? [`address ${page.url()}`] : [];
  return [
    ...found.keys.filter((key) => ![...KEPT, ...OF_TESTS].includes(key)),
    ...found.databases,
    ...inAddress,
  ];
}
