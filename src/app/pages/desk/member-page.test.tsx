import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('a page opens after a reason is given, and the opening is listed for data protection', async () => {
  const { member } = await app.memberBrowser();
  const anne = await app.staffBrowser('admin');
  const { user } = await renderApp(`/equipe/membres/${member.id}`, anne);
  await user.click(await screen.findByRole('button', { name: 'Ouvrir la fiche pour une demi-heure' }));
  expect(screen.getByText('Choisissez une raison')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Raison'), 'check');
  await user.type(screen.getByLabelText('En quelques mots'), 'Contrôle du mois.');
  await user.click(screen.getByRole('button', { name: 'Ouvrir la fiche pour une demi-heure' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Claire' })).toBeDefined();
  expect(screen.getByText(member.email)).toBeDefined();
  expect(screen.getByText('Compte ouvert')).toBeDefined();
});

test('openings list colleague, member and reason', async () => {
  const { member } = await app.memberBrowser();
  const anne = await app.staffBrowser('admin');
  await anne.client.deskMembers.open({ id: member.id, reason: 'check', words: 'Contrôle du mois.' });
  const { user } = await renderApp('/equipe/membres', anne);
  await user.click(await screen.findByRole('link', { name: 'Ouvertures de fiches' }));
  const row = (await screen.findByRole('link', { name: 'Claire' })).closest('li');
  expect(row?.textContent).toContain('Anne a ouvert la fiche d’un membre · Claire');
  expect(row?.textContent).toContain('Un contrôle de l’équipe. Contrôle du mois.');
});
