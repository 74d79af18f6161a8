import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { newAddress, testApp } from '#testing/test-app.ts';
import { MAILED_PATHS } from '../rules.ts';

const app = await testApp();

const code = () => screen.findByLabelText<HTMLInputElement>('Code de l’e-mail');
const address = () => screen.getByLabelText<HTMLInputElement>(/^Adresse e-mail/);
const send = () => screen.getByRole('button', { name: 'Continuer avec ce code' });

test.each(Object.values(MAILED_PATHS))('%s without its secret says so and asks for a code', async (path) => {
  await renderApp(path, app.browser());
  await screen.findByText(/^Ce lien est arrivé incomplet/);
  await code();
});

test('a wrong code stays typed, and an address is required with it', async () => {
  const { user } = await renderApp(MAILED_PATHS['sign-up'], app.browser());
  await user.type(await code(), 'K7QF-M2XR');
  await user.click(send());
  await expect.poll(() => address().getAttribute('aria-invalid')).toBe('true');
  await user.type(address(), 'quelqu-un@exemple.invalid');
  await user.click(send());
  await screen.findByText(/^Ce code n’ouvre rien avec cette adresse/);
  expect((await code()).value).toBe('K7QF-M2XR');
});

test('the code of the sign-up mail opens the sign-up', async () => {
  const email = newAddress();
  const browser = app.browser();
  await browser.client.accounts.signUp({ email });
  const [mail] = await app.mailsTo(email);
  const mailed = /code\u202f:\s+(\S{9})/.exec(mail?.text ?? '')?.[1] ?? '';
  const { user } = await renderApp(MAILED_PATHS['sign-up'], browser);
  await user.type(await code(), mailed.toLowerCase());
  await user.type(address(), email);
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
  await expect.poll(async () => (await browser.client.session.read()).member?.email).toBe(email);
});
