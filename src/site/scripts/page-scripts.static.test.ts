import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { saveWho } from '#browser/session/who.ts';
import { startConsent } from '#identity/ad-measurement/web/shared/consent.ts';
import { SESSION_EXPIRED_PATH } from '#lib/paths.ts';
import { openBuiltPage } from '#testing/built-site.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { stubBrowser } from '#testing/stub-browser.ts';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { sayWhenIslandFails, sayWhenOffline } from './page-notices.ts';
import { showSupportButton } from './support-button.ts';
import { showWhoIsHere } from './who-is-here.ts';

const app = await testApp();
let left: string[];

beforeEach(() => {
  left = [];
});

function open(path: string, browser: TestBrowser, options?: Parameters<typeof stubBrowser>[2]) {
  const stubbed = stubBrowser(path, browser, options);
  openBuiltPage(path);
  showWhoIsHere((to) => left.push(to));
  showSupportButton();
  onTestFinished(() => saveWho(null));
  return stubbed;
}

const bar = () => within(document.querySelector('[data-bar]') as HTMLElement);
const chat = () => screen.queryByRole('button', { name: /^Écrire à l’équipe/ });

test('a member sees their own bar on a public page, with the unread count', async () => {
  open('/charte', await app.memberBrowser());
  // In the bar of wide screens, and in the menu of small ones.
  const links = await bar().findAllByRole('link', { name: 'Mon compte' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/settings', '/settings']);
  expect(bar().queryByRole('link', { name: 'Connexion' })).toBeNull();
  expect(bar().queryByText(/non lu/)).toBeNull();
});

test('a member’s bar on the home page is a single link to the member area', async () => {
  open('/', await app.memberBrowser());
  expect((await bar().findByRole('link', { name: 'Mon espace' })).getAttribute('href')).toBe('/dashboard');
  expect(bar().queryByRole('link', { name: 'Connexion' })).toBeNull();
});

test('the unread count appears on every « Messages » link, until read', async () => {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim));
  open('/charte', karim);
  // Bar, tab and menu.
  expect(await bar().findAllByRole('link', { name: /^Messages ?\(1 message non lu\)$/ })).toHaveLength(3);
});

test('a visitor keeps « Connexion », and gets the chat once the session check finds no member', async () => {
  const { network } = open('/charte', app.browser(), { held: 'GET /api/session' });
  expect(chat()).toBeNull();
  network.letGo();
  await waitFor(() => expect(chat()).not.toBeNull());
  expect(bar().getByRole('link', { name: 'Connexion' })).toBeDefined();
});

test('a failed session check changes nothing, and is retried on return', async () => {
  const { network } = open('/charte', await app.memberBrowser(), { broken: 'GET /api/session' });
  await network.settled();
  expect(chat()).toBeNull();
  expect(bar().getByRole('link', { name: 'Connexion' })).toBeDefined();
  network.mend();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await bar().findAllByRole('link', { name: 'Mon espace' })).toHaveLength(3);
});

test.each(['/', '/charte'])('an expired session redirects from %s to the log-in, once', async (path) => {
  const browser = await app.memberBrowser();
  const former = new Map(browser.cookies);
  await browser.client.session.end();
  for (const [name, value] of former) browser.cookies.set(name, value);
  await open(path, browser).network.settled();
  await waitFor(() => expect(left).toEqual([SESSION_EXPIRED_PATH]));
  // The server has cleared the cookie: from now on this is a visitor.
  await open(path, browser).network.settled();
  expect(left).toHaveLength(1);
});

test('a team reply shows on the chat button', async () => {
  const browser = await app.memberBrowser();
  await browser.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Bonjour' });
  app.clock.advance({ minutes: 1 });
  open('/charte', browser);
  await screen.findByRole('button', { name: /^Écrire à l’équipe, \d réponses? non lues?/ });
});

test('a lost network shows a notice until it returns', () => {
  openBuiltPage('/charte');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  sayWhenOffline();
  const notice = () => screen.queryByText(/^Vous êtes hors ligne/);
  const turn = (on: boolean) => {
    online.mockReturnValue(on);
    window.dispatchEvent(new Event(on ? 'online' : 'offline'));
    return notice()?.hidden;
  };
  expect([notice()?.hidden, turn(false), turn(true)]).toEqual([true, false, true]);
});

test('an island that fails to load keeps its HTML, and says that a part is missing', () => {
  openBuiltPage('/test-amoureux');
  sayWhenIslandFails();
  const island = screen.getByRole('heading', { name: 'Le test amoureux' }).closest('astro-island');
  const failure = new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true });
  expect(island?.dispatchEvent(failure)).toBe(false);
  const notice = screen.getByText(/^Une partie de cette page/);
  expect(within(notice).getByRole('link', { name: 'Recharger la page' })).toBeDefined();
  expect(notice.nextElementSibling).toBe(island);
});

test('a chat that fails to load says so, and names another way to write', async () => {
  open('/charte', app.browser());
  await waitFor(() => expect(chat()).not.toBeNull());
  chat()?.dispatchEvent(new CustomEvent('part-failed', { bubbles: true }));
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByRole('link', { name: 'Écrire autrement à l’équipe' })).toBeDefined();
});

describe('a site with a pixel', () => {
  const banner = () => screen.queryByRole('region', { name: 'Une mesure, si vous le voulez bien' });
  const frame = () => document.querySelector('iframe[src="/mesure"]');

  function openMeasured(path: string) {
    stubBrowser(path, app.browser());
    openBuiltPage(path, { PIXEL_ID: '1234567890' });
    const leave = startConsent();
    onTestFinished(leave);
    return leave;
  }

  test('a visitor who accepts is measured, here and on the next page, until they refuse', async () => {
    const leave = openMeasured('/charte');
    await waitFor(() => expect(banner()).not.toBeNull());
    within(banner() as HTMLElement)
      .getByRole('button', { name: 'Tout accepter' })
      .click();
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    leave();
    openMeasured('/blog');
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(banner()).toBeNull();
  });
});
