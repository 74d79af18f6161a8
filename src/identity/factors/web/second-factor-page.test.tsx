import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import { phoneWith } from '#testing/test-phone.ts';

/** Creates a member with a linked phone. @returns the ten backup codes */
async function linkPhone(member: InsertedMember): Promise<string[]> {
  const { client } = await app.memberBrowser(member);
  const { key } = await client.secondFactor.begin({ password: TEST_PASSWORD });
  return (await client.secondFactor.confirm({ code: phoneWith(key, app.clock)() })).codes;
}

const TITLE = 'Double authentification';
const PATH = '/settings/double-authentification';
let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

test('linking a phone takes the password, the key, a first code, then confirming the backup codes', async () => {
  const { user } = await renderApp(PATH, await app.memberBrowser());
  const section = within(await screen.findByRole('region', { name: TITLE }));
  await user.click(await section.findByRole('button', { name: 'Relier mon téléphone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Relier mon téléphone' }));
  await user.type(dialog.getByLabelText('Mot de passe actuel'), 'un autre');
  await user.click(dialog.getByRole('button', { name: 'Continuer' }));
  await dialog.findByText('Le mot de passe actuel est incorrect');
  await user.clear(dialog.getByLabelText('Mot de passe actuel'));
  await user.type(dialog.getByLabelText('Mot de passe actuel'), TEST_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Continuer' }));
  await dialog.findByRole('img', { name: /Code à scanner/ });
  await user.click(dialog.getByText('Je ne peux pas le scanner'));
  const key = dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent.replaceAll(' ', '');
  await user.type(dialog.getByLabelText('Code à six chiffres'), phoneWith(key, app.clock)());
  await user.click(dialog.getByRole('button', { name: 'Relier mon téléphone' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Vos codes de secours' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  const keep = codes.getByRole('button', { name: 'C’est fait' });
  expect(keep.getAttribute('aria-disabled')).toBe('true');
  await user.click(codes.getByLabelText('J’ai gardé mes codes en lieu sûr'));
  await user.click(keep);
  await section.findByText(/protège votre compte/);
  await section.findByText(/10 codes de secours sur 10/);
  expect(document.activeElement?.textContent).toBe(TITLE);
});

test('log-in asks for a code after the password, accepts a backup code, and opens the requested page', async () => {
  const member = aMember();
  const codes = await linkPhone(member);
  const { user } = await renderApp('/webinaires', app.browser());
  await user.type(await screen.findByLabelText('Adresse e-mail'), member.email);
  await user.type(screen.getByLabelText('Mot de passe'), TEST_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await screen.findByRole('heading', { name: TITLE, level: 1 });
  await user.type(screen.getByLabelText('Code à six chiffres'), '000000');
  await user.click(screen.getByRole('button', { name: 'Me connecter' }));
  await screen.findByText(/n’est pas le bon/);
  await user.click(screen.getByRole('button', { name: 'Je n’ai pas mon téléphone' }));
  await user.type(screen.getByLabelText('Code de secours'), codes[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Me connecter' }));
  await waitFor(() => expect(window.location.pathname).toBe('/webinaires'));
});

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
