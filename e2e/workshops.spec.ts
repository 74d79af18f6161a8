import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';
import { openAs } from './steps.ts';

/** A demo member reserved for this test. */
const ADDRESS = 'membre-0061@exemple.invalid';

test('a workshop place: chosen, confirmed with a calendar file, displayed, cancelled', async ({ page }) => {
  await openAs(page, ADDRESS, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Mon accompagnement' })).toBeVisible();
  await expectAccessible(page, 'dashboard');

  await page.getByRole('button', { name: /^Voir l’aperçu/ }).click();
  const clip = page.getByRole('dialog').locator('video');
  // At its end the clip stays on the last frame.
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expectAccessible(page, 'clip in a window');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Voir tous les webinaires' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webinaires conseillés' })).toBeVisible();
  await expectAccessible(page, 'webinars');
  await page.getByRole('link', { name: /^Voir les prochaines séances.*Réussir sa rencontre\)$/ }).click();

  await expect(page.getByRole('button', { name: 'Je m’inscris gratuitement' })).toBeDisabled();
  await expectAccessible(page, 'workshop');
  await page.getByRole('radio').nth(2).check({ force: true });
  await page.getByRole('button', { name: 'Je m’inscris gratuitement' }).click();
  await expect(page.getByRole('heading', { name: 'Inscription confirmée !' })).toBeVisible();
  await expectAccessible(page, 'registered');
  const { attachments } = await mailTo(ADDRESS, /^Votre place est réservée/);
  const calendar = attachments.find(({ filename }) => filename?.endsWith('.ics'));
  expect(calendar?.content.toString()).toMatch(/DTSTART:\d{8}T\d{6}Z/);

  await page.getByRole('link', { name: 'Voir mes coachings' }).click();
  await expect(page.getByText('Place confirmée')).toBeVisible();
  await expectAccessible(page, 'coaching with a session');
  await page.getByRole('button', { name: /^Rendre ma place/ }).click();
  await expectAccessible(page, 'giving the place back');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendre ma place' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vous n’avez pas encore réservé de coaching' }),
  ).toBeVisible();
  await expectAccessible(page, 'coaching without a session');
});

test('an unknown workshop redirects to the list, and a broken server keeps the choice @lent', async ({
  page,
}) => {
  await openAs(page, ADDRESS, '/webinaires/99/inscription');
  await expect(page.getByRole('heading', { name: 'Atelier non trouvé' })).toBeVisible();
  await expectAccessible(page, 'unknown workshop');
  await page.getByRole('link', { name: 'Retour aux webinaires' }).click();
  await page.goto('/webinaires/5/inscription');
  await page.route('**/api/workshop-sessions/**', (route) => route.fulfill({ status: 500, body: 'oups' }));
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Je m’inscris gratuitement' }).click();
  await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue lors de l’inscription');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expectAccessible(page, 'registration failed');
});
