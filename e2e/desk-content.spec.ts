import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { addPhoto, keepFrame, openDeskAs } from './steps.ts';

// The only list of people that no other test reads: a new coach would be assigned members of other tests.
test('a team member added at the desk appears on the page about us, and the examples disappear', async ({
  page,
  baseURL,
}) => {
  await openDeskAs(page, 'admin', '/equipe/contenus/equipe');
  await expect(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible();
  await expectAccessible(page, 'the list of the team');
  await page.getByRole('link', { name: 'Entrer une personne' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Entrez le nom')).toBeVisible();
  await page.getByLabel('Prénom et nom').fill('Nadia Ferrand');
  await page.getByLabel('Rôle').fill('Elle répond à vos messages');
  await addPhoto(page);
  await keepFrame(page);
  await expect(page.getByRole('button', { name: 'Changer de photo' })).toBeVisible();
  await expectAccessible(page, 'a filled card');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nadia Ferrand' })).toBeVisible();

  await page.goto('/qui-sommes-nous');
  const team = page.getByRole('region', { name: 'L’équipe' });
  await expect(team.getByRole('heading', { level: 3 })).toHaveText(['Nadia Ferrand']);
  const face = team.locator('img');
  await face.scrollIntoViewIfNeeded();
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720);

  const [{ id }] = await (await page.request.get('/api/desk/content/team')).json();
  const removed = await page.request.post(`/api/desk/content/${id}/remove`, {
    data: { kind: 'team' },
    headers: { origin: String(baseURL) },
  });
  expect(removed.status()).toBe(200);
  await page.goto('/qui-sommes-nous');
  await expect(team.getByRole('heading', { level: 3 })).toHaveCount(5);
});
