import { expect, test } from './fixtures.ts';
import { DEMO, openAs, openDeskAs } from './steps.ts';

/** By address, and as announced after a client-side navigation. */
const MEMBER_TITLES = {
  '/dashboard': 'Mon espace – Lueur',
  '/selection': 'Mes matchs – Lueur',
  '/chat': 'Messages – Lueur',
  '/profile': 'Mon profil – Lueur',
  '/coaching': 'Mon coach – Lueur',
  '/conseils': 'Mes Conseils – Lueur',
  '/settings': 'Mon compte – Lueur',
  '/subscription': 'Mon abonnement – Lueur',
} as const;
/** The unread count before it. */
const COUNT = /^\(\d+\+?\) /;

test('every screen of a member has its own title, opened and reached by a link, and it is announced', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/dashboard');
  for (const [path, title] of Object.entries(MEMBER_TITLES)) {
    await page.goto(path);
    await expect.poll(async () => (await page.title()).replace(COUNT, '')).toBe(title);
  }
  await page.goto('/dashboard');
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

test('the desk names each of its screens', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe');
  for (const [path, title] of [
    ['/equipe', 'Accueil'],
    ['/equipe/chiffres', 'Chiffres'],
    ['/equipe/membres', 'Membres'],
    ['/equipe/journal?action=members.open', 'Journal'],
    ['/equipe/contenus/bandeau', 'Bandeau'],
    ['/equipe/contenus/questions', 'Questions et réponses'],
    ['/equipe/contenus/prix', 'Prix et offres'],
    ['/equipe/nulle-part', 'Page introuvable'],
  ] as const) {
    await page.goto(path);
    await expect.poll(async () => (await page.title()).replace(COUNT, '')).toBe(`${title} · Équipe Lueur`);
  }
});
