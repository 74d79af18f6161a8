import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { listStoredSecrets } from './browser-storage.ts';

/**
 * Every test fails on a page error, a console message, a request to a host other than ours and `allowedHosts`, and on
 * data left in the browser that may not be stored. `address` is a fresh e-mail address; `otherPage` is the browser of a
 * second person.
 */
export const test = base.extend<{ address: string; otherPage: Page; allowedHosts: readonly string[] }>({
  allowedHosts: [[], { option: true }],
  page: async ({ page, baseURL, allowedHosts }, use) => {
    const troubles = recordErrors(page, [baseURL, ...allowedHosts]);
    await use(page);
    expect(troubles).toEqual([]);
    expect(await listStoredSecrets(page)).toEqual([]);
  },
  otherPage: async ({ browser, baseURL, storageState }, use) => {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    const troubles = recordErrors(page, [baseURL]);
    await use(page);
    await context.close();
    expect(troubles).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  address: async ({}, use) => {
    await use(`parcours-${randomBytes(6).toString('hex')}@exemple.invalid`);
  },
});

function recordErrors(page: Page, hosts: readonly (string | undefined)[]): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Chromium logs every rejected request; only the page's handling matters. Playwright logs the blocked service
    // worker. The mailbox page shows mails in a frame without scripts, which Playwright tries to enter.
    const refused =
      /^(Failed to load resource|WebSocket connection to|Blocked script execution in .*\/dev\/mail|Service Worker registration blocked by Playwright)/.test(
        message.text(),
      );
    if (['error', 'warning'].includes(message.type()) && !refused)
      troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !hosts.includes(url.origin))
      troubles.push(`request: ${url.origin}`);
  });
  return troubles;
}

export { expect };
