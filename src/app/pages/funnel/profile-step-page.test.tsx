import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CONSENT_STATEMENTS } from '#identity/consents/texts.ts';
import { users } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { confirmAddress } from '#testing/sign-up-as.ts';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

const TERMS = /J’accepte les conditions générales/;
const LOVE_LIFE = /J’accepte expressément/;

async function openStep(): Promise<{ user: UserEvent; browser: TestBrowser }> {
  const browser = await confirmAddress(app);
  const { user } = await renderApp('/inscription/profile', browser);
  await screen.findByLabelText('Prénom');
  return { user, browser };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continuer' });
const isWaiting = () => submit().getAttribute('aria-disabled') === 'true';

async function chooseCity(user: UserEvent) {
  await user.type(screen.getByRole('combobox', { name: 'Ville' }), 'Villeurb');
  await user.click(await screen.findByRole('option', { name: /Villeurbanne/ }));
}

async function fillIn(user: UserEvent) {
  await user.type(field('Prénom'), 'Inès');
  await user.type(field('Nom'), 'Exemple');
  await user.click(field('Une femme'));
  await user.type(field('Jour'), '27');
  await user.type(field('Mois'), '3');
  await user.type(field('Année'), '1988');
  await chooseCity(user);
  await user.click(field('Non'));
  await user.type(field('Mot de passe'), 'un beau soir');
  await user.type(field('Confirmer le mot de passe'), 'un beau soir');
}

async function finishBornIn2012(user: UserEvent) {
  await fillIn(user);
  await user.clear(field('Année'));
  await user.type(field('Année'), '2012');
  await user.click(screen.getByLabelText(TERMS));
  await user.click(screen.getByLabelText(LOVE_LIFE));
  await user.click(submit());
}

test('has two parts, and shows the exact text of both consents stored as proof, not pre-ticked', async () => {
  await openStep();
  const [first, second] = [1, 2].map((place) => screen.getByText(`Partie ${place} sur 2`).closest('section'));
  const inputs = [...document.querySelectorAll('main input, main textarea')];
  expect(inputs[0]).toBe(field('Prénom'));
  expect(first?.contains(field('Non'))).toBe(true);
  const parts = within(second ?? document.body);
  expect(parts.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Votre espace',
    'Vos photos (facultatif)',
  ]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  const labels = boxes.map(({ labels }) => labels?.[0]?.textContent.replaceAll(' (nouvel onglet)', ''));
  expect(labels).toEqual([CONSENT_STATEMENTS.terms.statement, CONSENT_STATEMENTS['love-life'].statement]);
  for (const detail of CONSENT_STATEMENTS['love-life'].details)
    expect(document.body.textContent).toContain(detail);
});

test('requires a French city from the list, says why, then names each missing answer next to its field', async () => {
  const { user } = await openStep();
  const city = screen.getByRole('combobox', { name: 'Ville' });
  const described = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described(city)).toContain('commune de France');
  expect(isWaiting()).toBe(true);
  expect(described(submit())).toContain('choisissez votre ville dans la liste');
  await user.click(submit());
  await waitFor(() => expect(document.activeElement).toBe(field('Prénom')));
  expect(screen.getByText('Veuillez entrer votre prénom')).toBeDefined();
  await user.type(field('Prénom'), 'C');
  await waitFor(() => expect(screen.queryByText('Veuillez entrer votre prénom')).toBeNull());
  await user.clear(field('Prénom'));
  await user.type(city, 'Villeurb');
  const older = await screen.findByRole('option', { name: /Villeurbanne/ });
  await user.type(city, 'x');
  // Suggested for an older text.
  await user.click(older);
  expect(isWaiting()).toBe(true);
  await user.clear(city);
  await chooseCity(user);
  expect(isWaiting()).toBe(false);
  expect(screen.queryByText('Veuillez choisir votre ville dans la liste')).toBeNull();

  await user.click(submit());
  await screen.findByText('Veuillez entrer votre prénom');
  for (const sentence of [
    'Veuillez entrer votre nom',
    'Veuillez indiquer si vous êtes une femme ou un homme',
    'Veuillez entrer une date de naissance qui existe',
    'Veuillez répondre à cette question',
    'Veuillez entrer un mot de passe',
    'Vous devez accepter les CGU et la politique de confidentialité pour continuer',
    'Vous devez accepter l’utilisation de vos réponses sur votre vie amoureuse pour continuer',
  ]) {
    expect(screen.queryByText(sentence), sentence).not.toBeNull();
  }
  expect(document.activeElement).toBe(field('Prénom'));
  await user.type(field('Jour'), '27031988');
  expect(['Jour', 'Mois', 'Année'].map((part) => field(part).value)).toEqual(['27', '03', '1988']);
  expect(document.activeElement).toBe(field('Année'));
  await user.type(field('Mot de passe'), 'court');
  await user.type(field('Confirmer le mot de passe'), 'courtes');
  await screen.findByText('Le mot de passe doit contenir au moins 6 caractères');
  await screen.findByText('Les mots de passe ne correspondent pas');
  await user.type(city, 'x');
  expect(isWaiting()).toBe(true);
});

