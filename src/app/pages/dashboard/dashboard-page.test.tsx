import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { workshopOf } from '#member/workshops/texts.ts';
import { consents } from '#server/schema.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { warn } from '#testing/measures.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';
async function openPart(user: UserEvent, name: string): Promise<void> {
  const fold = (await screen.findByRole('heading', { level: 2, name })).closest('details');
  expect(fold?.open).toBe(false);
  await user.click(within(fold ?? document.body).getByRole('heading', { level: 2, name }));
  expect(fold?.open).toBe(true);
}

const matches = async () => within(await screen.findByRole('list', { name: 'Mes matchs' }));

test('at most four matches appear, each opens its preview, and the Back button of a phone closes it', async () => {
  await app.insert(...Array.from({ length: 5 }, () => aMan()));
  const { user } = await renderApp('/dashboard', await app.memberBrowser());
  await screen.findByText(/^Bonjour Claire\./);
  expect(screen.queryByText('Reprenez là où vous en étiez')).toBeNull();
  const people = (await matches()).getAllByRole('button', { name: /^Karim, 36\sans$/ });
  expect(people).toHaveLength(4);
  await user.click(people[0] ?? document.body);
  const preview = within(await screen.findByRole('dialog'));
  // Without a photo, the first phrase also appears beside the initial.
  expect(await preview.findAllByText('J’aime les balades en forêt.')).toHaveLength(2);
  expect(preview.getByText('Veut des enfants')).toBeDefined();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/dashboard');
  await user.click(people[0] ?? document.body);
  await screen.findByRole('dialog');
  // A double press closes it once.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/dashboard');
});

test('a warning appears on the dashboard for two weeks, with a link to its reason', async () => {
  const browser = await app.memberBrowser();
  await warn(app, browser.member.id);
  await renderApp('/dashboard', browser);
  const link = await screen.findByRole('link', { name: /^Vous recevez un avertissement/ });
  expect(link.getAttribute('href')).toBe('/votre-compte');
});

test('matches that fail to load show the banner, and « Réessayer » reloads them', async () => {
  await app.insert(aMan());
  const { user, network } = await renderApp('/dashboard', await app.memberBrowser(), {
    broken: 'GET /api/selection',
  });
  await screen.findByText(LOAD_FAILED);
  network.mend();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect((await matches()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(LOAD_FAILED)).toBeNull();
});

test('the page says that the consent was withdrawn, and where to give it again', async () => {
  const browser = await app.memberBrowser();
  await browser.client.answers.withdrawConsent({ purpose: 'love-life' });
  await renderApp('/dashboard', browser);
  await screen.findByRole('heading', { name: 'Vous avez retiré votre accord' });
  expect(screen.getByRole('link', { name: /^Aller dans/ }).getAttribute('href')).toBe('/settings/accords');
  expect(screen.queryByText('Reprenez là où vous en étiez')).toBeNull();
});

test('a paused profile replaces the matches, and one button ends the pause', async () => {
  await app.insert(aMan());
  const browser = await app.memberBrowser();
  await browser.client.profile.pause();
  const { user, network } = await renderApp('/dashboard', browser, { broken: 'POST /api/profile/resume' });
  await screen.findByRole('heading', { name: 'Votre profil est en pause' });
  expect(screen.queryByText(/^Aucun profil ne correspond/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reprendre les rencontres' }));
  await screen.findByText('Votre pause n’a pas pu prendre fin. Veuillez réessayer.');
  expect(await browser.client.profile.pauseState()).toEqual({ paused: true });
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Reprendre les rencontres' }));
  expect((await matches()).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.id).toBe('my-matches'));
  expect(await browser.client.profile.pauseState()).toEqual({ paused: false });
});

test('a member who left the funnel finds the step to resume', async () => {
  await app.insert(aMan());
  await renderApp('/dashboard', await app.memberBrowser(aMember({ loveProfile: null, quiz: null })));
  await screen.findByRole('heading', { name: 'Reprenez là où vous en étiez' });
  expect(screen.getByText('votre profil amoureux')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Continuer' });
  expect(link.getAttribute('href')).toBe('/inscription/love-profile');
  expect((await matches()).getByText(/Il manque vos réponses aux questionnaires\./)).toBeDefined();
});

test('the offers are collapsed on a phone: first the webinar of the week, then the next three', async () => {
  const { user } = await renderApp('/dashboard', await app.memberBrowser());
  await openPart(user, 'Mon accompagnement');
  const weekly = within(
    await screen.findByRole('region', { name: `Le webinaire de la semaine ${workshopOf(8).title}` }),
  );
  expect(weekly.getByText(/^lundi 23 novembre à 19\sh\s30$/)).toBeDefined();
  const registration = weekly.getByRole('link', { name: /^S’inscrire/ });
  expect(registration.getAttribute('href')).toBe('/webinaires/8/inscription');
  const details = screen.getAllByRole('link', { name: /^Voir les détails/ });
  expect(details.map((link) => link.getAttribute('href'))).toEqual(
    [5, 6, 7].map((id) => `/webinaires/${id}/inscription`),
  );
  expect(screen.getByRole('link', { name: 'Voir tous les webinaires' }).getAttribute('href')).toBe(
    '/webinaires',
  );
});

test('messages come first, then people, then the collapsed blocks, in the order of the spec', async () => {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim));
  const { user } = await renderApp('/dashboard', karim);
  const waits = within(await screen.findByRole('region', { name: 'Ce qui vous attend' }));
  const row = await waits.findByRole('link', { name: /^Claire vous a écrit/ });
  expect(row.getAttribute('href')).toBe(`/chat?contact=${claire.member.id}`);
  expect(row.textContent).toContain('Bonsoir');
  expect(waits.getByRole('link', { name: 'Lire mes messages' }).getAttribute('href')).toBe('/chat');
  await waitFor(() => {
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections.map((title) => title.replace(/\d.*$/, ''))).toEqual([
      'Messages',
      'Mes matchs',
      'Mon accompagnement',
      'Mes conseils',
      'Une question, un souci\u202f?',
    ]);
  });
  await openPart(user, 'Mes conseils');
  const advice = within(screen.getByRole('region', { name: 'Mes conseils' }));
  // Collapsed content renders after the first paint.
  expect(await advice.findByRole('heading', { level: 3, name: 'Mes conseils personnalisés' })).toBeDefined();
  expect(advice.getByRole('link', { name: 'Lire mes conseils' }).getAttribute('href')).toBe('/conseils');
});

