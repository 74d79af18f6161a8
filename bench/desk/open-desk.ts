import type { Browser, Page } from '@playwright/test';
import { codeAt, stepAt } from '#identity/second-factor/server/shared/totp.ts';
import { demoTotpSecret } from '#server/demo/demo-totp-secret.ts';

/** Of the demonstration; the administration sees every queue. */
const COLLEAGUE = { email: 'admin@exemple.invalid', password: 'une-lueur-ce-soir' };

/** A window as wide as a laptop's, logged in at the desk. */
export async function openDesk(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  const code = codeAt(demoTotpSecret('admin'), stepAt(new Date()));
  for (const [path, data] of [
    ['log-in', COLLEAGUE],
    ['second-factor', { code }],
  ] as const) {
    const answer = await context.request.post(`${url}/api/desk/${path}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  }
  return context.newPage();
}
