import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentText } from '#identity/consents/texts/versions.ts';
import { users } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { savedFiles } from '#testing/saved-files.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

const region = (name: string) => screen.findByRole('region', { name });
const CONFIRMATION =
  'Cette action est irréversible. Toutes vos données seront définitivement supprimées. Êtes-vous sûr de vouloir continuer ?';

describe('« Vos accords »', () => {
  test('lists acceptances with dates; a withdrawal names the data it erases, and can be reversed', async () => {
    const browser = await app.memberBrowser();
    const { user } = await renderApp('/settings', browser);
    const consents = await region('Vos accords');
    expect(await within(consents).findAllByText(/Donné le 21 novembre 2026/)).toHaveLength(6);
    expect(within(consents).getAllByText(/texte du 29 novembre 2026/)).toHaveLength(4);
    expect(within(consents).getAllByText(/texte du 24 novembre 2026/)).toHaveLength(1);
    expect(within(consents).getAllByText(/texte du 22 novembre 2026/)).toHaveLength(1);
    expect(within(consents).getByRole('link', { name: 'supprimez votre compte' })).toBeDefined();

    await user.click(within(consents).getByRole('button', { name: 'Retirer cet accord' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Retirer votre accord/ });
    for (const lost of [/profil amoureux/, /recherche/])
      expect(within(dialog).getAllByText(lost).length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect((await browser.client.session.read()).member?.loveLifeConsent).toBe(true);

    await user.click(within(consents).getByRole('button', { name: 'Retirer cet accord' }));
    await user.click(await screen.findByRole('button', { name: 'Retirer mon accord' }));
    await within(consents).findByText('Votre accord est retiré, et ces réponses sont effacées.');
    expect(within(consents).getByText(/retiré le 21 novembre 2026/)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vos accords'));
    expect((await browser.client.answers.loveProfile()).answers).toBeNull();
    expect(await browser.client.answers.quiz()).not.toBeNull();

    await user.click(within(consents).getByRole('button', { name: 'Redonner mon accord' }));
    const link = await within(consents).findByRole('link', { name: 'Reprendre mes réponses' });
    expect(link.getAttribute('href')).toBe('/inscription/preferences');
    expect((await browser.client.session.read()).member?.loveLifeConsent).toBe(true);
  });

  test('each says what it covers and links to its text; two more can be withdrawn apart; a failed one says so', async () => {
    const browser = await app.memberBrowser();
    const { user, network } = await renderApp('/settings', browser);
    const consents = within(await region('Vos accords'));
    expect(await consents.findAllByText('Qui le voit')).toHaveLength(5);
    expect(consents.getByText(/J’accepte expressément que Lueur garde mes quatre réponses/)).toBeDefined();
    expect(consents.getByText(currentText('quiz').sha256)).toBeDefined();

    const withdraw = async (name: string) => {
      await user.click(await consents.findByRole('button', { name }));
      await user.click(await screen.findByRole('button', { name: 'Retirer mon accord' }));
    };
    network.break('POST /api/consents/withdraw');
    await withdraw('Retirer l’accord du quiz');
    await screen.findByText(/^Votre accord n’a pas pu être retiré.: rien n’a changé/);
    expect(await browser.client.answers.quiz()).not.toBeNull();
    network.mend();
    await user.click(screen.getByRole('button', { name: 'Retirer mon accord' }));
    await consents.findByText('Votre accord est retiré, et vos réponses au quiz sont effacées.');
    expect(await browser.client.answers.quiz()).toBeNull();
    expect((await browser.client.answers.loveProfile()).answers).not.toBeNull();
    const link = consents.getByRole('link', { name: 'Faire le quiz' });
    expect(link.getAttribute('href')).toBe('/inscription/quiz?from=profile');

    await withdraw('Retirer l’accord d’accompagnement');
    await consents.findByText(/^Votre accord est retiré, et ces messages/);
    expect(await browser.client.confiding.mine()).toEqual({ given: ['interview', 'intimate-workshop'] });
  });
});

test('« Quand l’équipe a ouvert votre fiche » shows the month and the reason, but no colleague’s name', async () => {
  const claire = await app.memberBrowser();
  const nadia = await app.staffBrowser('support');
  await nadia.client.deskMembers.open({ id: claire.member.id, reason: 'question', words: 'Un e-mail.' });
  await renderApp('/settings', claire);
  const told = within(await region('Quand l’équipe a ouvert votre fiche'));
  expect((await told.findByRole('listitem')).textContent).toBe('novembre 2026Pour vous répondre1\u00a0fois');
  expect(told.queryByText(/Nadia|Un e-mail\./)).toBeNull();
});

describe('« Télécharger vos données »', () => {
  test('saves the archive after the right password, and clears the password', async () => {
    const saved = savedFiles();
    const browser = await app.memberBrowser();
    const { user } = await renderApp('/settings', browser);
    const section = await region('Télécharger vos données');
    const password = within(section).getByLabelText<HTMLInputElement>('Mot de passe actuel');
    const button = within(section).getByRole('button', { name: 'Télécharger mes données' });
    await user.click(button);
    await within(section).findByText('Veuillez entrer votre mot de passe');
    await user.type(password, 'pas le bon');
    await user.click(button);
    await within(section).findByText('Le mot de passe actuel est incorrect');
    expect(password.value).toBe('pas le bon');
    expect(document.activeElement).toBe(password);
    expect(saved).toEqual([]);

    await user.clear(password);
    await user.type(password, TEST_PASSWORD);
    await user.click(button);
    await within(section).findByText('Votre archive est prête');
    expect(password.value).toBe('');
    expect(saved.map(({ name }) => name)).toEqual(['lueur-mes-donnees.zip']);
  });
});

describe('« Supprimer votre compte »', () => {
  async function dialogOf(browser: Awaited<ReturnType<typeof app.memberBrowser>>) {
    const opened = await renderApp('/settings', browser);
    const section = await region('Supprimer votre compte');
    await opened.user.click(within(section).getByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = await screen.findByRole('alertdialog');
    const password = within(dialog).getByLabelText<HTMLInputElement>('Mot de passe actuel');
    return { ...opened, dialog, password };
  }

  test('asks with the words of the spec, focuses the password, and keeps the account when it fails', async () => {
    const { user, network, dialog, password } = await dialogOf(await app.memberBrowser());
    const confirm = within(dialog).getByRole('button', { name: 'Supprimer définitivement' });
    expect(within(dialog).getByText(CONFIRMATION)).toBeDefined();
    expect(document.activeElement).toBe(password);
    await user.type(password, 'pas le bon');
    await user.click(confirm);
    await within(dialog).findByText('Le mot de passe actuel est incorrect');
    expect(password.value).toBe('pas le bon');
    network.break('POST /api/account/delete');
    await user.click(confirm);
    await within(dialog).findByText(
      'Une erreur est survenue lors de la suppression du compte. Veuillez réessayer.',
    );
    expect(await app.db.$count(users)).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('erases the account, clears the browser and opens the home page', async () => {
    window.localStorage.setItem('visitorName', 'Claire');
    window.localStorage.setItem('cookieChoice', 'refused');
    const { user, password } = await dialogOf(await app.memberBrowser());
    await user.type(password, `${TEST_PASSWORD}{Enter}`);
    // Storage is cleared before the final navigation, which jsdom does not perform.
    await waitFor(() => expect(window.localStorage.getItem('visitorName')).toBeNull());
    expect(await app.db.$count(users)).toBe(0);
    expect(window.localStorage.getItem('cookieChoice')).toBe('refused');
  });
});
