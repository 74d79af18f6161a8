// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const emailField = () => screen.findByLabelText<HTMLInputElement>('Adresse email');

test('an address that is sent leads to the screen that says to look into the mailbox', async () => {
  const { user } = await renderApp('/inscription/form', app.browser());
  await user.type(await emailField(), 'inscription@exemple.invalid');
  await user.click(screen.getByRole('button', { name: 'S’inscrire gratuitement' }));
  await screen.findByRole('heading', { name: 'Vérifiez votre boîte mail' });
  expect(screen.getByText('inscription@exemple.invalid')).toBeDefined();
  expect(await app.mailsTo('inscription@exemple.invalid')).toHaveLength(1);
});

test('the mailed link opens the session, though a check that began before it says that nobody is there', async () => {
  const [browser, email] = [app.browser(), 'confirmation@exemple.invalid'];
  await browser.client.accounts.signUp({ email });
  const address = `/inscription/form?email_confirmed=true#jeton=${await app.mailedToken(email)}`;
  const { network } = await renderApp(address, browser, { held: 'GET /api/session' });
  await screen.findByRole('heading', { name: 'Faisons connaissance' });
  network.letGo();
  await network.settled();
  expect(window.location.pathname).toBe('/inscription/profile');
});

test('a known address is said to be taken, and is kept in the log-in form', async () => {
  const member = aMember();
  await app.insert(member);
  const { user } = await renderApp('/inscription/form', app.browser());
  await user.type(await emailField(), member.email);
  await user.click(screen.getByRole('button', { name: 'S’inscrire gratuitement' }));
  await screen.findByText(
    'Cette adresse email est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse.',
  );
  expect(window.location.search).toBe('?mode=login');
  expect((await emailField()).value).toBe(member.email);
});

test('a wrong password is refused with its sentence, and what was typed stays', async () => {
  const member = aMember();
  await app.insert(member);
  const { user } = await renderApp('/inscription/form?mode=login', app.browser());
  await user.type(await emailField(), member.email);
  await user.type(screen.getByLabelText('Mot de passe'), 'pas le bon');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await screen.findByText('Email ou mot de passe incorrect');
  expect((await emailField()).value).toBe(member.email);
  expect(screen.getByLabelText<HTMLInputElement>('Mot de passe').value).toBe('pas le bon');
});

test('whoever comes from a session that has ended is told so', async () => {
  await renderApp('/dashboard', app.browser());
  await screen.findByText('Votre session a expiré. Veuillez vous reconnecter.');
  expect(window.location.search).toBe('?mode=login&error=session_expired');
});
