import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('ignores an action or a subject that it does not know, as its filters say', async () => {
  const desk = await app.staffBrowser('admin');
  await desk.client.deskStaff.invite({ email: 'ines@exemple.invalid', firstName: 'Inès', roles: ['coach'] });
  await renderApp('/equipe/journal?action=rien&sujet=rien', desk);
  const filters = ['Action', 'Sujet'].map((label) => screen.findByLabelText<HTMLSelectElement>(label));
  for (const filter of await Promise.all(filters)) expect(filter.value).toBe('');
  await screen.findByText(/ines@exemple\.invalid/);
  expect(screen.queryByText('Rien ici')).toBeNull();
});
