import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '#desk/staff/rules.ts';
import { codeAt, stepAt } from '#identity/factors/server/shared/totp.ts';
import { demoTotpSecret } from '#server/demo/demo-totp-secret.ts';

const PASSWORD = 'une-lueur-ce-soir';

/**
 * A window as wide as a laptop's, logged in at the desk.
 * @param role of a colleague of the demonstration; the administration sees every queue
 */
export async function openDesk(browser: Browser, url: string, role: StaffRole = 'admin'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  const code = codeAt(demoTotpSecret(role), stepAt(new Date()));
  for (const [path, data] of [
    ['log-in', { email: `${role}@exemple.invalid`, password: PASSWORD }],
    ['second-factor', { code }],
  ] as const) {
    const answer = await context.request.post(`${url}/api/desk/${path}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  }
  return context.newPage();
}
