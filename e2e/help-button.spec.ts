import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { aNewcomer, openAs } from './steps.ts';

const PHONES = [320, 360, 390, 430];
const MEMBER = [
  '/dashboard',
  '/selection',
  '/chat',
  '/profile',
  '/coaching',
  '/conseils',
  '/webinaires',
  '/webinaires/8/inscription',
  '/subscription',
  '/settings',
  '/settings/accords',
];
const FUNNEL = [
  'preferences',
  'life-project',
  'shared-values',
  'love-profile',
  'quiz',
  'advice',
  'complete',
].map((step) => `/inscription/${step}`);

/** Scrolls every control through the window. @returns the controls that the button overlaps */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The layout follows a resize in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    const help = document.querySelector('[data-support] button');
    if (!help) return ['no button'];
    const shown = [...document.querySelectorAll(CONTROLS)].filter(
      (control) => control !== help && control.checkVisibility({ visibilityProperty: true }),
    );
    const touched = new Set<string>();
    for (const control of shown) {
      for (const block of ['start', 'center', 'end'] as const) {
        control.scrollIntoView({ block, behavior: 'instant' });
        const one = control.getBoundingClientRect();
        const two = help.getBoundingClientRect();
        const over =
          one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top;
        if (over)
          touched.add(`${control.tagName} ${control.textContent || control.getAttribute('aria-label')}`);
      }
    }
    return [...touched];
  });
}

async function expectUncovered(
  page: Page,
  paths: readonly string[],
  widths: readonly number[],
): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /^Écrire à l’équipe/ })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      // On a busy machine Chromium may keep the margins of the former width for some frames.
      await expect.poll(() => covered(page), `${path}, ${width} px`).toEqual([]);
    }
  }
}

test('on public pages the button of the chat lies on no control, however one scrolls @lent', async ({
  page,
}) => {
  test.slow();
  await expectUncovered(page, [...PUBLIC_PATHS, '/inscription/form'], [...PHONES, 768, 1280]);
});

test('nor on member pages, nor on the way in @lent', async ({ page }) => {
  test.slow();
  await openAs(page, 'membre-0076@exemple.invalid', '/dashboard');
  await expectUncovered(page, [...MEMBER, ...FUNNEL], [...PHONES, 768, 1024, 1280]);
});

test('nor on the first form, for whoever has no profile yet', async ({ page, address }) => {
  await aNewcomer(page, address);
  await expectUncovered(page, ['/inscription/profile'], PHONES);
});

test('in the funnel and in the messages it says « Besoin d’aide ? » in the header, and floats elsewhere', async ({
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
