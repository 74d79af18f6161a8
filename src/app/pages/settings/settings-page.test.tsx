import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMan, aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

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
  async function openDialog() {
    const browser = await app.memberBrowser();
    const { user, network } = await renderApp('/settings', browser);
    await user.click(await screen.findByRole('button', { name: 'Modifier le mot de passe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le mot de passe' }));
    async function fill(current: string, password: string, confirmation = password) {
      const values = { 'Mot de passe actuel': current, 'Nouveau mot de passe': password };
      for (const [label, value] of Object.entries({
        ...values,
        'Confirmer le nouveau mot de passe': confirmation,
      })) {
        const field = dialog.getByLabelText(label);
        await user.clear(field);
        await user.type(field, value);
      }
      await user.click(dialog.getByRole('button', { name: 'Modifier le mot de passe' }));
    }
    return { browser, user, network, dialog, fill };
  }

  test('confirms, closes after 2 s, restores the focus and keeps the confirmation visible', async () => {
    const { browser, fill } = await openDialog();
    await fill(TEST_PASSWORD, ANOTHER);
    const said = await screen.findByText('Mot de passe modifié avec succès !');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(document.activeElement).toBe(said);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier le mot de passe' }));
    expect(
      within(await region('Mot de passe')).getByText('Mot de passe modifié avec succès !'),
    ).toBeDefined();
    const { email } = browser.member;
    expect(await app.browser().client.accounts.logIn({ email, password: ANOTHER })).toMatchObject({
      done: true,
    });
  });

  test('shows each error next to its field, focuses the first, and keeps the text', async () => {
    const { dialog, fill } = await openDialog();
    await fill(TEST_PASSWORD, '12345', '1234');
    expect(dialog.getByText('Le nouveau mot de passe doit contenir au moins 6 caractères')).toBeDefined();
    expect(dialog.getByText('Les nouveaux mots de passe ne correspondent pas')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('Nouveau mot de passe'));

    await fill('pas le bon', ANOTHER);
    await dialog.findByText('Le mot de passe actuel est incorrect');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Mot de passe actuel')));
    expect(dialog.getByLabelText<HTMLInputElement>('Nouveau mot de passe').value).toBe(ANOTHER);
  });

  test('shows the message of the spec on failure', async () => {
    const { network, dialog, fill } = await openDialog();
    network.break('POST /api/password/change');
    await fill(TEST_PASSWORD, ANOTHER);
    await dialog.findByText('Une erreur est survenue lors de la modification du mot de passe');
    network.mend();
    await dialog.getByRole('button', { name: 'Modifier le mot de passe' }).click();
    await screen.findByText('Mot de passe modifié avec succès !');
  });

  test('has autocomplete hints for password managers, and can show the password', async () => {
    const { user, dialog } = await openDialog();
    const tokens = ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer le nouveau mot de passe'].map(
      (label) => dialog.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['current-password', 'new-password', 'new-password']);
    const [show] = dialog.getAllByRole('button', { name: 'Afficher le mot de passe' });
    if (show) await user.click(show);
    expect(dialog.getByLabelText('Mot de passe actuel').getAttribute('type')).toBe('text');
  });
});

describe('« Appareils connectés »', () => {
  async function withOthers(count: number) {
    const browser = await app.memberBrowser();
    const others = [];
    for (let made = 0; made < count; made += 1) {
      const other = app.browser();
      await other.client.accounts.logIn({ email: browser.member.email, password: TEST_PASSWORD });
      others.push(other);
    }
    return { browser, others };
  }

  test('lists this device separately, without a log-out button', async () => {
    const { browser } = await withOthers(0);
    await renderApp('/settings', browser);
    const row = await within(await region('Appareils connectés')).findByRole('listitem');
    expect(within(row).getByText('Cet appareil')).toBeDefined();
    expect(within(row).queryByRole('button')).toBeNull();
  });

  test('logs another device out, says so, and focuses the title since the button is gone', async () => {
    const { browser, others } = await withOthers(1);
    const { user } = await renderApp('/settings', browser);
    const devices = within(await region('Appareils connectés'));
    await user.click(await devices.findByRole('button', { name: /^Déconnecter/ }));
    await devices.findByText('Appareil inconnu est déconnecté.');
    expect(devices.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Appareils connectés');
    for (const other of others) expect(await refusalOf(other.client.profile.mine())).toBe('UNAUTHORIZED');
  });

  test('logs all other devices out at once', async () => {
    const { browser, others } = await withOthers(2);
    const { user } = await renderApp('/settings', browser);
    const devices = within(await region('Appareils connectés'));
    await user.click(await devices.findByRole('button', { name: 'Déconnecter tous les autres' }));
    await devices.findByText('Vos autres appareils sont déconnectés.');
    for (const other of others) expect(await refusalOf(other.client.profile.mine())).toBe('UNAUTHORIZED');
    expect((await browser.client.session.read()).member).not.toBeNull();
  });

  test('reports a failed load, and « Réessayer » reloads', async () => {
    const { browser } = await withOthers(0);
    const { user, network } = await renderApp('/settings', browser, { broken: 'GET /api/devices' });
    const devices = within(await region('Appareils connectés'));
    await devices.findByText('Vos appareils n’ont pas pu être lus. Veuillez réessayer.');
    network.mend();
    await user.click(devices.getByRole('button', { name: 'Réessayer' }));
    await devices.findByText('Cet appareil');
  });
});

describe('« Faire une pause »', () => {
  test('starts and ends with one button, and shows in the selection meanwhile', async () => {
    await app.insert(aMan());
    const browser = await app.memberBrowser(aMember());
    const { user } = await renderApp('/settings', browser);
    const pause = within(await region('Faire une pause'));
    await user.click(await pause.findByRole('button', { name: 'Mettre mon profil en pause' }));
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

  test('changes nothing when saving fails, and says so', async () => {
    const browser = await app.memberBrowser();
    const { user } = await renderApp('/settings', browser, { broken: 'POST /api/profile/pause' });
    const pause = within(await region('Faire une pause'));
    await user.click(await pause.findByRole('button', { name: 'Mettre mon profil en pause' }));
    await pause.findByText('Ce changement n’a pas pu être enregistré. Veuillez réessayer.');
    expect(await browser.client.profile.pauseState()).toEqual({ paused: false });
  });
});

describe('« Notifications »', () => {
  const BOX = 'M’envoyer un e-mail quand un message m’attend';

  test('the message mail is on by default, and the choice is saved at once', async () => {
    const browser = await app.memberBrowser();
    const { user } = await renderApp('/settings', browser);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: BOX });
    expect(box.checked).toBe(true);
    await user.click(box);
    await screen.findByText(/plus d’e-mail/);
    expect(box.checked).toBe(false);
    expect(await browser.client.notifications.choices()).toMatchObject({ messageMails: false });
  });

  test('a choice that fails to save is reverted, with an error', async () => {
    const browser = await app.memberBrowser();
    const { user } = await renderApp('/settings', browser, { broken: 'POST /api/notification-choices' });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: BOX });
    await user.click(box);
    await screen.findByText('Votre choix n’a pas pu être enregistré. Veuillez réessayer.');
    expect(box.checked).toBe(true);
  });

  test('a browser without notifications says so instead of offering them', async () => {
    await renderApp('/settings', await app.memberBrowser());
    await screen.findByText(/Ce navigateur ne sait pas recevoir de notifications/);
    expect(screen.queryByRole('button', { name: 'Activer sur cet appareil' })).toBeNull();
  });
});
