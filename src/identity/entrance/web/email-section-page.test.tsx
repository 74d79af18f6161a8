import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { newAddress, TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

async function openDialog() {
  const browser = await app.memberBrowser(aMember({ email: newAddress() }));
  const opened = await renderApp('/settings/adresse', browser);
  await opened.user.click(await screen.findByRole('button', { name: 'Changer d’adresse e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer d’adresse e-mail' }));
  return { browser, dialog, ...opened };
}

test('requesting a new address needs the password; the page then says who still has to confirm', async () => {
  const { browser, dialog, user } = await openDialog();
  const send = dialog.getByRole('button', { name: 'Envoyer les deux messages' });
  await user.type(dialog.getByLabelText('Nouvelle adresse e-mail'), 'pas une adresse');
  await user.type(dialog.getByLabelText('Mot de passe actuel'), 'pas le bon');
  await user.click(send);
  await dialog.findByText(/ne semble pas valide/);
  const email = newAddress();
  await user.clear(dialog.getByLabelText('Nouvelle adresse e-mail'));
  await user.type(dialog.getByLabelText('Nouvelle adresse e-mail'), email);
  await user.click(send);
  await dialog.findByText('Le mot de passe actuel est incorrect');
  await user.clear(dialog.getByLabelText('Mot de passe actuel'));
  await user.type(dialog.getByLabelText('Mot de passe actuel'), TEST_PASSWORD);
  await user.click(send);
  await dialog.findByText('Deux messages sont partis');
  await user.click(dialog.getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
  await screen.findByText(/Votre adresse actuelle.+en attente/);
  expect(screen.getByText(email)).toBeDefined();
  await browser.client.emailChange.confirm({ token: await app.mailedToken(browser.member.email) });

  await user.click(screen.getByRole('button', { name: 'Garder mon adresse actuelle' }));
  await waitFor(() => expect(screen.queryByText(email)).toBeNull());
  expect(await browser.client.emailChange.pending()).toBeNull();
});

test('both links confirm on a button press, and show the next step', async () => {
  const browser = await app.memberBrowser(aMember({ email: newAddress() }));
  const email = newAddress();
  await browser.client.emailChange.ask({ password: TEST_PASSWORD, email });
  const former = await app.mailedToken(browser.member.email);
  const first = await renderApp(`/changer-d-adresse#jeton=${former}`, browser);
  await first.user.click(await screen.findByRole('button', { name: 'Confirmer le changement' }));
  await screen.findByRole('heading', { name: 'Merci, c’est confirmé' });
  expect((await browser.client.emailChange.pending())?.confirmed).toEqual({ former: true, new: false });
});

test('« Ce n’est pas moi » gives advice about the password', async () => {
  const browser = await app.memberBrowser(aMember({ email: newAddress() }));
  await browser.client.emailChange.ask({ password: TEST_PASSWORD, email: newAddress() });
  const former = await app.mailedToken(browser.member.email);
  const { user } = await renderApp(`/changer-d-adresse#jeton=${former}`, app.browser());
  await user.click(await screen.findByRole('button', { name: 'Ce n’est pas moi' }));
  await screen.findByRole('heading', { name: 'La demande est annulée' });
  expect(screen.getByText(/choisissez-en un nouveau/)).toBeDefined();
  expect((await browser.client.session.read()).member).toBeNull();
});

test('an unknown link has no button and says why', async () => {
  await renderApp('/changer-d-adresse#jeton=inconnu', app.browser());
  await screen.findByText(/^Ce lien n’est plus valable/);
  expect(screen.queryByRole('button', { name: /Confirmer/ })).toBeNull();
});
