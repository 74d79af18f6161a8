import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appointmentSlots } from '#server/schema.ts';
import { aSlot, MONDAY } from '#testing/appointments.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { insertColleague, openDesk } from '#testing/test-colleagues.ts';

const app = await testApp();

const PAGE = `/equipe/rendez-vous?jour=${MONDAY}`;
const at = (...times: string[]) => times.map((time) => ({ day: MONDAY, time }));

/** Three welcome slots on Monday, the first booked by Claire. */
async function aMorning() {
  const desk = await app.staffBrowser('matchmaker');
  const claire = await app.memberBrowser();
  await desk.client.deskAppointments.give({ kind: 'welcome', moments: at('10:00', '10:30', '11:00') });
  const [offer] = await claire.client.appointments.offers({ kind: 'welcome' });
  await claire.client.appointments.book({ slotId: offer?.slotId ?? '', means: 'call' });
  return { desk, claire };
}

test('the keyboard selects free slots, removes them together, and publishes them again', async () => {
  const { desk, claire } = await aMorning();
  const { user } = await renderApp(PAGE, desk);
  const free = () => screen.findAllByRole('button', { name: /libre, lundi 23 novembre$/ });
  expect(await free()).toHaveLength(2);
  await user.keyboard('jjj{Enter}');
  expect(screen.getByText('Un créneau choisi')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tout le jour' }));
  expect(screen.getByText('2 créneaux choisis')).toBeDefined();
  await user.keyboard('{Delete}');
  await screen.findByText('2 créneaux sont retirés.');
  expect(await claire.client.appointments.offers({ kind: 'welcome' })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await expect.poll(() => claire.client.appointments.offers({ kind: 'welcome' })).toHaveLength(2);
  await waitFor(async () => expect(await free()).toHaveLength(2));
});

test('an absence lists the booked members, and undo removes it', async () => {
  const { desk } = await aMorning();
  const { user } = await renderApp(PAGE, desk);
  await user.type(await screen.findByLabelText('Du'), MONDAY);
  await user.type(screen.getByLabelText('Au'), MONDAY);
  await user.click(screen.getByRole('button', { name: 'Noter cette absence' }));
  const named = await screen.findByRole('region', { name: 'Pendant votre absence, à déplacer ou à annuler' });
  expect(within(named).getByText('Claire, 34 ans')).toBeDefined();
  expect(screen.queryByRole('button', { name: /libre/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await screen.findAllByRole('button', { name: /libre/ });
  expect(screen.queryByText('Pendant votre absence, à déplacer ou à annuler')).toBeNull();
});

test('one press records a member’s absence, and another corrects it', async () => {
  const { desk } = await aMorning();
  app.clock.set('2026-11-23T10:20:00+01:00');
  const { user } = await renderApp(
    PAGE,
    Object.assign(await openDesk(app, desk.staff), { staff: desk.staff }),
  );
  const today = within(await screen.findByRole('region', { name: 'Aujourd’hui' }));
  await user.click(await today.findByRole('button', { name: 'Absence' }));
  await today.findByText(/Manqué/);
  const held = today.getByRole('button', { name: 'Il a eu lieu' });
  // The first press is pending until the list has been read again.
  await waitFor(() => expect(held.getAttribute('aria-disabled')).toBeNull());
  await user.click(held);
  await today.findByText(/A eu lieu/);
});

test('a failed load of the slots is not reported as an absence of slots', async () => {
  const { desk } = await aMorning();
  const { user, network } = await renderApp(PAGE, desk);
  await user.click(await screen.findByRole('link', { name: /· Claire/ }));
  await screen.findByRole('heading', { level: 1, name: /^Claire/ });
  network.break('GET /api/desk/appointments');
  await user.click(screen.getByRole('button', { name: 'Déplacer' }));
  expect(await screen.findByText(/^Vos créneaux n’ont pas tous pu être lus/)).toBeDefined();
  expect(screen.queryByText(/^Vous n’avez pas d’autre créneau/)).toBeNull();
});

test('an admin without appointments sees all free slots, and removes a slot or a whole day', async () => {
  const admin = await app.staffBrowser('admin');
  const { id: staff_id, firstName: host_name } = await insertColleague(app, ['coach']);
  for (const time of ['10:00', '10:30', '11:00']) await aSlot(app, time, { staff_id, host_name });
  await aSlot(app, '10:00', { day: '2026-11-24', staff_id, host_name });
  const { user } = await renderApp('/equipe/rendez-vous', admin);
  expect(screen.queryByRole('button', { name: 'Ouvrir des créneaux' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Retirer le créneau de 10\sh\s30, lundi 23/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Hélène l’apprend par e-mail');
  await user.click(within(dialog).getByRole('button', { name: 'Retirer' }));
  await screen.findByText('Un créneau est retiré.');
  await user.click(await screen.findByRole('button', { name: /^Retirer tout le jour, lundi 23/ }));
  await user.click(await screen.findByRole('button', { name: 'Retirer' }));
  await screen.findByText('2 créneaux sont retirés.');
  expect((await app.db.select().from(appointmentSlots)).map(({ starts_at }) => starts_at)).toEqual([
    new Date('2026-11-24T09:00:00Z'),
  ]);
});
