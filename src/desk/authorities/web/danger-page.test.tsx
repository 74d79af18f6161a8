import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moderationCases } from '#server/schema.ts';
import { aConversation } from '#testing/conversations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

async function aCaseInDanger(): Promise<string> {
  const { claire, karim } = await aConversation(app);
  const report = { profileId: karim.member.id, matter: 'threat' as const };
  await claire.client.reports.report({ ...report, reason: 'Il menace de venir chez moi.' });
  await app.db.update(moderationCases).set({ gravity: 5 });
  const [row] = await app.db.select().from(moderationCases);
  return row?.id ?? '';
}

test('a ticked step shows its colleague, the row counts the steps left, and the emergency numbers are one press away', async () => {
  const id = await aCaseInDanger();
  const { user } = await renderApp(`/equipe/moderation/${id}`, await app.staffBrowser('moderation'));
  const queue = within(await screen.findByRole('list', { name: 'Dossiers qui attendent' }));
  expect(await queue.findByText('Danger, 5 à faire')).toBeDefined();
  await user.click(await screen.findByRole('checkbox', { name: /^Appelez les secours/ }));
  expect(await screen.findByText(/^Fait par Marc/)).toBeDefined();
  expect(await queue.findByText('Danger, 4 à faire')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Que faire en cas de danger' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Danger et autorités' })).toBeDefined();
  for (const number of ['17', '112', '15', '18', '3114'])
    expect(screen.getByRole('link', { name: number }).getAttribute('href')).toBe(`tel:${number}`);
  expect(screen.getByRole('link', { name: '114' }).getAttribute('href')).toBe('sms:114');
  expect(await screen.findByText(/Aucun numéro n’est réglé/)).toBeDefined();
});

test('offers a retry when the push choice of this device cannot be read', async () => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const { user, network } = await renderApp('/equipe/danger', await app.staffBrowser('moderation'), {
    broken: 'POST /api/desk/push/state',
  });
  expect(await screen.findByText(/l’état des notifications de cet appareil/)).toBeDefined();
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Prévenir cet appareil' })).toBeDefined();
});

async function describeRequest(user: UserEvent) {
  for (const [label, text] of [
    ['Qui demande', 'Commissariat de Nantes'],
    ['Référence de la réquisition', 'PV 2026/4821'],
    [/Période/, '2026-11-01'],
    ['Jusqu’au', '2026-11-21'],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
}

test('a moderator records a request from its case, and another colleague must hand it over', async () => {
  const id = await aCaseInDanger();
  const { user } = await renderApp(`/equipe/danger?dossier=${id}`, await app.staffBrowser('moderation'));
  await user.click(await screen.findByRole('button', { name: 'Noter la demande' }));
  expect(await screen.findByText(/Écrivez qui demande/)).toBeDefined();
  await describeRequest(user);
  await user.click(screen.getByRole('button', { name: 'Noter la demande' }));
  expect(await screen.findByText('Commissariat de Nantes')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remettre le dossier' })).toBeNull();
});

test('a request without a case requires the address named by the authority', async () => {
  const { user } = await renderApp('/equipe/danger', await app.staffBrowser('moderation'));
  await user.click(await screen.findByRole('button', { name: 'Noter une demande sans dossier' }));
  await describeRequest(user);
  await user.click(screen.getByRole('button', { name: 'Noter la demande' }));
  expect(await screen.findByText('Sans dossier, écrivez l’adresse que nomme l’autorité')).toBeDefined();
  await user.type(screen.getByLabelText('Adresse e-mail visée'), 'inconnue@example.org');
  await user.click(screen.getByRole('button', { name: 'Noter la demande' }));
  expect(await screen.findByText(/Sans dossier, numéro/)).toBeDefined();
});

test('another colleague hands over a file, and its password is shown once', async () => {
  // jsdom cannot download.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const asked = { authority: 'Commissariat de Nantes', reference: 'PV 2026/4821' };
  const period = { from: '2026-11-01', until: '2026-11-21' };
  const request = { id: crypto.randomUUID(), case: await aCaseInDanger(), ...asked, ...period };
  await marc.client.deskAuthorities.ask(request);
  const { user } = await renderApp('/equipe/danger', anne);
  await user.click(await screen.findByRole('button', { name: 'Remettre le dossier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Préparer le fichier scellé' }));
  expect(await dialog.findByText(/^\w{4}(-\w{4}){5}$/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'J’ai noté le mot de passe' }));
  expect(await screen.findByText(/Dossier remis par/)).toBeDefined();
  // Only a new request can hand it over again.
  expect(screen.queryByRole('button', { name: /^Remettre/ })).toBeNull();
});

test('an admin chooses the colleague on call in one press, and the page names that colleague first', async () => {
  await app.staffBrowser('moderation');
  const { user } = await renderApp('/equipe/danger', await app.staffBrowser('admin'));
  expect(await screen.findByText('Personne n’est d’astreinte cette semaine.')).toBeDefined();
  const [thisWeek] = await screen.findAllByRole('button', { name: 'Marc' });
  if (thisWeek) await user.click(thisWeek);
  expect(await screen.findByText(/^D’astreinte cette semaine\s: Marc/)).toBeDefined();
});

test('the home page tells a colleague that they are on call', async () => {
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const { weeks } = await marc.client.deskStaff.onCall();
  await anne.client.deskStaff.chooseOnCall({ id: marc.staff.id, monday: weeks[0]?.monday ?? '' });
  await renderApp('/equipe', marc);
  expect(await screen.findByText('Vous êtes d’astreinte cette semaine.')).toBeDefined();
});