test('webinars that fail to load say so, collapsed or not', async () => {
  await renderApp('/dashboard', await app.memberBrowser(), { broken: 'GET /api/workshops' });
  const alert = await screen.findByText(LOAD_FAILED);
  expect(alert.closest('details')).toBeNull();
});

test('a person of the selection appears with one reason, and as new when they are', async () => {
  await app.insert(aMan(), aMan());
  const browser = await app.memberBrowser();
  await browser.client.matching.selection();
  app.clock.advance({ days: 8 });
  const [newcomer] = await app.insert(aMan({ firstName: 'Adrien' }));
  const { people } = await browser.client.matching.selection();
  const reasons = people.find(({ id }) => id === newcomer.id)?.reasons ?? '';
  const [first = '', second = ''] = reasons.split(/(?<=\.) /u);
  await renderApp('/dashboard', browser);
  await screen.findByText('Un nouveau visage cette semaine');
  const rows = (await matches()).getAllByRole('listitem').map(({ textContent }) => textContent);
  const [row, ...others] = rows.filter((text) => text.includes('Nouveau'));
  expect(others).toEqual([]);
  expect(row).toContain('Adrien');
  expect([first, second].map((sentence) => row?.includes(sentence))).toEqual([true, false]);
});

test('a member without conversations reads where they will begin, and can write to the team instead', async () => {
  const browser = await app.memberBrowser();
  const { user } = await renderApp('/dashboard', browser);
  await screen.findByText('Vos conversations commenceront ici.');
  expect(screen.queryByText(/^Pas de nouveau message/)).toBeNull();
  expect(await screen.findByRole('link', { name: 'Ouvrir mes messages' })).toBeDefined();
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Nous contacter' }));
  const form = within(await screen.findByRole('dialog', { name: 'Contactez-nous' }));
  expect(form.getByLabelText('Adresse e-mail')).toHaveProperty('value', browser.member.email);
});

test('new terms are announced with their date until accepted', async () => {
  const browser = await app.memberBrowser();
  await app.db.update(consents).set({ version: 'cgu-0' }).where(eq(consents.purpose, 'terms'));
  const { user } = await renderApp('/dashboard', browser);
  const title = await screen.findByText(/^Nos textes ont changé le \d/);
  await user.click(await screen.findByRole('button', { name: 'J’ai lu et j’accepte' }));
  await waitFor(() => expect(title.isConnected).toBe(false));
  expect(await browser.client.accounts.newTerms()).toEqual({ since: null, coming: null });
});
