import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(() => app.reset());

test('a browser without WebRTC says that it cannot test the relay', async () => {
  const { user } = await renderApp('/equipe/contenus', await app.staffBrowser('admin'));
  await user.click(await screen.findByRole('button', { name: 'Tester le relais' }));
  expect(await screen.findByText(/^Ce navigateur ne sait pas passer d’appel\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tester de nouveau le relais' })).toBeDefined();
});
