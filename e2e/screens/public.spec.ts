import { test } from '../fixtures.ts';
import { shoot, shootWindow } from './shoot.ts';

const PAGES = {
  '01-accueil': '/',
  '02-bienvenue': '/inscription/bienvenue',
  '03-garanties': '/inscription/garanties',
  '40-qui-sommes-nous': '/qui-sommes-nous',
  '41-nos-valeurs': '/nos-valeurs',
  '42-charte': '/charte',
  '43-nos-coachs': '/nos-coachs',
  '44-nos-services': '/nos-services',
  '45-blog': '/blog',
  '46-article': '/blog/preparer-premiere-rencontre',
  '47-jeunes-adultes': '/landing/jeunes-adultes',
  '48-test-amoureux': '/test-amoureux',
  '49-contact': '/contact',
  '50-cookies': '/cookies',
  '30-conditions': '/cgu',
  '51-donnees-personnelles': '/privacy',
  '52-mentions-legales': '/mentions-legales',
  '53-accessibilite': '/accessibilite',
  '31-introuvable': '/nulle-part',
  '54-hors-ligne': '/hors-ligne',
  '180-signaler-un-contenu': '/signaler-un-contenu',
  '181-transparence': '/transparence',
  '182-plan-du-site': '/plan-du-site',
  '183-securite': '/securite',
  '184-autorites': '/autorites',
};

test('public pages @partout', async ({ page }) => {
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await shoot(page, name);
  }
});

test('dialogs and menus of public pages @partout', async ({ page }) => {
  await page.goto('/nos-valeurs');
  const menu = page.locator('summary', { hasText: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await shootWindow(page, '55-menu');
    await menu.click();
  }
  await page.getByRole('button', { name: /^Écrire à l’équipe/ }).click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '56-chat-visiteur');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' }).click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '33-nous-contacter');
});

test('the love test, up to its card @partout', async ({ page }) => {
  await page.goto('/test-amoureux');
  for (const place of [1, 2, 3, 4, 0]) {
    await page.getByRole('radio').nth(place).check({ force: true });
    await page.getByRole('button', { name: /^Suivant|^Voir mon portrait/ }).click();
  }
  await page.getByRole('heading', { name: /^Vous aimez comme on/ }).waitFor();
  await shoot(page, '57-portrait-du-test');
  await page.getByRole('button', { name: 'Dessiner ma carte' }).click();
  await page.getByRole('link', { name: 'Enregistrer l’image' }).waitFor();
  await shoot(page, '57-carte-du-test');
});
