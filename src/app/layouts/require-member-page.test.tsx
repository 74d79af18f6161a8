// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

const EXPIRED = 'Votre session a expiré. Veuillez vous reconnecter.';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

test('who never was here is invited to log in, and told of no session', async () => {
  await renderApp('/dashboard', app.browser());
  await screen.findByRole('heading', { name: 'Connexion' });
  expect(screen.queryByText(EXPIRED)).toBeNull();
  expect(window.location.search).toBe('?mode=login');
});

test('whose session was ended elsewhere is told so', async () => {
  const browser = await app.memberBrowser();
  const cookies = new Map(browser.cookies);
  await browser.client.session.end();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  await renderApp('/dashboard', browser);
  await screen.findByText(EXPIRED);
  expect(window.location.search).toBe('?mode=login&error=session_expired');
});

test('a page left open learns that its session has ended as soon as one comes back to it', async () => {
  const browser = await app.memberBrowser();
  await renderApp('/dashboard', browser);
  await screen.findByRole('link', { name: 'Mon compte' });
  await browser.client.session.end();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(screen.getByText(EXPIRED)).toBeDefined());
});

test('a server that cannot say whether the session holds ends nothing: one stays, and tries again', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/dashboard', browser);
  await screen.findByRole('link', { name: 'Mon compte' });
  localStorage.setItem('visitorName', 'Camille');
  network.break('GET /api/session');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await network.settled();
  expect(screen.getByRole('link', { name: 'Mon compte' })).toBeDefined();
  expect(screen.queryByText(EXPIRED)).toBeNull();
  expect(window.location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('visitorName')).toBe('Camille');
  network.mend();
  await user.click(screen.getByRole('link', { name: 'Mon compte' }));
  await screen.findByRole('heading', { level: 1, name: 'Mon compte' });
});

test('a page that opens while the server is in trouble says so, and opens at « Réessayer »', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/dashboard', browser, { broken: 'GET /api/session' });
  const again = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 });
  expect(window.location.pathname).toBe('/dashboard');
  network.mend();
  await user.click(again);
  await screen.findByRole('link', { name: 'Mon compte' });
});
