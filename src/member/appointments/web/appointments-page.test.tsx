import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSlot } from '#testing/appointments.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const WELCOME = '/rendez-vous-equipe/bienvenue';
const named = (hour: string) => ({ name: hour });
const timeAt = (hour: string) => screen.findByRole('radio', named(hour));

test('books a slot chosen by its day in Paris, and shows what to expect', async () => {
  await aSlot(app, '10:00');
  await aSlot(app, '14:30', { day: '2026-11-24' });
  const claire = await app.memberBrowser();
  const { user } = await renderApp(WELCOME, claire);
  const radio = await timeAt('14\u00a0h\u00a030');
  expect(screen.getByText('mardi 24 novembre')).toBeDefined();
  expect(screen.getByText(/Elle peut écrire quelques notes/)).toBeDefined();
  await user.click(radio);
  await user.click(screen.getByRole('button', { name: 'Prendre ce rendez-vous' }));
  const ticket = within(await screen.findByRole('region', { name: 'Entretien de bienvenue' }));
  expect(ticket.getByText('mardi 24 novembre à 14 h 30')).toBeDefined();
  expect(ticket.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')).toMatch(
    /^\/api\/appointments\/.+\/calendar$/,
  );
});

test('asks for the consent to the interview first, with an unticked box', async () => {
  await aSlot(app, '10:00');
  const claire = await app.memberBrowser();
  await claire.client.confiding.withdraw({ purpose: 'interview' });
  const { user } = await renderApp(WELCOME, claire);
  const box = await screen.findByRole('checkbox', { name: /^J’accepte expressément que Lueur garde/ });
  expect(box).toHaveProperty('checked', false);
  const go = screen.getByRole('button', { name: 'Donner cet accord et continuer' });
  await user.click(go);
  expect(screen.getByText(/^Cochez la case pour continuer/)).toBeDefined();
  expect(await claire.client.confiding.mine()).toEqual({ given: ['coaching', 'intimate-workshop'] });
  await user.click(box);
  await user.click(go);
  await timeAt('10\u00a0h');
  expect(await claire.client.confiding.mine()).toEqual({
    given: ['coaching', 'interview', 'intimate-workshop'],
  });
});

test('keeps an invalid phone number in its field, and the other slots on screen when one was taken meanwhile', async () => {
  const slot = await aSlot(app, '10:00');
  await aSlot(app, '11:00');
  const other = await app.memberBrowser();
  const { user } = await renderApp(WELCOME, await app.memberBrowser());
  await user.click(await timeAt('10\u00a0h'));
  await user.click(screen.getByRole('radio', { name: /Par téléphone/ }));
  const phone = screen.getByLabelText('Votre numéro pour ce rendez-vous');
  await user.type(phone, '12 34');
  await user.click(screen.getByRole('button', { name: 'Prendre ce rendez-vous' }));
  expect(await screen.findByText('Indiquez un numéro de téléphone, comme 06 12 34 56 78')).toBeDefined();
  expect(phone).toHaveProperty('value', '12 34');
  await user.clear(phone);
  await user.type(phone, '06 12 34 56 78');
  await other.client.appointments.book({ slotId: slot.id, means: 'call' });
  await user.click(screen.getByRole('button', { name: 'Prendre ce rendez-vous' }));
  expect((await screen.findByRole('alert')).textContent).toContain('vient d’être pris');
  expect(screen.queryByRole('radio', named('10\u00a0h'))).toBeNull();
  await user.click(await timeAt('11\u00a0h'));
  await user.click(screen.getByRole('button', { name: 'Prendre ce rendez-vous' }));
  expect(await screen.findByText(/06 12 34 56 78/)).toBeDefined();
});

test('moves an appointment to another slot, then cancels it after a confirmation', async () => {
  const slot = await aSlot(app, '10:00');
  await aSlot(app, '16:00');
  const claire = await app.memberBrowser();
  await claire.client.appointments.book({ slotId: slot.id, means: 'call' });
  const { user } = await renderApp(WELCOME, claire);
  await user.click(await screen.findByRole('button', { name: 'Déplacer' }));
  await user.click(await timeAt('16\u00a0h'));
  await user.click(screen.getByRole('button', { name: 'Déplacer à cet horaire' }));
  expect(await screen.findByText('lundi 23 novembre à 16 h')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Annuler le rendez-vous' }));
  expect(await timeAt('10\u00a0h')).toBeDefined();
});

test('does not offer an appointment its own slot while the free slots reload', async () => {
  await aSlot(app, '10:00');
  await aSlot(app, '16:00');
  const claire = await app.memberBrowser();
  const { user, network } = await renderApp(WELCOME, claire);
  await user.click(await timeAt('10\u00a0h'));
  network.hold('GET /api/appointments/slots');
  await user.click(screen.getByRole('button', { name: 'Prendre ce rendez-vous' }));
  const move = await screen.findByRole('button', { name: 'Déplacer' });
  network.hold('GET /api/appointments/slots');
  await user.click(move);
  expect(await timeAt('16\u00a0h')).toBeDefined();
  expect(screen.queryByRole('radio', named('10\u00a0h'))).toBeNull();
  network.letGo();
});

test('shows an empty state when no slot is free', async () => {
  await renderApp(WELCOME, await app.memberBrowser());
  expect(await screen.findByRole('heading', { name: 'Pas d’horaire libre pour le moment' })).toBeDefined();
});

const OFFER = 'Un premier entretien de 20 minutes, offert';

test('shows the offer of an interview on the dashboard', async () => {
  await renderApp('/dashboard', await app.memberBrowser());
  const card = within(await screen.findByRole('region', { name: OFFER }));
  expect(card.getByText(/^Avec une personne de l’équipe, /)).toBeDefined();
  expect(card.getByRole('link', { name: 'Choisir un horaire' }).getAttribute('href')).toBe(WELCOME);
});

test('replaces the offer on the dashboard with the booked appointment', async () => {
  const slot = await aSlot(app, '10:00', { day: '2026-11-22' });
  const claire = await app.memberBrowser();
  await claire.client.appointments.book({ slotId: slot.id, means: 'call' });
  await renderApp('/dashboard', claire);
  const ticket = await screen.findByRole('region', { name: /[Ee]ntretien de bienvenue/ });
  expect(ticket.textContent).toMatch(/22 novembre à 10\sh.*\(demain\)/);
  expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
});
