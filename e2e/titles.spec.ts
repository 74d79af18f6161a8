import { expect, test } from './fixtures.ts';
import { DEMO, openAs } from './steps.ts';

// `every-page.spec.ts` checks the title of each page.
test('a linked page announces its own title, and « Back » restores the previous one', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  const bar = page.getByRole('navigation', { name: 'Principale' });
  await bar.getByRole('link', { name: /^Mes matchs/ }).click();
  await expect(page).toHaveTitle(/Mes matchs – Lueur$/);
  await expect(page.getByRole('status').filter({ hasText: 'Mes matchs – Lueur' })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(/Mon espace – Lueur$/);
});

test('pages opened from a mail have their title, and their address is sent nowhere', async ({ page }) => {
  for (const [path, title] of [
    ['/reset-password', /Lueur$/],
    ['/reponse', /Lueur$/],
    ['/recours', /^Contester la suite donnée à un signalement – Lueur$/],
    ['/changer-d-adresse', /^Changer d’adresse – Lueur$/],
    ['/desinscription', /Lueur$/],
  ] as const) {
    const answer = await page.goto(`${path}#jeton=perdu`);
    expect(answer?.status(), path).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page).not.toHaveTitle('Lueur');
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  }
});
