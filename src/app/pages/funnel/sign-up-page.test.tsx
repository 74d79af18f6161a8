import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { refusalOf, testApp } from '#testing/test-app.ts';

const app = await testApp();

const emailField = () => screen.findByLabelText<HTMLInputElement>('Adresse e-mail');

test('a submitted address leads to the « check your mailbox » screen', async () => {
  const { user } = await renderApp('/inscription/form', app.browser());
  await user.type(await emailField(), 'inscription@exemple.invalid');
  await user.click(screen.getByRole('button', { name: 'S’inscrire gratuitement' }));
  await screen.findByRole('heading', { name: 'Vérifiez votre boîte e-mail' });
  expect(screen.getByText('inscription@exemple.invalid')).toBeDefined();
  expect(await app.mailsTo('inscription@exemple.invalid')).toHaveLength(1);
});

test('the page says that mail is delayed during an outage, and does not claim that it was sent', async () => {
  vi.spyOn(app.services.outbox, 'isHealthy').mockReturnValue(false);
  const { user } = await renderApp('/inscription/form', app.browser());
  await user.type(await emailField(), 'inscription@exemple.invalid');
  await user.click(screen.getByRole('button', { name: 'S’inscrire gratuitement' }));
  await screen.findByRole('heading', { name: 'Votre lien va vous parvenir' });
  expect(screen.getByText(/^Nos e-mails partent avec du retard/)).toBeDefined();
  expect(screen.queryByText(/spam|Nous venons d’envoyer/)).toBeNull();
});

test('the mailed link opens the session, despite an earlier session check that returns later', async () => {
  const [browser, email] = [app.browser(), 'confirmation@exemple.invalid'];
  await browser.client.accounts.signUp({ email });
  const address = `/inscription/form?email_confirmed=true#jeton=${await app.mailedToken(email)}`;
  const { user, network } = await renderApp(address, browser);
  const confirm = await screen.findByRole('button', { name: 'Confirmer mon adresse' });
  network.hold('GET /api/session');
  window.dispatchEvent(new Event('visibilitychange'));
  await user.click(confirm);
  await screen.findByRole('heading', { name: 'Faisons connaissance' });
  network.letGo();
  await network.settled();
  expect(window.location.pathname).toBe('/inscription/profile');
});

test('the mailed link needs no button press in the browser that requested it', async () => {
  const [browser, email] = [app.browser(), 'ici@exemple.invalid'];
  const { user } = await renderApp('/inscription/form', browser);
  await user.type(await emailField(), email);
  await user.click(screen.getByRole('button', { name: 'S’inscrire gratuitement' }));
  await screen.findByRole('heading', { name: 'Vérifiez votre boîte e-mail' });
  window.location.hash = `jeton=${await app.mailedToken(email)}`;
  await screen.findByRole('heading', { name: 'Faisons connaissance' });
  expect((await browser.client.session.read()).member?.email).toBe(email);
});

test('the mailed link needs a button press in another browser, such as a link scanner', async () => {
  const [browser, email] = [app.browser(), 'ailleurs@exemple.invalid'];
  await app.browser().client.accounts.signUp({ email });
  const { network } = await renderApp(
    `/inscription/form?email_confirmed=true#jeton=${await app.mailedToken(email)}`,
    browser,
  );
  await screen.findByRole('button', { name: 'Confirmer mon adresse' });
  await network.settled();
  expect((await browser.client.session.read()).member).toBeNull();
});

test('the mailed link needs a button press, and names the account that would be left', async () => {
  const [hers, email] = [await app.memberBrowser(), 'autre-adresse@exemple.invalid'];
  await app.browser().client.accounts.signUp({ email });
  const address = `/inscription/form?email_confirmed=true#jeton=${await app.mailedToken(email)}`;
  const { user } = await renderApp(address, hers);
  await screen.findByText('Un compte est déjà ouvert ici');
  expect(screen.getByText(hers.member.email)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Garder le compte ouvert' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect((await hers.client.session.read()).member?.email).toBe(hers.member.email);
  await user.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }));
  await screen.findByRole('heading', { name: 'Faisons connaissance' });
  expect((await hers.client.session.read()).member?.email).toBe(email);
});

test('a used link says so on the press, and another can be requested', async () => {
  const { user } = await renderApp('/inscription/form#jeton=deja-servi', app.browser());
  await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
  await screen.findByText(/^Ce lien a expiré ou a déjà servi/);
  expect(await emailField()).toBeDefined();
});

test('a lock says when it ends, and that a mailed link works at once, with the address prefilled', async () => {
  const [member] = await app.insert(aMember());
  const browser = app.browser();
  for (let time = 0; time < 10; time += 1)
    await refusalOf(browser.client.accounts.logIn({ email: member.email, password: 'pas le bon' }));
  const { user } = await renderApp('/inscription/form?mode=login', browser);
  await user.type(await emailField(), member.email);
  await user.type(screen.getByLabelText('Mot de passe'), 'x');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Réessayez dans quelques minutes, ou entrez tout de suite/);
  await user.click(screen.getByRole('button', { name: 'Recevoir un lien par e-mail' }));
  const dialog = await screen.findByRole('dialog', { name: /Mot de passe oublié/ });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(member.email);
});
