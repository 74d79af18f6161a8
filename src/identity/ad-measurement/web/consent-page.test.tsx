import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { cookieChoices } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { TestBrowser } from '#testing/test-browser.ts';
import { COOKIE_VERSION } from '../rules.ts';

const app = await testApp();

function withPixel(): TestBrowser {
  const env = { ...app.services.env, PIXEL_ID: '1234567890' };
  return new TestBrowser(
    createApp({ services: { ...app.services, env }, addressOf: () => '127.0.0.1' }),
    app.clock,
  );
}

function keep(choice: 'accepted' | 'refused'): void {
  const at = app.clock.now().toISOString();
  const stored = { version: COOKIE_VERSION, choice, at, receipt: crypto.randomUUID() };
  window.localStorage.setItem('cookieChoice', JSON.stringify(stored));
}

const banner = () => screen.findByRole('region', { name: 'Une mesure, si vous le voulez bien' });
const noBanner = () => screen.queryByRole('region', { name: 'Une mesure, si vous le voulez bien' }) === null;
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[src="/mesure"]');
const kept = () => JSON.parse(window.localStorage.getItem('cookieChoice') ?? 'null');
const proofs = () => app.db.select().from(cookieChoices);

async function theFrame(): Promise<HTMLIFrameElement> {
  await waitFor(() => expect(frame()).not.toBeNull());
  return frame() as HTMLIFrameElement;
}

function told(inside: HTMLIFrameElement): unknown[] {
  const said: unknown[] = [];
  const view = inside.contentWindow as Window;
  vi.spyOn(view, 'postMessage').mockImplementation((message: unknown) => said.push(message));
  fireEvent.load(inside);
  return said;
}

describe('a site without a pixel', () => {
  test('no question appears, and « Gérer les cookies » lists the cookies', async () => {
    const { user, network } = await renderApp('/inscription/form', app.browser());
    await user.click(await screen.findByRole('link', { name: 'Gérer les cookies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gérer les cookies' }));
    await dialog.findByText('Rien à accepter ni à refuser.');
    expect(dialog.queryByRole('button', { name: /^Tout/ })).toBeNull();
    await network.settled();
    expect(noBanner()).toBe(true);
    expect(kept()).toBeNull();
  });

  test('an earlier agreement opens no frame', async () => {
    keep('accepted');
    const { network } = await renderApp('/inscription/form', app.browser());
    await screen.findByRole('heading', { level: 1 });
    await network.settled();
    expect(frame()).toBeNull();
  });
});

describe('a site with a pixel', () => {
  test('the question does not take the focus, and refusing takes one press and is recorded', async () => {
    const { user } = await renderApp('/inscription/form', withPixel());
    const asked = within(await banner());
    expect(document.activeElement).toBe(document.body);
    const [refuse, accept] = asked.getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Tout refuser', 'Tout accepter']);
    expect(refuse?.className).toBe(accept?.className);
    await user.click(asked.getByRole('button', { name: 'Tout refuser' }));
    await waitFor(() => expect(noBanner()).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(kept()).toMatchObject({ version: COOKIE_VERSION, choice: 'refused' });
    await waitFor(async () =>
      expect(await proofs()).toMatchObject([{ receipt: kept().receipt, choice: 'refused' }]),
    );
    expect(frame()).toBeNull();
  });

  test('accepting opens the frame, which receives the page view and nothing else', async () => {
    const { user } = await renderApp('/inscription/form', withPixel());
    await user.click(within(await banner()).getByRole('button', { name: 'Tout accepter' }));
    const inside = await theFrame();
    expect(inside.getAttribute('sandbox')).toBe('allow-scripts');
    expect(inside.referrerPolicy).toBe('no-referrer');
    expect(told(inside)).toEqual([{ event: 'page_view' }]);
  });

  test('an unreachable server does not block a choice', async () => {
    const { user, network } = await renderApp('/inscription/form', withPixel());
    network.break('POST /api/cookies/choice');
    await user.click(within(await banner()).getByRole('button', { name: 'Tout refuser' }));
    await waitFor(() => expect(noBanner()).toBe(true));
    expect(kept()).toMatchObject({ choice: 'refused' });
  });

  test('a browser without storage asks once per page load', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { user } = await renderApp('/inscription/form', withPixel());
    await user.click(within(await banner()).getByRole('button', { name: 'Tout refuser' }));
    await waitFor(() => expect(noBanner()).toBe(true));
    expect(kept()).toBeNull();
  });

  test('an accepted choice can be revoked with one press, effective immediately', async () => {
    keep('accepted');
    const { user } = await renderApp('/inscription/form', withPixel());
    await theFrame();
    await user.click(screen.getByRole('link', { name: 'Gérer les cookies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gérer les cookies' }));
    await dialog.findByText(/^Vous l’avez acceptée le/);
    await user.click(dialog.getByRole('button', { name: 'Tout refuser' }));
    expect(frame()).toBeNull();
    expect(dialog.getByRole('status').textContent).toBe('C’est noté : rien n’est mesuré.');
    expect(kept()).toMatchObject({ choice: 'refused' });
  });

  test('a log-in is counted before the redirect to unmeasured pages', async () => {
    keep('accepted');
    const [member] = await app.insert(aMember());
    const { user } = await renderApp('/inscription/form?mode=login', withPixel());
    const said = told(await theFrame());
    await user.type(await screen.findByLabelText('Adresse e-mail'), member.email);
    await user.type(screen.getByLabelText('Mot de passe'), TEST_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    await screen.findByRole('heading', { level: 1, name: /Bonjour|Bonsoir|espace/ });
    expect(said).toEqual([{ event: 'page_view' }, { event: 'login' }]);
    await waitFor(() => expect(frame()).toBeNull());
  });

  test('even after consent, an address with a secret has no measurement', async () => {
    keep('accepted');
    const { network } = await renderApp('/inscription/form#jeton=secret', withPixel());
    await screen.findByRole('heading', { level: 1 });
    await network.settled();
    expect(frame()).toBeNull();
  });
});
