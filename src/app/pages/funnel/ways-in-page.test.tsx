import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { COOKIES_REFUSED } from '#identity/accounts/contract.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { TestBrowser } from '#testing/test-browser.ts';
import { insertColleague } from '#testing/test-colleagues.ts';
import { phoneWith } from '#testing/test-phone.ts';

const app = await testApp();

const LOG_IN = '/inscription/form?mode=login';
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

/** Fills fields like some password managers: sets the value without any event. */
async function fillSilently(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) (await field(name)).value = value;
}

async function someone() {
  const [member] = await app.insert(aMember());
  return member;
}

async function resetLinkOf(email: string): Promise<string> {
  await app.browser().client.accounts.forgotPassword({ email });
  return app.mailedToken(email);
}

describe('a form filled without input events', () => {
  test('logs in with its field values', async () => {
    const { email } = await someone();
    const { user } = await renderApp(LOG_IN, app.browser());
    await fillSilently({ 'Adresse e-mail': email, 'Mot de passe': TEST_PASSWORD });
    await user.click(press('Se connecter'));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  test('signs up with its field values', async () => {
    const { user } = await renderApp('/inscription/form', app.browser());
    await fillSilently({ 'Adresse e-mail': 'sans-bruit@exemple.invalid' });
    await user.click(press('S’inscrire gratuitement'));
    await screen.findByRole('heading', { name: 'Vérifiez votre boîte e-mail' });
  });

  test('sends the second-factor code in its field', async () => {
    const browser = await app.memberBrowser();
    const { key } = await browser.client.secondFactor.begin({ password: TEST_PASSWORD });
    const phone = phoneWith(key, app.clock);
    await browser.client.secondFactor.confirm({ code: phone() });
    app.clock.advance({ ms: 30_000 });
    const { user } = await renderApp(LOG_IN, app.browser());
    await fillSilently({ 'Adresse e-mail': browser.member.email, 'Mot de passe': TEST_PASSWORD });
    await user.click(press('Se connecter'));
    await fillSilently({ 'Code à six chiffres': phone() });
    await user.click(press('Me connecter'));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  test('logs in at the desk with its field values', async () => {
    const { email } = await insertColleague(app, ['support']);
    const { user } = await renderApp('/equipe/connexion', app.browser());
    await fillSilently({ 'Adresse e-mail': email, 'Mot de passe': TEST_PASSWORD });
    await user.click(press('Continuer'));
    await screen.findByRole('heading', { name: 'Double authentification' });
  });

  test('sets the password in its field, not an earlier typed one; an empty submission marks both fields', async () => {
    const { email } = await someone();
    const { user } = await renderApp(`/reset-password#jeton=${await resetLinkOf(email)}`, app.browser());
    await waitFor(() => expect(press('Réinitialiser le mot de passe').hasAttribute('disabled')).toBe(false));
    await user.click(press('Réinitialiser le mot de passe'));
    await screen.findByText('Veuillez confirmer le mot de passe');
    expect(screen.getByText('Veuillez entrer un mot de passe')).toBeDefined();
    await user.type(await field('Nouveau mot de passe'), 'court');
    const password = 'un matin de printemps';
    await fillSilently({ 'Nouveau mot de passe': password, 'Confirmer le mot de passe': password });
    await user.click(press('Réinitialiser le mot de passe'));
    // First on its own page, then above the log-in form to which it redirects.
    await screen.findByText('Mot de passe réinitialisé avec succès !');
    await app.browser().client.accounts.logIn({ email, password });
  });
});

/** A browser that refuses every cookie. */
class WithoutCookies extends TestBrowser {
  override keep(): void {
    this.cookies.clear();
  }
}

describe('a browser that refuses cookies', () => {
  const browser = () => new WithoutCookies(app.app, app.clock);

  test('gets an explanation instead of an anonymous session after the password', async () => {
    const { email } = await someone();
    const { user } = await renderApp(LOG_IN, browser());
    await user.type(await field('Adresse e-mail'), email);
    await user.type(await field('Mot de passe'), TEST_PASSWORD);
    await user.click(press('Se connecter'));
    await screen.findByText(COOKIES_REFUSED);
    expect((await field('Adresse e-mail')).value).toBe(email);
  });

  test('gets an explanation instead of an anonymous session after the code', async () => {
    const { member, client } = await app.memberBrowser();
    const { key } = await client.secondFactor.begin({ password: TEST_PASSWORD });
    await client.secondFactor.confirm({ code: phoneWith(key, app.clock)() });
    const { user } = await renderApp(LOG_IN, browser());
    await user.type(await field('Adresse e-mail'), member.email);
    await user.type(await field('Mot de passe'), TEST_PASSWORD);
    await user.click(press('Se connecter'));
    await user.type(await field('Code à six chiffres'), '123456');
    await user.click(press('Me connecter'));
    await screen.findByText(COOKIES_REFUSED);
  });

  test('gets an explanation instead of an anonymous session after the mailed link', async () => {
    const email = 'sans-cookie@exemple.invalid';
    await app.browser().client.accounts.signUp({ email });
    const link = `/inscription/form?email_confirmed=true#jeton=${await app.mailedToken(email)}`;
    const { user } = await renderApp(link, browser());
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
    await screen.findByText(COOKIES_REFUSED);
  });

  test('gets an explanation instead of an anonymous session at the desk', async () => {
    const { email } = await insertColleague(app, ['support']);
    const { user } = await renderApp('/equipe/connexion', browser());
    await user.type(await field('Adresse e-mail'), email);
    await user.type(await field('Mot de passe'), TEST_PASSWORD);
    await user.click(press('Continuer'));
    await screen.findByText(COOKIES_REFUSED);
  });
});

test('a known address is reported as taken and prefilled in the log-in form, which keeps a wrong password', async () => {
  const { email } = await someone();
  const { user } = await renderApp('/inscription/form', app.browser());
  await user.type(await field('Adresse e-mail'), email);
  await user.click(press('S’inscrire gratuitement'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Cette adresse e-mail est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse.',
    ),
  );
  expect(window.location.search).toBe('?mode=login');
  expect((await field('Adresse e-mail')).value).toBe(email);
  await user.type(await field('Mot de passe'), 'faux mot de passe');
  await user.click(press('Se connecter'));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'E-mail ou mot de passe incorrect',
    ]),
  );
  expect((await field('Adresse e-mail')).value).toBe(email);
  expect((await field('Mot de passe')).value).toBe('faux mot de passe');
});
