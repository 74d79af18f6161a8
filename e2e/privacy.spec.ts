import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { DEMO, logInByForm, openAs } from './steps.ts';

/** A demo member reserved for this test. */
const ADDRESS = 'membre-0071@exemple.invalid';

test('a member downloads their data, then erases the account, which can no longer log in', async ({
  page,
}) => {
  await openAs(page, ADDRESS, '/settings');
  const download = page.locator('#mes-donnees');
  await download.getByLabel('Mot de passe actuel', { exact: true }).fill(DEMO.password);
  const arriving = page.waitForEvent('download');
  await download.getByRole('button', { name: /^Télécharger/ }).click();
  const archive = unzipSync(await readFile(await (await arriving).path()));
  expect(strFromU8(archive['donnees.json'] ?? new Uint8Array())).toContain(ADDRESS);
  await expectAccessible(page, 'data downloaded');

  await page.locator('#suppression').getByRole('button').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'Cette action est irréversible. Toutes vos données seront définitivement supprimées. Êtes-vous sûr de vouloir continuer ?',
  );
  await expectAccessible(page, 'before the erasure');
  await dialog.getByLabel('Mot de passe actuel', { exact: true }).fill(DEMO.password);
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(page).toHaveURL('/#compte-supprime');
  await expect(page.getByText(/^Votre compte et vos données sont supprimés/)).toBeVisible();
  await logInByForm(page, ADDRESS, DEMO.password);
  await expect(page.getByText('E-mail ou mot de passe incorrect')).toBeVisible();
});
