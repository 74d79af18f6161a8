import { expect, test } from './fixtures.ts';
import { controlsUnderHelp } from './help-button.ts';
import { aNewcomer, openAs } from './steps.ts';

// `every-page.spec.ts` checks the other pages.
test('the chat button covers no control on the first form, for a member without a profile', async ({
  page,
  address,
}) => {
  await aNewcomer(page, address);
  await page.goto('/inscription/profile');
  await expect(page.getByLabel('Prénom')).toBeVisible();
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => controlsUnderHelp(page), `${width} px`).toEqual([]);
  }
});

test('« Besoin d’aide ? » is in the header of the funnel and the messages; elsewhere the chat button floats', async ({
  page,
}) => {
  await openAs(page, 'membre-0076@exemple.invalid', '/chat');
  const help = page.getByRole('button', { name: /^Écrire à l’équipe/ });
  const top = async () => (await help.boundingBox())?.y;
  for (const path of ['/chat', '/inscription/quiz', '/inscription/garanties']) {
    await page.goto(path);
    await expect(help.getByText(/^Besoin d’aide/)).toBeVisible();
    expect(await top(), path).toBeLessThan(72);
  }
  await page.goto('/dashboard');
  await expect(help).toBeVisible();
  expect(await top()).toBeGreaterThan(700);
});
