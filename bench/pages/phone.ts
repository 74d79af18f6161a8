import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
import type { Cookies } from './log-in.ts';

/** How many times slower than this machine the phone computes, as Lighthouse has it. */
export const CPU_SLOWDOWN = 4;

export interface Phone {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** A phone that has never seen the site, but holds the cookie of a session: its caches and connections are empty. */
export async function openPhone(browser: Browser, cookies: Cookies, slowdown = CPU_SLOWDOWN): Promise<Phone> {
  const context = await browser.newContext({
    ...devices['Moto G4'],
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}
