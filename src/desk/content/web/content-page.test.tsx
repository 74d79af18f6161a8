import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assignCoach } from '#member/coaches/server/shared/assign-coach.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('a browser without WebRTC says that it cannot test the relay', async () => {
  const { user } = await renderApp('/equipe/contenus', await app.staffBrowser('admin'));
  await user.click(await screen.findByRole('button', { name: 'Tester le relais' }));
  expect(await screen.findByText(/^Ce navigateur ne sait pas passer d’appel\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tester de nouveau le relais' })).toBeDefined();
});

test('a member assigned while the hide dialog is open still gets a successor', async () => {
  const desk = await app.staffBrowser('admin');
  for (const firstName of ['Nadia', 'Paul'])
    await desk.client.deskContent.saveCoach({
      id: firstName.toLowerCase(),
      firstName,
      lastName: 'Ferrand',
      specialty: 'Love coach certifiée',
      bio: 'Elle écoute jusqu’au bout.',
      tags: ['Écoute'],
      email: 'coach@exemple.invalid',
      phone: '',
      bookingUrl: 'https://calendly.com/coach',
      photoUrl: null,
      example: false,
      staffId: null,
    });
  const { user } = await renderApp('/equipe/contenus/coachs', desk);
  await user.click(await screen.findByRole('button', { name: 'Masquer Nadia Ferrand' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByLabelText(/^Qui accompagne/)).toBeNull();
  const [member] = await app.insert(aMember());
  await app.db.transaction((tx) => assignCoach(tx, member.id, app.clock.now()));
  await user.click(dialog.getByRole('button', { name: 'Masquer' }));
  await dialog.findByText(/Dites d’abord qui les accompagne ensuite/);
  expect(await dialog.findByLabelText('Qui accompagne son membre')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Masquer' }));
  expect(await screen.findByText('Masqué')).toBeDefined();
});

test.each([
  ['questions/nouveau', 'La question'],
  ['equipe/nouveau', 'Rôle'],
  ['bandeau', 'La phrase'],
  ['horaires', 'Raison, pour l’équipe'],
  ['conditions', 'Ce qui change'],
  ['prix', 'Aujourd’hui'],
])('%s asks before typed words are lost', async (path, label) => {
  const { user } = await renderApp(`/equipe/contenus/${path}`, await app.staffBrowser('admin'));
  if (path === 'horaires')
    await user.click(await screen.findByRole('button', { name: 'Ajouter une fermeture' }));
  const [field] = await screen.findAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  if (!field) throw new Error(`There is no field « ${label} »`);
  await user.clear(field);
  await user.type(field, 'Des mots');
  await user.click(screen.getByRole('link', { name: 'Journal' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ }));
  await user.click(dialog.getByRole('button', { name: 'Rester ici' }));
  expect([window.location.pathname, field.value]).toEqual([`/equipe/contenus/${path}`, 'Des mots']);
});

test.each([
  ['equipe/nouveau', ['Prénom et nom', 'Rôle'], '/equipe/contenus/equipe'],
  ['bandeau', ['La phrase'], '/equipe/journal'],
] as const)('%s can be left once it is saved', async (path, labels, left) => {
  const { user } = await renderApp(`/equipe/contenus/${path}`, await app.staffBrowser('admin'));
  for (const label of labels) await user.type(await screen.findByLabelText(label), 'Nadia');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText(/enregistrée?(\.|, le site la montre\.)$/);
  // A form that closes itself has already left.
  if (path === 'bandeau') await user.click(screen.getByRole('link', { name: 'Journal' }));
  await waitFor(() => expect(window.location.pathname).toBe(left));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
