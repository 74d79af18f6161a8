import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { followMailedLink, NEW_PASSWORD } from './mailbox.ts';
import {
  aNewcomer,
  aNewMember,
  DEMO,
  fillLogIn,
  fillProfile,
  goOn,
  logInByForm,
  openAs,
  PASSWORD,
} from './steps.ts';

test('a member who stops in the middle resumes at the right step', async ({ page, address }) => {
  await page.goto('/inscription/preferences');
  await expect(page).toHaveURL(/\/inscription\/form/);
  await aNewcomer(page, address);
  await page.goto('/inscription/quiz');
  await expect(page).toHaveURL(/\/inscription\/profile$/);
  await page.getByLabel('Prénom').fill('Inès');
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Inès');
  await fillProfile(page);
  await goOn(page, 'preferences');
  await page.goto('/inscription/profile');
  await expect(page).toHaveURL(/\/inscription\/preferences$/);
  await page.goto('/inscription/form');
  await expect(page).toHaveURL(/\/inscription\/preferences$/);
});

test('a forgotten password is reset by mail', async ({ page, address }) => {
  await aNewMember(page, address);
  await page.context().clearCookies();
  await page.goto('/inscription/form?mode=login');
  await page.getByRole('button', { name: /Mot de passe oublié/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Adresse e-mail')).toBeVisible();
  await expectAccessible(page, 'forgotten password');
  await dialog.getByLabel('Adresse e-mail').fill(address);
  await dialog.getByRole('button', { name: /Envoyer/ }).click();
  await expect(dialog.getByText('E-mail envoyé !')).toBeVisible();
  await expectAccessible(page, 'mail sent');
  await followMailedLink(page, address, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('un autre beau soir');
  await page.getByLabel(/^Confirme/).fill('un autre beau soir');
  await expectAccessible(page, 'reset password');
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await expect(page.getByText('Mot de passe réinitialisé avec succès !').first()).toBeVisible();
  await expect(page).toHaveURL(/mode=login/);
  await logInByForm(page, address, PASSWORD);
  await expect(page.getByText('E-mail ou mot de passe incorrect')).toBeVisible();
  await expectAccessible(page, 'log-in refused');
  await logInByForm(page, address, 'un autre beau soir');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an ended session redirects to log-in with a message, in every tab', async ({ page, context }) => {
  await openAs(page, DEMO.email, '/dashboard');
  const other = await context.newPage();
  await other.goto('/selection');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
  // The page may detect it before the next action.
  const ended = page.getByText('Votre session a expiré. Veuillez vous reconnecter.');
  await page.getByRole('link', { name: 'Mon compte' }).or(ended).first().click();
  await expect(page).toHaveURL(/mode=login&error=session_expired/);
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.')).toBeVisible();
  await other.bringToFront();
  await expect(other).toHaveURL(/error=session_expired/);
  await other.close();
});

test('the member returns to the same page after the log-in, with the unfinished message', async ({
  page,
  context,
}) => {
  await page.goto('/settings/notifications');
  await expect(page).toHaveURL('/inscription/form?mode=login');
  // The return target survives a reload, and is in no URL.
  await page.reload();
  await fillLogIn(page, DEMO.email, DEMO.password);
  await expect(page).toHaveURL('/settings/notifications');
  await page.goto('/chat');
  await page.locator('a[href^="/chat?contact="]:not([href$="coach"])').first().click();
  const sentence = 'Une phrase que je n’ai pas fini';
  await page.getByLabel(/^Votre message à/).fill(sentence);
  const conversation = page.url();
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.')).toBeVisible();
  await fillLogIn(page, DEMO.email, DEMO.password);
  await expect(page).toHaveURL(conversation);
  await expect(page.getByLabel(/^Votre message à/)).toHaveValue(sentence);
  await page.getByLabel(/^Votre message à/).press('End');
  await page.getByLabel(/^Votre message à/).pressSequentially(', et sa suite');
  // The reload comes before the debounced save: the draft is sent while the page unloads.
  await page.reload();
  await expect(page.getByLabel(/^Votre message à/)).toHaveValue(`${sentence}, et sa suite`);
  await page.getByLabel(/^Votre message à/).fill('');
});

test('logging out erases all data from the browser except the cookie choice, and opens the home page', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/dashboard');
  await page.evaluate(() => localStorage.setItem('visitorName', 'Camille'));
  await page.goto('/settings');
  await page
    .getByRole('button', { name: /déconnecter|Déconnexion/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The next page stores its scroll positions.
  expect(kept.filter((key) => key !== 'react-router-scroll-positions')).toEqual(['cookieChoice']);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/inscription\/form/);
});

test('a page whose session now belongs to another member sends nothing and shows that member', async ({
  page,
  otherPage,
  address,
}) => {
  await aNewMember(otherPage, address, { first_name: 'Solène', bio: 'La bio de Solène.' });
  await openAs(page, DEMO.email, '/profile');
  await page.getByRole('button', { name: 'Modifier ma présentation' }).click();
  await page.getByLabel(/^Quelques mots/).fill('Une bio qui n’est pas la sienne.');
  // The cookie changes without notice between tabs.
  const isSession = ({ name }: { name: string }) => /lueur$/.test(name);
  await page.context().addCookies((await otherPage.context().cookies()).filter(isSession));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('La bio de Solène.')).toBeVisible();
  await expect(page.getByText('Une bio qui n’est pas la sienne.')).toBeHidden();
  const profile = await (await otherPage.request.get('/api/profile')).json();
  expect(profile.bio).toBe('La bio de Solène.');
});
