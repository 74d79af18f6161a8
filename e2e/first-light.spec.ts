import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CONFIRM_ADDRESS, mailedLink } from './mailbox.ts';
import { addPhoto, finishFunnel, keepFrame } from './steps.ts';

test('a newcomer goes from the first page to a conversation @téléphone', async ({ page, address }) => {
  await page.goto('/');
  await expectAccessible(page, 'landing');
  await page.getByRole('link', { name: 'Commencer gratuitement' }).first().click();
  await expect(page).toHaveURL('/inscription/bienvenue');
  await expectAccessible(page, 'welcome');
  await page.getByRole('link', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Notre équipe vous accompagne' })).toBeVisible();
  await expectAccessible(page, 'guarantees');
  await page.getByRole('link', { name: 'Je me lance' }).click();

  await page.getByLabel('Adresse e-mail').fill(address);
  await expectAccessible(page, 'sign-up');
  await page.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page, 'check your mail');
  // From the mailbox page, as a newcomer to the demonstration does; the other tests read the file.
  await mailedLink(address, CONFIRM_ADDRESS);
  await page.goto('/dev/mail');
  await page.getByRole('link').filter({ hasText: address }).click();
  await page.locator('pre a').first().click();
  await expect(page.getByRole('heading', { name: 'Confirmez votre adresse' })).toBeVisible();
  await expectAccessible(page, 'confirm the address');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();

  await expect(page).toHaveURL(/\/inscription\/profile$/);
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  await expectAccessible(page, 'profile, empty');
  await addPhoto(page);
  await expectAccessible(page, 'crop dialog');
  await page.getByRole('button', { name: 'Zoom avant' }).click();
  await keepFrame(page);
  await finishFunnel(page, (step) => expectAccessible(page, step));

  await page.getByRole('link', { name: 'Voir mes matchs' }).click();
  await expect(page.getByText(/^Vous pouvez contacter 3\spersonnes au maximum$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Mes matchs' }).locator('> li')).toHaveCount(4);
  await expectAccessible(page, 'selection');
  await page.getByRole('button', { name: /Envoyer un message/ }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByText('Message automatique')).toBeVisible();
  await expectAccessible(page, 'chat');
  await page.getByRole('textbox', { name: /message/i }).fill('Bonsoir, quel est votre sentier préféré ?');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByRole('log').getByText('Bonsoir, quel est votre sentier préféré ?')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('Bonsoir, quel est votre sentier préféré ?')).toBeVisible();
  await page.goto('/selection');
  await expect(page.getByText(/^Vous pouvez contacter 2\spersonnes au maximum$/)).toBeVisible();
});
