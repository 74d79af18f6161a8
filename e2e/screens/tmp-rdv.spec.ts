import { test } from '../fixtures.ts';
import { openDeskAs } from '../steps.ts';

test('week at the desk @partout', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openDeskAs(page, 'matchmaker', '/equipe/rendez-vous');
  await page.getByRole('heading', { name: /^Semaine du/ }).waitFor();
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await page.waitForTimeout(1500);
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/rdv-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.getByRole('button', { name: /libre/ }).first().click();
  await page.getByRole('button', { name: /Ouvrir des créneaux/ }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/rdv-chosen.png' });
});
