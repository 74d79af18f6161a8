import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { BLOG_SLUGS } from '../src/testing/public-pages.ts';
import { expect, test } from './fixtures.ts';
import { MEMBER_PAGES } from './member-pages.ts';
import { findStraySpaces } from './reading-order.ts';
import { DEMO, openAs, openDeskAs } from './steps.ts';

test.describe.configure({ timeout: 180_000 });

test('no name that a screen reader says has a space too many, on the pages of members and visitors', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/dashboard');
  for (const path of [...MEMBER_PAGES, ...PUBLIC_PATHS, `/blog/${BLOG_SLUGS[0]}`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect.soft([path, await findStraySpaces(page)]).toEqual([path, []]);
  }
});

test('nor at the desk', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe');
  for (const path of ['', '/chiffres', '/membres', '/contenus/prix', '/contenus/bandeau', '/journal']) {
    await page.goto(`/equipe${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect.soft([path, await findStraySpaces(page)]).toEqual([path, []]);
  }
});
