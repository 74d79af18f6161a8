import { expect, test } from './fixtures.ts';
import { DEMO, openAs } from './steps.ts';

// The title of each page: `every-page.spec.ts`.
test('a page reached by a link has its own title, which is announced, and « Back » the former one', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/dashboard');
  const bar = page.getByRole('navigation', { name: 'Principale' });
  await bar.getByRole('link', { name: /^Mes matchs/ }).click();
  await expect(page).toHaveTitle(/Mes matchs – Lueur$/);
  await expect(page.getByRole('status').filter({ hasText: 'Mes matchs – Lueur' })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(/Mon espace – Lueur$/);
});

test('pages that a mail opens have their title, and their address travels nowhere', async ({ page }) => {
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
