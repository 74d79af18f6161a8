import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { addPhoto, openDeskAs } from './steps.ts';

test('a coach entered at the desk is on the first page, and the examples are gone', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe/contenus/coachs');
  await expect(page.getByRole('list', { name: 'Coachs, dans l’ordre du site' })).toBeVisible();
  await expectAccessible(page, 'the list of coaches');
  await page.getByRole('link', { name: 'Entrer une personne' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Entrez le prénom')).toBeVisible();
  await page.getByLabel('Prénom').fill('Nadia');
  await page.getByLabel('Nom', { exact: true }).fill('Ferrand');
  await page.getByLabel('Métier, en une ligne').fill('Love coach certifiée');
  await page.getByLabel('Parcours').fill('Elle écoute jusqu’au bout, puis propose un petit pas.');
  await page.getByLabel('E-mail').fill('nadia@exemple.invalid');
  await addPhoto(page);
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('button', { name: 'Changer de photo' })).toBeVisible();
  await expectAccessible(page, 'a filled card');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Nadia Ferrand' });
  await expect(row).toBeVisible();

  await page.goto('/');
  const coaches = page.getByRole('region', { name: 'Notre équipe de coachs' });
  await expect(coaches.getByRole('heading', { name: 'Nadia Ferrand' })).toBeVisible();
  await expect(coaches.getByRole('heading')).toHaveCount(1);
  await expect(coaches.getByText('Exemple')).toHaveCount(0);
  const face = coaches.locator('img');
  await face.scrollIntoViewIfNeeded();
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720);

  // The other tests need the examples; members assigned to her go to another coach.
  await page.goto('/equipe/contenus/coachs');
  await page.getByRole('button', { name: 'Masquer Nadia Ferrand' }).click();
  const ask = page.getByRole('alertdialog');
  await expect(async () => {
    if (await ask.isVisible()) await ask.getByRole('button', { name: 'Masquer' }).click();
    await expect(row.getByText('Masqué')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto('/');
  await expect(coaches.getByRole('heading', { name: 'Aïssata Diarra' })).toBeVisible();
});
