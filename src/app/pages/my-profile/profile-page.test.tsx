import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { photos, profiles } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { confirmAddress } from '#testing/sign-up-as.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const LOAD_FAILED = 'Une erreur est survenue lors de la récupération de vos données. Veuillez réessayer.';
const UPDATE_FAILED = 'Une erreur est survenue lors de la mise à jour de vos données. Veuillez réessayer.';
const PERSONAL = 'Informations personnelles';
const BIO = 'À propos de moi';
const SEARCH = 'Mes recherches';

const part = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const valueBeside = (section: string, name: string) =>
  part(section).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
async function edit(user: UserEvent, part: string) {
  await user.click(button(`Modifier ${part}`));
  await screen.findByRole('button', { name: 'Enregistrer' });
}
const verification = () => screen.findByRole('region', { name: 'Faire vérifier mon profil' });

async function openProfile(changes: Parameters<typeof aMember>[0] = {}, broken?: string) {
  const browser = await app.memberBrowser(aMember(changes));
  const opened = await renderApp('/profile', browser, { broken });
  await screen.findByRole('heading', { level: 1, name: 'Mon Profil' });
  if (!broken) await screen.findByRole('region', { name: PERSONAL });
  return { ...opened, browser };
}

describe('the profile page', () => {
  test('shows the member’s own data and answers, with links to change them', async () => {
    await openProfile();
    expect(valueBeside(PERSONAL, 'Prénom')).toBe('Claire');
    expect(valueBeside(PERSONAL, 'Nom')).toBe('Exemple');
    expect(valueBeside(PERSONAL, 'Vous êtes')).toBe('Une femme');
    expect(valueBeside(PERSONAL, 'Date de naissance')).toBe('14 mars 1992');
    expect(valueBeside(PERSONAL, 'Ville')).toBe('Lyon');
    expect(valueBeside(PERSONAL, 'Enfants')).toBe('Non');
    expect(part(BIO).getByText('J’aime les balades en forêt.')).toBeDefined();
    expect(valueBeside(SEARCH, 'Je recherche')).toBe('Un homme');
    expect(valueBeside(SEARCH, 'Âge maximum')).toBe('45 ans');
    expect(valueBeside(SEARCH, 'Distance maximum')).toBe('50 km');
    const links: Record<string, string> = {
      'Refaire mon profil amoureux': '/inscription/love-profile?from=profile',
      'Refaire le quiz': '/inscription/quiz?from=profile',
      'Modifier mes activités': '/inscription/shared-values?from=profile',
      'Modifier mon projet de vie': '/inscription/life-project?from=profile',
    };
    for (const [name, address] of Object.entries(links)) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
    }
    expect(valueBeside('Mon profil amoureux', 'Liberté')).toBe(
      'Je cherche l’équilibre\u202f: du temps ensemble, du temps chacun de son côté.',
    );
    expect(valueBeside('Mon quiz', 'Peur de l’abandon')).toBe('6 sur 10');
    expect(part('Mes moments à partager').getByText('Cinéma')).toBeDefined();
    expect(valueBeside('Mon projet de vie', 'Vie à deux')).toBe('Vie commune');
    expect((await verification()).textContent).toContain('Ajoutez d’abord une photo');
    expect(within(await verification()).queryByRole('link')).toBeNull();
  });

  test('says which answers are missing, and where to give them', async () => {
    const nothing = { bio: '', activities: null, lifeProject: null, loveProfile: null, quiz: null };
    await openProfile({ ...nothing, preferences: null });
    await waitFor(() => expect(screen.getAllByText('Non renseigné')).toHaveLength(6));
    expect(screen.getByText('Aucune bio renseignée')).toBeDefined();
    expect(screen.getByText('Préférences non définies')).toBeDefined();
    expect(screen.getByText('Aucune activité sélectionnée')).toBeDefined();
    expect(screen.getByText('Quiz non complété')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Faire le quiz' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Remplir mon profil amoureux' })).toBeDefined();
  });

  test('says that the consent was withdrawn, and where to give it again', async () => {
    const browser = await app.memberBrowser();
    await browser.client.answers.withdrawConsent({ purpose: 'love-life' });
    await renderApp('/profile', browser);
    await screen.findByText('Vous avez retiré votre accord');
    const way = screen.getByRole('link', { name: 'Le redonner dans « Mon compte »' });
    expect(way.getAttribute('href')).toBe('/settings/accords');
    await screen.findByRole('link', { name: 'Refaire le quiz' });
    expect(screen.queryByRole('link', { name: /profil amoureux/ })).toBeNull();
    expect(part(SEARCH).queryByRole('button')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Modifier mon projet de vie' })).toBeDefined();
  });

  test('shows a member without a profile only how to complete it', async () => {
    await renderApp('/profile', await confirmAddress(app));
    await screen.findByRole('heading', { name: 'Profil non complété' });
    const way = screen.getByRole('link', { name: 'Compléter mon profil' });
    expect(way.getAttribute('href')).toBe('/inscription/profile');
    expect(screen.queryByRole('region', { name: PERSONAL })).toBeNull();
  });

  test('recovers with « Réessayer » once every request has succeeded', async () => {
    const { user, network } = await openProfile({}, 'GET /api/profile');
    network.break('GET /api/quiz');
    await screen.findByText(LOAD_FAILED);
    network.mend();
    network.break('GET /api/quiz');
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('region', { name: PERSONAL });
    await screen.findByText(LOAD_FAILED);
    network.mend();
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(valueBeside('Mon quiz', 'Peur de l’abandon')).toBe('6 sur 10'));
    expect(screen.queryByText(LOAD_FAILED)).toBeNull();
  });

  test('shows neither last name, nor love profile, nor quiz in the preview', async () => {
    const { user } = await openProfile();
    await screen.findByRole('link', { name: 'Modifier mon projet de vie' });
    await user.click(button('Voir mon profil comme les autres le voient'));
    const preview = await screen.findByRole('dialog', { name: /^Claire, \d+\sans$/ });
    for (const shown of [
      'Lyon',
      'J’aime les balades en forêt.',
      'Cinéma',
      'Imagine une vie à deux sous le même toit',
    ]) {
      expect(within(preview).getAllByText(shown)[0]).toBeDefined();
    }
    expect(preview.textContent).not.toMatch(/Exemple|Liberté|abandon|%/);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Voir mon profil comme les autres le voient'));
  });
});

