import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { workshopOf } from '../texts.ts';

const app = await testApp();

const PAGE = '/webinaires/8/inscription';
const submit = () => screen.findByRole('button', { name: 'Je m’inscris gratuitement' });
const dates = async () =>
  within(await screen.findByRole('radiogroup', { name: /séance/ })).getAllByRole('radio');

test('describes the workshop, registers for a session, keeps the choice when it fails, and confirms the place', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp(PAGE, browser);
  expect(await dates()).toHaveLength(3);
  const objectives = screen.getByRole('region', { name: 'Objectifs' });
  expect(within(objectives).getAllByRole('listitem')).toHaveLength(5);
  const outline = screen.getByRole('region', { name: 'Déroulé' });
  expect(await within(outline).findAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('region', { name: 'Votre coach' }).textContent).toContain('Antoine Lemaire');
  expect((await submit()).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Choisissez d’abord une séance.').id).toBe(
    (await submit()).getAttribute('aria-describedby'),
  );
  await user.click(
    screen.getByRole('radio', { name: /^lundi 23 novembre à 19\sh\s30\s?Il reste 5 places$/ }),
  );
  network.break('POST /api/workshop-sessions/8-2026-11-23/registration');
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Une erreur est survenue lors de l’inscription',
  );
  expect((await dates())[0]).toHaveProperty('checked', true);
  network.mend();
  await user.click(await submit());
  await screen.findByRole('heading', { name: 'Inscription confirmée\u202f!' });
  expect(screen.getByRole('link', { name: 'Retour aux webinaires' }).getAttribute('href')).toBe(
    '/webinaires',
  );
  expect(screen.getByRole('link', { name: 'Voir mes coachings' }).getAttribute('href')).toBe('/coaching');
  expect(await browser.client.workshops.mine()).toMatchObject([{ workshopId: 8, mine: 'registered' }]);
});

test('offers the waiting list for a full session', async () => {
  const reader = await app.memberBrowser();
  const [{ id = '' } = {}] = (await reader.client.workshops.one({ id: '8' })).dates;
  for (let taken = 0; taken < 5; taken += 1) {
    await (await app.memberBrowser()).client.workshops.register({ id });
  }
  const { user } = await renderApp(PAGE, reader);
  await user.click(await screen.findByRole('radio', { name: /Complet/ }));
  await user.click(screen.getByRole('button', { name: 'Rejoindre la liste d’attente' }));
  await screen.findByRole('heading', { name: 'Vous êtes sur la liste d’attente' });
  expect(screen.getByText(/Vous êtes n°\s1/)).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Voir mes coachings' }));
  const state = await screen.findByText(/^n°\s1 si une place se libère$/);
  expect(state.closest('p')?.textContent).toMatch(/^En attente · n°/);
});

test('does not claim to have sent a mail while mails are delayed', async () => {
  vi.spyOn(app.services.outbox, 'isHealthy').mockReturnValue(false);
  const { user } = await renderApp(PAGE, await app.memberBrowser());
  await user.click((await dates())[0] ?? document.body);
  await user.click(await submit());
  await screen.findByRole('heading', { name: 'Inscription confirmée !' });
  expect(screen.getByText(/^Votre e-mail de confirmation partira dès que possible/)).toBeDefined();
  expect(screen.queryByText(/Un e-mail confirme votre place/)).toBeNull();
});

test('says that an unknown workshop does not exist, with a link back', async () => {
  await renderApp('/webinaires/99/inscription', await app.memberBrowser());
  await screen.findByRole('heading', { name: 'Atelier non trouvé' });
  expect(screen.getByRole('link', { name: 'Retour aux webinaires' }).getAttribute('href')).toBe(
    '/webinaires',
  );
});

test('shows the ticket in place of the form, and lets the member give the place back', async () => {
  const browser = await app.memberBrowser();
  await browser.client.workshops.register({ id: '8-2026-11-30' });
  const { user } = await renderApp(PAGE, browser);
  const ticket = within(await screen.findByRole('region', { name: workshopOf(8).title }));
  expect(ticket.getByText('Place confirmée')).toBeDefined();
  expect(ticket.getByText(/Avec Antoine Lemaire/)).toBeDefined();
  expect(ticket.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')).toBe(
    '/api/workshop-sessions/8-2026-11-30/calendar',
  );
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(ticket.getByRole('button', { name: /^Rendre ma place/ }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Rendre ma place' }));
  expect(await dates()).toHaveLength(3);
});

test('shows a new place despite dates before and after it that the team cancelled', async () => {
  const browser = await app.memberBrowser();
  const admin = await app.staffBrowser('admin');
  for (const id of ['8-2026-11-23', '8-2026-12-07']) {
    await browser.client.workshops.register({ id });
    await admin.client.deskWorkshops.cancel({ id, reason: 'Antoine est souffrant.' });
  }
  await browser.client.workshops.register({ id: '8-2026-11-30' });
  await renderApp(PAGE, browser);
  const ticket = within(await screen.findByRole('region', { name: workshopOf(8).title }));
  expect(ticket.getByText('Place confirmée')).toBeDefined();
  expect(ticket.queryByText(/annulée/)).toBeNull();
});

test('shows why a fourth upcoming date is refused, and keeps the choice', async () => {
  const browser = await app.memberBrowser();
  for (const id of ['1-2026-11-24', '2-2026-11-25', '3-2026-11-26'])
    await browser.client.workshops.register({ id });
  const { user } = await renderApp(PAGE, browser);
  await user.click((await dates())[0] ?? document.body);
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Vous avez déjà trois séances à venir/);
  expect((await dates())[0]).toHaveProperty('checked', true);
});
