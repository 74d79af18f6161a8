import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMan } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

const ANOTHER = 'un autre beau soir';
const region = (name: string) => screen.findByRole('region', { name });

test('the page links to coaching, subscription and legal texts, and its contents to each of five places', async () => {
  await renderApp('/settings', await app.memberBrowser());
  await region('Mot de passe');
  const links: [RegExp, string][] = [
    [/^Mon coaching/, '/coaching'],
    [/^Mon abonnement/, '/subscription'],
    [/^Conditions générales \(CGU\)/, '/cgu'],
    [/^Politique de confidentialité/, '/privacy'],
  ];
  for (const [name, address] of links) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  }
  const contents = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
  expect(contents.map((link) => link.textContent)).toEqual([
    'Votre connexion',
    'Notifications',
    'Faire une pause',
    'Vos accords et vos données',
    'Supprimer votre compte',
  ]);
  const sections = screen
    .getAllByRole('region')
    .filter(({ id }) => id)
    .map(({ id }) => `/settings#${id}`);
  for (const link of contents) expect(sections).toContain(link.getAttribute('href'));
  expect(sections).toHaveLength(12);
});

test('each of five places also has its own page', async () => {
  const { user } = await renderApp('/settings', await app.memberBrowser());
  await user.click(await screen.findByRole('link', { name: /^Faire une pause.+abri/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/settings/pause'));
  expect(screen.getAllByRole('region').filter(({ id }) => id)).toHaveLength(1);
  await region('Faire une pause');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Mon compte' }));
  await user.click(await screen.findByRole('link', { name: /^Votre connexion.+appareils/ }));
  await screen.findByRole('heading', { level: 1, name: 'Votre connexion' });
  expect(
    screen
      .getAllByRole('region')
      .map(({ id }) => id)
      .filter(Boolean),
  ).toEqual(['compte', 'adresse', 'mot-de-passe', 'cles-d-acces', 'double-authentification', 'appareils']);
});

test('a section URL leads to its page on a phone', async () => {
  await renderApp('/settings#accords', await app.memberBrowser());
  await waitFor(() => expect(window.location.pathname).toBe('/settings/accords'));
});

describe('the password form', () => {
  const LABELS = [
    'Mot de passe actuel',
    'Nouveau mot de passe',
    'Confirmer le nouveau mot de passe',
  ] as const;
  const DONE = 'Mot de passe modifié avec succès !';

  test('shows each error next to its field, keeps the text, and confirms once saved', async () => {
    const browser = await app.memberBrowser();
    const { user, network } = await renderApp('/settings', browser);
    await user.click(await screen.findByRole('button', { name: 'Modifier le mot de passe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le mot de passe' }));
    const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
    async function fill(...values: [current: string, password: string, confirmation: string]) {
      for (const [place, label] of LABELS.entries()) {
        await user.clear(field(label));
        await user.type(field(label), values[place] ?? '');
      }
      await user.click(dialog.getByRole('button', { name: 'Modifier le mot de passe' }));
    }
    const hints = LABELS.map((label) => field(label).getAttribute('autocomplete'));
    expect(hints).toEqual(['current-password', 'new-password', 'new-password']);
    const [show] = dialog.getAllByRole('button', { name: 'Afficher le mot de passe' });
    if (show) await user.click(show);
    expect(field('Mot de passe actuel').type).toBe('text');

    await fill(TEST_PASSWORD, '12345', '1234');
    expect(dialog.getByText('Le nouveau mot de passe doit contenir au moins 6 caractères')).toBeDefined();
    expect(dialog.getByText('Les nouveaux mots de passe ne correspondent pas')).toBeDefined();
    expect(document.activeElement).toBe(field('Nouveau mot de passe'));

    await fill('pas le bon', ANOTHER, ANOTHER);
    await dialog.findByText('Le mot de passe actuel est incorrect');
    await waitFor(() => expect(document.activeElement).toBe(field('Mot de passe actuel')));
    expect(field('Nouveau mot de passe').value).toBe(ANOTHER);

    network.break('POST /api/password/change');
    await fill(TEST_PASSWORD, ANOTHER, ANOTHER);
    await dialog.findByText('Une erreur est survenue lors de la modification du mot de passe');
    network.mend();
    await user.click(dialog.getByRole('button', { name: 'Modifier le mot de passe' }));
    const said = await screen.findByText(DONE);
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(document.activeElement).toBe(said);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier le mot de passe' }));
    expect(within(await region('Mot de passe')).getByText(DONE)).toBeDefined();
    const { email } = browser.member;
    expect(await app.browser().client.accounts.logIn({ email, password: ANOTHER })).toMatchObject({
      done: true,
    });
  });
});

describe('« Appareils connectés »', () => {
  test('reports a failed load, then lists this device separately, without a log-out button', async () => {
    const { user, network } = await renderApp('/settings', await app.memberBrowser(), {
      broken: 'GET /api/devices',
    });
    const devices = within(await region('Appareils connectés'));
    await devices.findByText('Vos appareils n’ont pas pu être lus. Veuillez réessayer.');
    network.mend();
    await user.click(devices.getByRole('button', { name: 'Réessayer' }));
    const row = within(await devices.findByRole('listitem'));
    expect(row.getByText('Cet appareil')).toBeDefined();
    expect(row.queryByRole('button')).toBeNull();
  });

  test('logs one other device out, with the focus on the title since the button is gone, then all at once', async () => {
    const browser = await app.memberBrowser();
    const others = [app.browser(), app.browser(), app.browser()];
    for (const { client } of others)
      await client.accounts.logIn({ email: browser.member.email, password: TEST_PASSWORD });
    const { user } = await renderApp('/settings', browser);
    const devices = within(await region('Appareils connectés'));
    const [another = document.body] = await devices.findAllByRole('button', {
      name: /^Déconnecter ?Appareil/,
    });
    await user.click(another);
    await devices.findByText('Appareil inconnu est déconnecté.');
    expect(devices.getAllByRole('listitem')).toHaveLength(3);
    expect(document.activeElement?.textContent).toBe('Appareils connectés');
    await user.click(await devices.findByRole('button', { name: 'Déconnecter tous les autres' }));
    await devices.findByText('Vos autres appareils sont déconnectés.');
    for (const other of others) expect(await refusalOf(other.client.profile.mine())).toBe('UNAUTHORIZED');
    expect((await browser.client.session.read()).member).not.toBeNull();
  });
});

test('« Faire une pause » starts and ends with one button, shows in the selection, and says when saving fails', async () => {
  await app.insert(aMan());
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/settings', browser, { broken: 'POST /api/profile/pause' });
  const pause = within(await region('Faire une pause'));
  await user.click(await pause.findByRole('button', { name: 'Mettre mon profil en pause' }));
  await pause.findByText('Ce changement n’a pas pu être enregistré. Veuillez réessayer.');
  expect(await browser.client.profile.pauseState()).toEqual({ paused: false });
  network.mend();
  await user.click(pause.getByRole('button', { name: 'Mettre mon profil en pause' }));
  const resume = await pause.findByRole('button', { name: 'Reprendre les rencontres' });
  expect(pause.getByText('Votre profil est en pause.')).toBeDefined();
  expect(document.activeElement).toBe(resume);
  expect(await browser.client.profile.pauseState()).toEqual({ paused: true });

  await user.click(screen.getByRole('link', { name: 'Mes matchs' }));
  await screen.findByRole('heading', { name: 'Votre profil est en pause' });
  await user.click(screen.getByRole('button', { name: 'Reprendre les rencontres' }));
  await screen.findByRole('link', { name: /^Rencontrer / });
  expect(await browser.client.profile.pauseState()).toEqual({ paused: false });
});

test('« Notifications » saves the choice about mails at once, or reverts it; a browser without them says so', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/settings', browser, {
    broken: 'POST /api/notification-choices',
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'M’envoyer un e-mail quand un message m’attend',
  });
  expect(box.checked).toBe(true);
  await user.click(box);
  await screen.findByText('Votre choix n’a pas pu être enregistré. Veuillez réessayer.');
  expect(box.checked).toBe(true);
  network.mend();
  await user.click(box);
  await screen.findByText(/plus d’e-mail/);
  expect(box.checked).toBe(false);
  expect(await browser.client.notifications.choices()).toMatchObject({ messageMails: false });
  await screen.findByText(/Ce navigateur ne sait pas recevoir de notifications/);
  expect(screen.queryByRole('button', { name: 'Activer sur cet appareil' })).toBeNull();
});