describe('personal information', () => {
  test('opens in place, saves, confirms, and returns the focus to « Modifier »', async () => {
    const { user, browser } = await openProfile();
    await edit(user, 'mes informations personnelles');
    await waitFor(() => expect(document.activeElement).toBe(field('Prénom')));
    expect(screen.getByText(/elles ne se changent pas ici/)).toBeDefined();
    await user.clear(field('Prénom'));
    await user.type(field('Prénom'), 'Inès');
    const city = screen.getByRole('combobox', { name: 'Ville' });
    await user.clear(city);
    await user.type(city, 'Villeurb');
    await user.click(await screen.findByRole('option', { name: /Villeurbanne/ }));
    await user.click(field('Oui'));
    await user.click(button('Enregistrer'));
    await screen.findByText('Vos informations sont enregistrées');
    expect(valueBeside(PERSONAL, 'Prénom')).toBe('Inès');
    expect(valueBeside(PERSONAL, 'Ville')).toBe('Villeurbanne');
    expect(document.activeElement).toBe(button('Modifier mes informations personnelles'));
    expect(await browser.client.profile.mine()).toMatchObject({
      first_name: 'Inès',
      last_name: 'Exemple',
      city: 'Villeurbanne',
      has_children: true,
      gender: 'femme',
      birth_date: '1992-03-14',
    });
  });

  test('keeps the typed values when saving fails, and « Annuler » then discards them', async () => {
    const { user, browser, network } = await openProfile();
    await edit(user, 'mes informations personnelles');
    const city = screen.getByRole('combobox', { name: 'Ville' });
    await user.type(city, 'x');
    await user.click(button('Enregistrer'));
    await screen.findByText('Veuillez choisir votre ville dans la liste');
    expect(document.activeElement).toBe(city);
    await user.clear(city);
    await user.type(city, 'Lyon');
    await user.click((await screen.findAllByRole('option', { name: /^Lyon/ }))[0] ?? document.body);
    await user.type(field('Prénom'), ' 06 12');
    await user.click(button('Enregistrer'));
    await screen.findByText(/^Un nom s’écrit avec des lettres/);
    expect(document.activeElement).toBe(field('Prénom'));
    expect(field('Prénom').value).toBe('Claire 06 12');
    await user.clear(field('Prénom'));
    await user.type(field('Prénom'), 'Inès');
    network.break('PATCH /api/profile');
    await user.click(button('Enregistrer'));
    await screen.findByText(UPDATE_FAILED);
    expect(field('Prénom').value).toBe('Inès');
    await user.click(button('Annuler'));
    expect(valueBeside(PERSONAL, 'Prénom')).toBe('Claire');
    await edit(user, 'mes informations personnelles');
    expect(field('Prénom').value).toBe('Claire');
    expect(screen.queryByText(UPDATE_FAILED)).toBeNull();
    expect((await browser.client.profile.mine()).first_name).toBe('Claire');
  });
});

