import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { unsubscribeToken } from '../server/unsubscribe-token.ts';

const app = await testApp();

const BUTTON = { name: 'Ne plus recevoir ces e-mails' };

async function withLink() {
  const browser = await app.memberBrowser();
  const token = unsubscribeToken(app.services.secret, browser.member.id);
  return { browser, address: `/desinscription#jeton=${token}` };
}

test('unsubscribes with one click without a log-in, and removes the token from the address bar', async () => {
  const { browser, address } = await withLink();
  const { user } = await renderApp(address, app.browser());
  await user.click(await screen.findByRole('button', BUTTON));
  await screen.findByRole('heading', { name: 'C’est noté' });
  expect(window.location.hash).toBe('');
  expect(await browser.client.notifications.choices()).toMatchObject({ messageMails: false });
});

test('does not unsubscribe a member who only opens the page', async () => {
  const { browser, address } = await withLink();
  await renderApp(address, app.browser());
  await screen.findByRole('button', BUTTON);
  expect(await browser.client.notifications.choices()).toMatchObject({ messageMails: true });
});

test('says where else to unsubscribe after an invalid link', async () => {
  const { user } = await renderApp('/desinscription#jeton=inconnu', app.browser());
  await user.click(await screen.findByRole('button', BUTTON));
  await screen.findByText(/Ce lien de désinscription n’est pas complet/);
  const link = screen.getByRole('link', { name: 'Régler mes notifications' });
  expect(link.getAttribute('href')).toBe('/settings/notifications');
});

test('shows a hint and no button without a token', async () => {
  await renderApp('/desinscription', app.browser());
  await screen.findByText(/^Ce lien est arrivé incomplet/);
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
});
