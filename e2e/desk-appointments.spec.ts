import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connectPatiently, expectToSeeOther } from './call.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';
import { addPhoto, aMemberWhoAnswered, openDeskAs } from './steps.ts';

test.use({ permissions: ['camera', 'microphone'] });
test.beforeEach(async ({ page, otherPage }) => {
  for (const caller of [page, otherPage]) await connectPatiently(caller);
});

async function joinCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Essayer ma caméra et mon micro' }).click();
  await page.getByRole('button', { name: 'Rejoindre l’appel' }).click();
}

async function chooseFirstTime(page: Page, path: string, button: string): Promise<void> {
  if (!page.url().endsWith(path)) await page.goto(path);
  const first = page
    .getByRole('radiogroup', { name: /Choisissez votre horaire/ })
    .getByRole('radio')
    .first();
  await first.focus();
  await first.press('Space');
  const submit = page.getByRole('button', { name: button });
  await submit.focus();
  await submit.press('Enter');
}

const ROLE_OF = { Solène: 'matchmaker', Aïssata: 'coach', Nadia: 'support' } as const;

/** @param kind label of the kind, which distinguishes it from the member's earlier appointment */
async function openAtDesk(page: Page, booked: Locator, kind: string): Promise<void> {
  const words = (await booked.getByText(/^Avec /).textContent()) ?? '';
  const [, role] = Object.entries(ROLE_OF).find(([name]) => words.includes(name)) ?? [];
  if (!role) throw new Error(`Nobody of the team is named in « ${words} »`);
  const moment = (await booked.getByRole('time').first().getAttribute('datetime')) ?? '';
  await openDeskAs(page, role, `/equipe/rendez-vous?jour=${moment.slice(0, 10)}`);
  await page
    .getByRole('link', { name: new RegExp(`· Claire ${kind}$`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Claire, \d+/ })).toBeVisible();
}

async function beginNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Commencer maintenant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('link', { name: 'Ouvrir l’appel' }).click();
}

test('a welcome interview is booked, moved and held; a face is verified, and the profile shows it', async ({
  page,
  otherPage,
  address,
}) => {
  await aMemberWhoAnswered(page, address);
  const welcome = page.getByRole('region', { name: 'Entretien de bienvenue' });

  await test.step('consented to, by keyboard, since the interview may be intimate', async () => {
    await page.goto('/rendez-vous-equipe/bienvenue');
    const box = page.getByRole('checkbox', { name: /^J’accepte expressément que Lueur garde/ });
    await box.focus();
    await box.press('Space');
    await expectAccessible(page, 'consent to confide');
    await page.getByRole('button', { name: 'Donner cet accord et continuer' }).press('Enter');
  });

  await test.step('booked and moved by the member', async () => {
    await chooseFirstTime(page, '/rendez-vous-equipe/bienvenue', 'Prendre ce rendez-vous');
    await expect(welcome.getByText('Rendez-vous pris')).toBeVisible();
    await expectAccessible(page, 'interview booked');
    const before = await welcome.getByRole('time').first().getAttribute('datetime');
    await welcome.getByRole('button', { name: 'Déplacer' }).click();
    await chooseFirstTime(page, '/rendez-vous-equipe/bienvenue', 'Déplacer à cet horaire');
    await expect(welcome.getByRole('time').first()).not.toHaveAttribute('datetime', before ?? '');
    const mail = await mailTo(address, 'Votre rendez-vous est déplacé');
    expect(mail.attachments.map(({ filename }) => filename)).toContain('rendez-vous.ics');
  });

  await test.step('held in the call on the site', async () => {
    await openDeskAs(otherPage, 'matchmaker', '/equipe/rendez-vous');
    await expect(otherPage.getByRole('heading', { name: /^Semaine du/ })).toBeVisible();
    await expectAccessible(otherPage, 'week at the desk');
    await openAtDesk(otherPage, welcome, 'Entretien de bienvenue');
    await expectAccessible(otherPage, 'appointment at the desk');
    await beginNow(otherPage);
    await welcome.getByRole('link', { name: 'Rejoindre l’appel' }).click();
    await joinCall(page);
    await expect(page.getByText(/^En attente d[e’]/)).toBeVisible();
    await joinCall(otherPage);
    for (const someone of [page, otherPage]) await expectToSeeOther(someone);
    await expect(page.getByRole('timer')).toContainText(/1\d:\d\d/);
    await expectAccessible(otherPage, 'in the call at the desk');
    await otherPage.getByLabel('Note').fill('Cherche quelqu’un qui aime marcher.');
    await otherPage.getByRole('button', { name: 'Enregistrer la note' }).click();
    await expect(otherPage.getByText('Votre note est enregistrée.')).toBeVisible();
    await otherPage.getByRole('button', { name: 'Raccrocher' }).click();
    await expect(page.getByRole('heading', { name: 'L’appel est interrompu' })).toBeVisible();
    await otherPage.getByRole('link', { name: 'Revenir au rendez-vous' }).click();
    await otherPage.getByRole('button', { name: 'Il a eu lieu' }).click();
    await expect(otherPage.getByText('A eu lieu')).toBeVisible();
  });

  await test.step('a face is verified', async () => {
    await page.goto('/profile');
    await addPhoto(page);
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const card = page.getByRole('region', { name: 'Faire vérifier mon profil' });
    await card.getByRole('link', { name: 'Choisir un horaire de cinq minutes' }).click();
    await chooseFirstTime(page, '/rendez-vous-equipe/verification', 'Prendre ce rendez-vous');
    const booked = page.getByRole('region', { name: 'Vérification du profil' });
    await openAtDesk(otherPage, booked, 'Vérification du profil');
    await beginNow(otherPage);
    await booked.getByRole('link', { name: 'Rejoindre l’appel' }).click();
    await joinCall(otherPage);
    await joinCall(page);
    await expectToSeeOther(otherPage);
    await expectAccessible(otherPage, 'photos beside the call');
    await otherPage.getByRole('button', { name: 'C’est bien la même personne' }).click();
    await expect(otherPage.getByText('Profil vérifié').first()).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Votre profil est vérifié' })).toBeVisible();
    await page.getByRole('button', { name: /Voir mon profil comme les autres/ }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByText('Profil vérifié', { exact: true })).toBeVisible();
    await expectAccessible(page, 'verified profile, as others see it');
  });
});
