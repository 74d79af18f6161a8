import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sharedApp } from '#testing/test-app.ts';

const NOT_READ = 'Ce qui y attend n’a pas pu être lu.';

test('a count that failed to load says so on the home page, and is refetched', async () => {
  const app = await sharedApp();
  await app.reset();
  const nadia = await app.staffBrowser('support');
  const { user, network } = await renderApp('/equipe', nadia, { broken: 'GET /api/desk/inbox/counts' });
  expect(await screen.findByText(NOT_READ)).toBeDefined();
  network.mend();
  await user.click(screen.getByRole('button', { name: /^Réessayer/ }));
  expect(await screen.findByText('Personne n’attend de réponse.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(NOT_READ)).toBeNull());
});