test('both consents are required, and a rejected bio keeps its text, before the profile is created', async () => {
  const { user, browser } = await openStep();
  await fillIn(user);
  const bio = screen.getByLabelText<HTMLTextAreaElement>(/Quelques mots/);
  await user.type(bio, '06 12 34 56 78');
  await user.click(screen.getByLabelText(TERMS));
  await user.click(submit());
  await screen.findByText(/^Vous devez accepter l’utilisation de vos réponses/);
  expect(screen.queryByText(/^Vous devez accepter les CGU/)).toBeNull();
  await user.click(screen.getByLabelText(LOVE_LIFE));
  await user.click(submit());
  await screen.findByText(/^N’indiquez pas de numéro de téléphone ici/);
  expect(bio.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(bio);
  expect(bio.value).toBe('06 12 34 56 78');
  expect(field('Prénom').value).toBe('Inès');
  expect(field('Mot de passe').value).toBe('un beau soir');
  await user.clear(bio);
  await user.click(submit());
  await screen.findByRole('heading', { name: 'La personne que vous cherchez' });
  expect(await browser.client.profile.mine()).toMatchObject({
    first_name: 'Inès',
    gender: 'femme',
    birth_date: '1988-03-27',
    city: 'Villeurbanne',
  });
});

test('the page offers a member without a profile log-out and erasure, but no menu', async () => {
  const { user, browser } = await openStep();
  expect(screen.queryByRole('navigation', { name: 'Principale' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeDefined();
  window.localStorage.setItem('registrationEmail', 'nouvelle@exemple.invalid');
  await user.click(screen.getByRole('button', { name: 'Supprimer mon inscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByLabelText('Mot de passe actuel')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
  await waitFor(() => expect(window.localStorage.getItem('registrationEmail')).toBeNull());
  expect((await browser.client.session.read()).member).toBeNull();
  expect(await app.db.select().from(users)).toEqual([]);
});

test('a birth date under 18 is confirmed before it ends the sign-up', async () => {
  const { user, browser } = await openStep();
  await finishBornIn2012(user);
  const dialog = within(
    await screen.findByRole('alertdialog', { name: /^Vous êtes bien née le 27 mars 2012/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Corriger la date' }));
  expect((await browser.client.session.read()).member).not.toBeNull();
  await user.clear(field('Année'));
  await user.type(field('Année'), '1988');
  await user.click(submit());
  await screen.findByRole('heading', { name: 'La personne que vous cherchez' });
});

test('a birth date under 18 ends the sign-up: everything is erased, from the browser too', async () => {
  const { user, browser } = await openStep();
  window.localStorage.setItem('registrationEmail', 'nouvelle@exemple.invalid');
  await finishBornIn2012(user);
  await user.click(await screen.findByRole('button', { name: 'Oui, c’est ma date' }));
  // Storage is cleared before the final navigation, which jsdom does not perform.
  await waitFor(() => expect(window.localStorage.getItem('registrationEmail')).toBeNull());
  expect(await app.db.select().from(users)).toEqual([]);
  expect((await browser.client.session.read()).member).toBeNull();
});

test('a sign-up by a minor ends kindly, with help lines', async () => {
  await renderApp('/inscription/form?arret=18-ans', app.browser());
  await screen.findByRole('heading', { level: 1, name: 'Lueur est réservé aux 18 ans et plus' });
  expect(screen.getByRole('link', { name: '119' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