describe('the bio', () => {
  test('counts the characters left, shows why it is rejected, and saves', async () => {
    const { user, browser } = await openProfile();
    await edit(user, 'ma présentation');
    const bio = field(/^Quelques mots/);
    expect(document.activeElement).toBe(bio);
    expect(
      screen.getByText(`${500 - 'J’aime les balades en forêt.'.length} caractères restants`),
    ).toBeDefined();
    await user.clear(bio);
    await user.click(bio);
    await user.paste('a'.repeat(501));
    expect(screen.getByText('1 caractère en trop')).toBeDefined();
    await user.click(button('Enregistrer'));
    await screen.findByText('Votre présentation doit tenir en 500 caractères');
    await user.clear(bio);
    await user.type(bio, 'www.exemple.com');
    await user.click(button('Enregistrer'));
    await screen.findByText(/^N’indiquez pas de lien ici/);
    expect(bio.value).toBe('www.exemple.com');
    await user.clear(bio);
    await user.type(bio, 'Un dimanche au marché.');
    await user.click(button('Enregistrer'));
    await screen.findByText('Votre présentation est enregistrée');
    expect(part(BIO).getByText('Un dimanche au marché.')).toBeDefined();
    expect((await browser.client.profile.mine()).bio).toBe('Un dimanche au marché.');
  });
});

test('one part is edited at a time: an unchanged one closes, unsaved text is never lost', async () => {
  const { user } = await openProfile();
  await edit(user, 'ma présentation');
  await edit(user, 'mes recherches');
  expect(screen.queryByLabelText(/^Quelques mots/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('Un homme')));
  expect(screen.getAllByRole('button', { name: 'Enregistrer' })).toHaveLength(1);

  await edit(user, 'ma présentation');
  await user.type(field(/^Quelques mots/), ' Et la mer.');
  await edit(user, 'mes recherches');
  await screen.findByText(/^Cette partie n’est pas encore enregistrée/);
  expect(document.activeElement).toBe(button('Enregistrer'));
  expect(field(/^Quelques mots/).value).toBe('J’aime les balades en forêt. Et la mer.');
  const link = await screen.findByRole('link', { name: 'Refaire le quiz' });
  await user.click(link);
  await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ });
  await user.click(button('Rester ici'));
  expect(field(/^Quelques mots/).value).toMatch(/Et la mer\.$/);
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(false);
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(window.location.pathname).toBe('/inscription/quiz'));
  await waitFor(() => expect(reload()).toBe(true));
});

describe('the search preferences', () => {
  const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

  test('revert an invalid number with an explanation, and keep the choice when saving fails', async () => {
    const { user, browser, network } = await openProfile();
    await edit(user, 'mes recherches');
    await user.clear(number('Distance maximum'));
    await user.type(number('Distance maximum'), '900');
    await user.tab();
    expect(number('Distance maximum').value).toBe('50');
    expect(
      screen.getByText('La distance maximum se choisit entre 1 et 500 km : nous avons remis 50.'),
    ).toBeDefined();
    await user.clear(number('Âge minimum'));
    await user.type(number('Âge minimum'), '50');
    await user.tab();
    expect(number('Âge maximum').value).toBe('50');
    await user.clear(number('Âge maximum'));
    await user.type(number('Âge maximum'), '61');
    await user.click(field('Je souhaite rencontrer une personne sans enfant'));
    await user.clear(number('Distance maximum'));
    network.break('PUT /api/search-preferences');
    await user.type(number('Distance maximum'), '183{Enter}');
    await screen.findByText(UPDATE_FAILED);
    expect(number('Distance maximum').value).toBe('183');
    network.mend();
    await user.click(button('Enregistrer'));
    await screen.findByText('Votre recherche est enregistrée');
    expect(await browser.client.profile.preferences()).toEqual({
      preferred_gender: 'homme',
      min_age: 50,
      max_age: 61,
      max_distance: 183,
      dealbreakers: ['no-children-there'],
    });
    expect(valueBeside(SEARCH, 'Distance maximum')).toBe('183 km');
  });
});

