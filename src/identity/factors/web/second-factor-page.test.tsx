import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { phoneWith } from '#testing/test-phone.ts';

/** Creates a member with a linked phone. @returns the ten backup codes */
async function linkPhone(member: InsertedMember): Promise<string[]> {
  const { client } = await app.memberBrowser(member);
  const { key } = await client.secondFactor.begin({ password: TEST_PASSWORD });
  return (await client.secondFactor.confirm({ code: phoneWith(key, app.clock)() })).codes;
}

const TITLE = 'Double authentification';
const PATH = '/settings/double-authentification';
const app = await testApp();

test('a sensitive action asks for the code after the right password', async () => {
  const member = aMember();
  const codes = await linkPhone(member);
  const browser = app.browser();
  await browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  await browser.client.secondFactor.giveCode({ code: codes[0] ?? '' });
  const { user } = await renderApp(PATH, browser);
  const section = within(await screen.findByRole('region', { name: TITLE }));
  await user.click(await section.findByRole('button', { name: /^Retirer/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Retirer/ }));
  await user.type(dialog.getByLabelText('Mot de passe actuel'), TEST_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  await user.type(await dialog.findByLabelText(/^Code de votre application/), codes[1] ?? '');
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  await section.findByText(/mot de passe suffit de nouveau/);
  await section.findByRole('button', { name: 'Relier mon téléphone' });
});
