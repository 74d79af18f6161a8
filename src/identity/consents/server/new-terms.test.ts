import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { currentText } from '../texts/versions.ts';

const app = await testApp();

async function whoAgreedTo({ version, date, sha256 }: { version: string; date: string; sha256: string }) {
  const browser = await app.memberBrowser();
  await app.db
    .update(consents)
    .set({ version, text_date: date, text_sha256: sha256 })
    .where(eq(consents.purpose, 'terms'));
  return browser.client.accounts;
}

async function agreedTo(accounts: Awaited<ReturnType<typeof whoAgreedTo>>) {
  return (await accounts.consents())
    .filter(({ purpose }) => purpose === 'terms')
    .map(({ version }) => version);
}

const current = currentText('terms');
const former = { ...current, version: 'cgu-0' };

test('a member who agreed to earlier terms sees the date of the new ones until they agree, once', async () => {
  const accounts = await whoAgreedTo(former);
  expect(await accounts.newTerms()).toEqual({ since: current.date, coming: null });
  app.clock.advance({ days: 1 });
  await accounts.acceptTerms();
  await accounts.acceptTerms();
  expect(await accounts.newTerms()).toEqual({ since: null, coming: null });
  expect(await agreedTo(accounts)).toEqual([current.version, former.version]);
});

test('a member who agreed to the current terms sees no notice, and does not agree twice', async () => {
  const accounts = await whoAgreedTo(current);
  expect(await accounts.newTerms()).toEqual({ since: null, coming: null });
  await accounts.acceptTerms();
  expect(await agreedTo(accounts)).toEqual([current.version]);
});
