import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appointments } from '#server/schema.ts';
import { aSlot } from '#testing/appointments.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { insertColleague } from '#testing/test-colleagues.ts';

const app = await testApp();

/** Solène hosts an appointment and a free slot; Hélène could take over. */
async function aTeam() {
  const admin = await app.staffBrowser('admin');
  const solene = await insertColleague(app, ['matchmaker', 'support']);
  const helene = await insertColleague(app, ['coach']);
  const [member] = await app.insert(aMember());
  await aSlot(app, '16:00', { staff_id: solene.id });
  const slot = await aSlot(app, '15:00', { staff_id: solene.id });
  await app.db.insert(appointments).values({
    id: 'rendez-vous',
    user_id: member.id,
    slot_id: slot.id,
    staff_id: solene.id,
    host_name: 'Solène',
    kind: 'welcome',
    starts_at: slot.starts_at,
    state: 'booked',
    means: 'call',
    settled_at: app.clock.now(),
  });
  const { user } = await renderApp('/equipe/comptes', admin);
  const menu = () => screen.findByRole('button', { name: 'Actions pour Solène' });
  // Its code arrives when the page is idle, and would replace the button between press and release.
  await waitFor(async () => expect((await menu()).dataset.state).toBe('closed'));
  await user.click(await menu());
  return { user, helene };
}

test('closing an account first lists its open work, and hands the appointments over to a named colleague', async () => {
  const { user, helene } = await aTeam();
  await user.click(await screen.findByRole('menuitem', { name: 'Désactiver le compte' }));
  const dialog = within(await screen.findByRole('dialog'));
  const held = await dialog.findAllByRole('listitem');
  expect(held.map(({ textContent }) => textContent)).toEqual([
    '1 rendez-vous pris est à confier ou à annuler',
    '1 créneau libre n’est plus proposé',
  ]);
  const heir = dialog.getByLabelText(/^À qui confier les rendez-vous de Solène/);
  await within(heir).findByRole('option', { name: 'Hélène' });
  await user.selectOptions(heir, helene.id);
  await user.type(dialog.getByLabelText('Raison'), 'A quitté l’équipe.');
  await user.click(dialog.getByRole('button', { name: 'Désactiver le compte' }));
  await screen.findByText('Le compte est désactivé. 1 rendez-vous confié.');
  expect((await app.db.select().from(appointments))[0]?.staff_id).toBe(helene.id);
});

test('removing a role counts only the work of that role, and cancels without a successor', async () => {
  const { user } = await aTeam();
  await user.click(await screen.findByRole('menuitem', { name: 'Changer les rôles' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('listitem')).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /^Support/ }));
  await dialog.findByText('Rien n’attend cette personne en ce moment.');
  await user.click(dialog.getByRole('checkbox', { name: /^Support/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Matchmaker/ }));
  await dialog.findByText('créneau libre n’est plus proposé', { exact: false });
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Les rôles sont changés. 1 rendez-vous annulé.');
});
