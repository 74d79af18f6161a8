import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect } from './fixtures.ts';

const MAILS = join('.tmp', 'e2e-data', 'mail');

export const CONFIRM_ADDRESS = 'Confirmez votre adresse pour commencer';
export const NEW_PASSWORD = 'Choisissez un nouveau mot de passe';
/** Change of address: the mail to the current one. */
export const FROM_FORMER = 'Changer l’adresse de votre compte';

export async function mailTo(address: string, subject: string | RegExp): Promise<ParsedMail> {
  let newest: ParsedMail | undefined;
  await expect(async () => {
    const names = (await readdir(MAILS)).filter((name) => name.includes(address) && name.endsWith('.eml'));
    const mails = names.sort().map(async (name) => simpleParser(await readFile(join(MAILS, name))));
    newest = (await Promise.all(mails)).findLast((mail) => mail.subject?.match(subject));
    expect(newest, `mail to ${address}`).toBeDefined();
  }).toPass({ intervals: [100], timeout: 60_000 });
  if (!newest) throw new Error('unreachable');
  return newest;
}

export async function mailedLink(address: string, subject: string): Promise<URL> {
  const { text = '' } = await mailTo(address, subject);
  return new URL(text.match(/https?:\S+#jeton=\S+/)?.[0] ?? '');
}

export async function followMailedLink(page: Page, address: string, subject: string): Promise<void> {
  await page.goto((await mailedLink(address, subject)).href);
}
