import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profiles, sessions } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const EXPIRED = 'Votre session a expiré. Veuillez vous reconnecter.';

const app = await testApp();

test('a member whose session was ended elsewhere sees a message about it', async () => {
  const browser = await app.memberBrowser();
  const cookies = new Map(browser.cookies);
  await browser.client.session.end();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  await renderApp('/dashboard', browser);
  await screen.findByText(EXPIRED);
  expect(window.location.search).toBe('?mode=login&error=session_expired');
});

test('a member without a profile is redirected to the funnel, which says what « Messages » still needs', async () => {
  const browser = await app.memberBrowser();
  await app.db.delete(profiles);
  await renderApp('/chat', browser);
  await screen.findByText(/^Pour ouvrir «\sMessages\s», il nous manque encore cette étape/);
  expect(window.location.pathname).toBe('/inscription/profile');
});

test('an open page learns that its session has ended as soon as it regains focus', async () => {
  const browser = await app.memberBrowser();
  await renderApp('/dashboard', browser);
  await screen.findByRole('link', { name: 'Mon profil' });
  await browser.client.session.end();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(screen.getByText(EXPIRED)).toBeDefined());
});

test('a session check while the log-out is under way does not read as an expired session', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/settings', browser);
  network.hold('POST /api/log-out');
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  await waitFor(async () => expect(await app.db.$count(sessions)).toBe(0));
  const checks = () => app.requests.filter((line) => JSON.stringify(line).includes('/api/session')).length;
  const before = checks();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(checks()).toBe(before + 1));
  network.letGo();
  await network.settled();
  expect(screen.queryByText(EXPIRED)).toBeNull();
  expect(window.location.pathname).toBe('/settings');
});

test('a log-in returns to the requested page, even through the sign-up form', async () => {
  const { member } = await app.memberBrowser();
  const { user } = await renderApp('/profile?from=selection&jeton=abc', app.browser());
  await screen.findByRole('heading', { name: 'Connexion' });
  await user.click(screen.getByRole('link', { name: 'S’inscrire' }));
  await user.click(await screen.findByRole('link', { name: 'Se connecter' }));
  await user.type(await screen.findByLabelText('Adresse e-mail'), member.email);
  await user.type(screen.getByLabelText('Mot de passe'), TEST_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(window.location.search).toBe('?from=selection');
});

test('a new visitor is asked to log in, without a message; a log-in in another tab also redirects this one', async () => {
  const browser = app.browser();
  await renderApp('/webinaires', browser);
  await screen.findByRole('heading', { name: 'Connexion' });
  expect(screen.queryByText(EXPIRED)).toBeNull();
  expect(window.location.search).toBe('?mode=login');
  const { member } = await app.memberBrowser();
  await browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(window.location.pathname).toBe('/webinaires'));
});

test('a server error does not end the session: the page stays, and retries', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/dashboard', browser);
  await screen.findByRole('link', { name: 'Mon profil' });
  localStorage.setItem('visitorName', 'Camille');
  network.break('GET /api/session');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await network.settled();
  expect(screen.getByRole('link', { name: 'Mon profil' })).toBeDefined();
  expect(screen.queryByText(EXPIRED)).toBeNull();
  expect(window.location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('visitorName')).toBe('Camille');
  network.mend();
  await user.click(screen.getByRole('link', { name: 'Mon profil' }));
  await screen.findByRole('heading', { level: 1, name: 'Mon Profil' });
});

test('a page opened during a server error says so, and loads on « Réessayer »', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/dashboard', browser, { broken: 'GET /api/session' });
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  expect(window.location.pathname).toBe('/dashboard');
  network.mend();
  await user.click(again);
  await screen.findByRole('link', { name: 'Mon profil' });
});
