import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { DEMO, openAs } from './steps.ts';

test('advice can be read, tried and followed to its workshop, also by keyboard', async ({ page }) => {
  await openAs(page, DEMO.email, '/conseils');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes conseils personnalisés' })).toBeVisible();
  const opener = page.locator('summary', { hasText: 'Lire l’article' }).first();
  await expect(opener).toBeVisible();
  await expectAccessible(page, 'advice closed');
  await opener.focus();
  await page.keyboard.press('Enter');
  const exercises = page.getByText('À essayer cette semaine').first();
  await expect(exercises).toBeVisible();
  await expectAccessible(page, 'advice open');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'advice open at 320 px');
  await page.keyboard.press('Escape');
  await expect(exercises).toBeHidden();
  await expect(opener).toBeFocused();
  const behind = page.locator('summary', { hasText: 'D’après vos réponses du' });
  await behind.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ sur 10$/)).toHaveCount(4);
  await expectAccessible(page, 'the answers behind the advice');
  await expect(page.getByRole('link', { name: /^Voir les prochaines séances/ }).first()).toHaveAttribute(
    'href',
    /^\/webinaires\/[1-4]\/inscription$/,
  );
});
