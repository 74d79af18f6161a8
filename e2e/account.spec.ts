import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { FROM_FORMER, mailedLink } from './mailbox.ts';
import { aNewMember, logInByForm, openAs, PASSWORD } from './steps.ts';

const ANOTHER = 'un autre beau soir';
const FROM_NEW = 'Confirmez votre nouvelle adresse';

async function onAccountPage(page: Page, address: string): Promise<void> {
  await aNewMember(page, address);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
}

async function logInElsewhere(other: Page, address: string): Promise<void> {
  await openAs(other, address, '/dashboard', PASSWORD);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectLoggedOut(other: Page): Promise<void> {
  await other.reload();
  await expect(other).toHaveURL(/mode=login&error=session_expired/);
}

test('a changed password ends other sessions, and is the only one that works', async ({
  page,
  otherPage,
  address,
}) => {
  await onAccountPage(page, address);
  await logInElsewhere(otherPage, address);
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused();
  await expectAccessible(page, 'password dialog');
  await dialog.getByLabel('Mot de passe actuel').fill('pas le bon');
  await dialog.getByLabel('Nouveau mot de passe', { exact: true }).fill('12345');
  await dialog.getByLabel('Confirmer le nouveau mot de passe').fill('1234');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Le nouveau mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await expect(dialog.getByText('Les nouveaux mots de passe ne correspondent pas')).toBeVisible();
  await expectAccessible(page, 'password refused by the form');
  await dialog.getByLabel('Nouveau mot de passe', { exact: true }).fill(ANOTHER);
  await dialog.getByLabel('Confirmer le nouveau mot de passe').fill(ANOTHER);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Le mot de passe actuel est incorrect')).toBeVisible();
  await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused();
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Mot de passe modifié avec succès !')).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Modifier le mot de passe' })).toBeFocused();
  await expect(page.getByText('Mot de passe modifié avec succès !')).toBeVisible();
  await expectAccessible(page, 'password changed');
  await expectLoggedOut(otherPage);
  await logInByForm(otherPage, address, PASSWORD);
  await expect(otherPage.getByText('E-mail ou mot de passe incorrect')).toBeVisible();
  await logInByForm(otherPage, address, ANOTHER);
  await expect(otherPage).toHaveURL(/\/dashboard$/);
});

test('a new address is confirmed from both mailboxes, and is the one that works', async ({
  page,
  otherPage,
  address,
}) => {
  await aNewMember(page, address);
  await page.goto('/settings/adresse');
  await page.getByRole('button', { name: 'Changer d’adresse e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'address dialog');
  const another = `nouvelle-${address}`;
  await dialog.getByLabel('Nouvelle adresse e-mail').fill(another);
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Deux messages sont partis')).toBeFocused();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByText('La nouvelle adresse')).toBeVisible();
  await expectAccessible(page, 'address waiting');

  // The mailbox may be open in another browser.
  const former = await mailedLink(address, FROM_FORMER);
  await otherPage.goto(former.href);
  await expect(otherPage.getByText(another)).toBeVisible();
  await expectAccessible(otherPage, 'address to confirm');
  await otherPage.getByRole('button', { name: 'Confirmer le changement' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Merci, c’est confirmé' })).toBeFocused();
  const fresh = await mailedLink(another, FROM_NEW);
  await otherPage.goto('/cgu');
  await otherPage.goto(fresh.href);
  await otherPage.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(otherPage.getByRole('heading', { name: 'C’est fait' })).toBeFocused();
  await logInByForm(otherPage, another, PASSWORD);
  await expect(otherPage).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByText(another).first()).toBeVisible();
});

test('notification choices are saved @lent', async ({ page, address }) => {
  await onAccountPage(page, address);
  const box = page.getByRole('checkbox', { name: 'M’envoyer un e-mail quand un message m’attend' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText(/plus d’e-mail/)).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expectAccessible(page, 'account');
  await page.goto('/desinscription#jeton=inconnu');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'unsubscribe');
  await page.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click();
  await expect(page.getByText(/Ce lien de désinscription n’est pas complet/)).toBeVisible();
  await expectAccessible(page, 'unsubscribe refused');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon abonnement' })).toBeVisible();
  await expectAccessible(page, 'subscription');
});

test('notification permission is only requested on a press, and a refusal explains how to change it', async ({
  page,
  address,
}) => {
  await page.addInitScript(() => {
    const asked = { count: 0 };
    Object.assign(window, { asked });
    // Simulates a refused permission, since there is no prompt.
    Object.defineProperty(Notification, 'permission', {
      get: () => (sessionStorage.getItem('refused') ? 'denied' : 'default'),
    });
    Notification.requestPermission = async () => {
      asked.count += 1;
      return 'default';
    };
  });
  await onAccountPage(page, address);
  await expect(page.getByRole('button', { name: 'Activer sur cet appareil' })).toBeVisible();
  expect(await page.evaluate('asked.count')).toBe(0);
  await page.getByRole('button', { name: 'Activer sur cet appareil' }).click();
  await expect.poll(() => page.evaluate('asked.count')).toBe(1);
  await expect(page.getByRole('button', { name: 'Activer sur cet appareil' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('refused', 'yes'));
  await page.reload();
  await expect(page.getByText(/Vous avez refusé les notifications/)).toBeVisible();
  await expectAccessible(page, 'notifications refused');
});