describe('photos', () => {
  async function openWithPhotos(broken?: string) {
    const browser = await app.memberBrowser();
    // The files are not needed: jsdom draws no images.
    await app.db.insert(photos).values(
      [0, 1].map((position) => ({
        id: `photo-${position}-${browser.member.id}`,
        user_id: browser.member.id,
        position,
        created_at: app.clock.now(),
      })),
    );
    const opened = await renderApp('/profile', browser, { broken });
    await screen.findByRole('button', { name: 'Photo 2 sur 2' });
    return { ...opened, browser };
  }
  const namesOf = () =>
    within(screen.getByRole('list', { name: 'Mes photos' }))
      .getAllByRole('button')
      .map((one) => one.textContent);

  test('open large with caption and position, which can be changed; a caption that is not saved stays', async () => {
    const { user, browser, network } = await openWithPhotos();
    const [, { id } = { id: '' }] = await browser.client.photos.list();
    network.break(`PATCH /api/profile/photos/${id}`);
    await user.click(button('Photo 2 sur 2'));
    await screen.findByRole('dialog');
    await user.type(field(/^Légende/), 'www.exemple.com');
    await user.click(button('Enregistrer'));
    await screen.findByText(UPDATE_FAILED);
    expect(field(/^Légende/).value).toBe('www.exemple.com');
    network.mend();
    await user.click(button('Enregistrer'));
    await screen.findByText(/^N’indiquez pas de lien ici/);
    await user.clear(field(/^Légende/));
    await user.type(field(/^Légende/), 'Au marché');
    await user.click(button('Enregistrer'));
    await user.click(await screen.findByRole('button', { name: 'Photo 2 sur 2\u202f: Au marché' }));
    await user.click(button('Avancer d’une place'));
    await screen.findByText('Elle est montrée la première.');
    await screen.findByText('C’est maintenant votre photo principale');
    expect(button('Avancer d’une place').disabled).toBe(true);
    await waitFor(async () =>
      expect((await browser.client.photos.list()).map(({ caption }) => caption)).toEqual(['Au marché', '']),
    );
  });

  test('can be removed after a confirmation, and the others move up', async () => {
    const { user, browser } = await openWithPhotos();
    await user.click(button(/^Photo principale/));
    await user.click(button('Retirer cette photo'));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer la photo' }),
    );
    await waitFor(() => expect(namesOf()).toHaveLength(2));
    expect(namesOf()[1]).toBe('Ajouter une photo De la tête aux pieds');
    expect(await browser.client.photos.list()).toHaveLength(1);
  });

  test('lead to that appointment', async () => {
    const browser = await app.memberBrowser();
    await app.db.update(profiles).set({ photo_url: '/photos/one' }).where(eq(profiles.id, browser.member.id));
    await renderApp('/profile', browser);
    expect(within(await verification()).getByRole('link', { name: /^Choisir un horaire/ })).toBeDefined();
    expect((await verification()).textContent).not.toContain('Ajoutez d’abord');
  });

  test('return to their order when saving another one fails', async () => {
    const { user } = await openWithPhotos('POST /api/profile/photos/order');
    await user.click(button('Photo 2 sur 2'));
    await user.click(button('Avancer d’une place'));
    await screen.findByText(UPDATE_FAILED);
    await screen.findByText('Elle est à la place 2 sur 2.');
  });
});

describe('three sentences', () => {
  const PROMPTS = 'Mes trois phrases';

  test('can be chosen, completed, reordered and displayed', async () => {
    const { user, browser } = await openProfile();
    part(PROMPTS).getByText('Aucune phrase pour l’instant');
    await edit(user, 'mes trois phrases');
    const phrase = (number: number) => within(screen.getByRole('group', { name: `Phrase ${number}` }));
    await user.selectOptions(phrase(1).getByLabelText('Elle commence par'), 'Un dimanche réussi…');
    await user.click(button('Enregistrer'));
    await screen.findByText('Écrivez la fin de cette phrase, ou retirez-la');
    await user.type(phrase(1).getByLabelText('Et vous la finissez ainsi'), 'Le marché.');
    await user.click(button('Ajouter une phrase'));
    expect(phrase(2).queryByRole('option', { name: 'Un dimanche réussi…' })).toBeNull();
    await user.selectOptions(phrase(2).getByLabelText('Elle commence par'), 'Ce qui me fait rire…');
    await user.type(phrase(2).getByLabelText('Et vous la finissez ainsi'), 'Mon chat.');
    await user.click(button('Monter la phrase 2'));
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(valueBeside(PROMPTS, 'Ce qui me fait rire…')).toBe('Mon chat.'));
    expect((await browser.client.prompts.mine()).map(({ prompt }) => prompt)).toEqual([
      'makes-me-laugh',
      'good-sunday',
    ]);
  });
});
