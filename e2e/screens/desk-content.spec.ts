import { test } from '../fixtures.ts';
import { openDeskAs } from '../steps.ts';
import { shoot } from './shoot.ts';

const PAGES = {
  'bureau-contenus': '/equipe/contenus',
  'bureau-coachs': '/equipe/contenus/coachs',
  'bureau-fiche-coach': '/equipe/contenus/coachs/coach-aissata',
  'bureau-equipe-du-site': '/equipe/contenus/equipe',
  'bureau-temoignages': '/equipe/contenus/temoignages',
  'bureau-un-temoignage': '/equipe/contenus/temoignages/nouveau',
  'bureau-prix': '/equipe/contenus/prix',
  'bureau-horaires': '/equipe/contenus/horaires',
};

test('public content, as entered at the desk @partout', async ({ page }) => {
  for (const [name, path] of Object.entries(PAGES)) {
    await openDeskAs(page, 'admin', path);
    await page.locator('main :is(h2, li, form):visible').first().waitFor();
    await shoot(page, name);
  }
});
