import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findWorkshop, workshopOf } from '#member/workshops/texts.ts';
import { coaches, workshopDates } from '#server/schema.ts';
import { aSlot } from '#testing/appointments.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const COACH = {
  id: 'coach-1',
  first_name: 'Aïssata',
  last_name: 'Exemple',
  specialty: 'Estime de soi',
  bio: 'Elle écoute jusqu’au bout des phrases.',
  email: 'coach@exemple.invalid',
  phone: '+33 1 23 45 67 89',
  photo_url: null,
  calendly: 'https://calendly.com/exemple',
};

const INTERVIEW = 'Un premier entretien de 20 minutes, offert';

test('shows the coach with the ways to reach them; the booking link opens a new tab', async () => {
  await app.db.insert(coaches).values(COACH);
  await renderApp('/coaching', await app.memberBrowser());
  const card = within(await screen.findByRole('region', { name: 'Mon coach' }));
  expect(card.getByRole('heading', { name: 'Aïssata Exemple' })).toBeDefined();
  const booking = card.getByRole('link', { name: /^Prendre rendez-vous/ });
  expect(booking.getAttribute('target')).toBe('_blank');
  expect(booking.getAttribute('rel')).toBe('noopener noreferrer');
  expect(card.getByRole('link', { name: 'coach@exemple.invalid' }).getAttribute('href')).toBe(
    'mailto:coach@exemple.invalid',
  );
  expect(card.getByRole('link', { name: '+33 1 23 45 67 89' }).getAttribute('href')).toBe('tel:+33123456789');
  // The interview with the coach replaces the one with the team.
  expect(card.getByText('Vos 20 premières minutes avec Aïssata sont offertes.')).toBeDefined();
  expect(screen.queryByRole('region', { name: INTERVIEW })).toBeNull();
});

test('the member writes to a coach without a booking link, and the team offers the free interview', async () => {
  await app.db.insert(coaches).values({ ...COACH, calendly: null });
  await aSlot(app, '10:00');
  const { user } = await renderApp('/coaching', await app.memberBrowser());
  const interview = within(await screen.findByRole('region', { name: INTERVIEW }));
  expect(interview.getByText(/^Avec Hélène, de l’équipe, par téléphone ou en appel/)).toBeDefined();
  const card = within(screen.getByRole('region', { name: 'Mon coach' }));
  expect(card.queryByRole('link', { name: /^Prendre rendez-vous/ })).toBeNull();
  expect(card.getByRole('link', { name: 'Écrire à Aïssata' }).getAttribute('href')).toBe(
    '/chat?contact=coach',
  );
  await user.click(interview.getByRole('link', { name: 'Choisir un horaire' }));
  await screen.findByRole('heading', { name: 'Entretien de bienvenue', level: 1 });
});

test('a booked interview is not offered again', async () => {
  const slot = await aSlot(app, '10:00');
  const browser = await app.memberBrowser();
  await browser.client.appointments.book({ slotId: slot.id, means: 'call' });
  await renderApp('/coaching', browser);
  await screen.findByRole('heading', { name: 'Mon coach' });
  expect(screen.queryByRole('region', { name: INTERVIEW })).toBeNull();
});

test('a failed load shows the message; without a session, the page links to the advice and names a price', async () => {
  const { user, network } = await renderApp('/coaching', await app.memberBrowser(), {
    broken: 'GET /api/coaching',
  });
  await screen.findByText('Une erreur est survenue lors du chargement de vos données.');
  network.mend();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('heading', { name: 'Vous n’avez pas encore réservé de coaching' });
  expect(screen.getByRole('link', { name: 'Lire mes conseils' }).getAttribute('href')).toBe('/conseils');
  expect(screen.getByText(/99\s€ TTC/)).toBeDefined();
});

test('a future date is a ticket with its state and coach, and can be cancelled after a confirmation', async () => {
  const browser = await app.memberBrowser();
  const [{ id = '' } = {}] = (await browser.client.workshops.one({ id: '8' })).dates;
  await browser.client.workshops.register({ id });
  const { user } = await renderApp('/coaching', browser);
  await screen.findByRole('heading', { name: workshopOf(8).title });
  for (const said of [
    'En attente',
    'Place confirmée',
    /^Avec Antoine Lemaire/,
    /^Le lien de la visioconférence/,
  ])
    expect(screen.getByText(said)).toBeDefined();
  expect(await screen.findByRole('region', { name: INTERVIEW })).toBeDefined();
  expect(screen.queryByText(/99\s€ TTC/)).toBeNull();
  await user.click(
    await screen.findByRole('button', { name: /^Rendre ma place\s?à la séance du lundi 23 novembre/ }),
  );
  const asked = await screen.findByRole('alertdialog');
  // The text must not claim that people are waiting.
  expect(asked.textContent).toContain('Si quelqu’un attend une place, elle lui revient.');
  await user.click(within(asked).getByRole('button', { name: 'Rendre ma place' }));
  await screen.findByRole('heading', { name: 'Vous n’avez pas encore réservé de coaching' });
  expect(await browser.client.workshops.mine()).toEqual([]);
});

test('a started session reads « Réalisé » and cannot be cancelled', async () => {
  const browser = await app.memberBrowser();
  const [{ id = '' } = {}] = (await browser.client.workshops.one({ id: '8' })).dates;
  await browser.client.workshops.register({ id });
  app.clock.set('2026-11-23T19:30:00+01:00');
  await renderApp('/coaching', browser);
  await screen.findByText('Réalisé');
  expect(screen.queryByRole('button', { name: /^Rendre ma place/ })).toBeNull();
});

test('a member in the middle of the funnel learns how to get a coach', async () => {
  await renderApp('/coaching', await app.memberBrowser(aMember({ loveProfile: null })));
  const link = await screen.findByRole('link', { name: 'Terminer mon parcours' });
  expect(link.getAttribute('href')).toBe('/inscription/love-profile');
});

test('the earliest date comes first, and the room link appears once the team has set it', async () => {
  const browser = await app.memberBrowser();
  for (const id of ['5-2026-12-01', '8-2026-11-23', '1-2026-11-24'])
    await browser.client.workshops.register({ id });
  const room_url = 'https://salles.example/lundi';
  await app.db.update(workshopDates).set({ room_url }).where(eq(workshopDates.id, '8-2026-11-23'));
  await renderApp('/coaching', browser);
  const coming = await screen.findByRole('region', { name: 'Mes prochaines séances' });
  const titles = within(coming).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    [8, 1, 5].map((id) => findWorkshop(id)?.title),
  );
  expect(within(coming).getAllByText(/^Le lien de la visioconférence/)).toHaveLength(2);
});

test('the evening before, a date with a single participant reads « à confirmer »', async () => {
  const browser = await app.memberBrowser();
  await browser.client.workshops.register({ id: '8-2026-11-23' });
  app.clock.set('2026-11-22T18:00:00+01:00');
  await renderApp('/coaching', browser);
  await screen.findByText(/^Séance à confirmer/);
  expect(screen.queryByText('Place confirmée')).toBeNull();
});
