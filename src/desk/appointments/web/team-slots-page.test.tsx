import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { appointmentSlots } from '#server/schema.ts';
import { aSlot } from '#testing/appointments.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { insertColleague } from '#testing/test-colleagues.ts';

const app = await testApp();
beforeEach(() => app.reset());

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
