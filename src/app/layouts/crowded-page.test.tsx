import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

const NOTICE = /^Il y a beaucoup de monde en ce moment. Restez sur cette page/;

test('the page keeps the text under load, says calmly that it retries, and recovers automatically', async () => {
  const [member] = await app.insert(aMember());
  const { user, network } = await renderApp('/inscription/form?mode=login', app.browser());
  const email = await screen.findByLabelText(/e-mail/i);
  await user.type(email, member.email);
  await user.type(screen.getByLabelText(/^Mot de passe/), TEST_PASSWORD);
  network.break('POST /api/log-in', 'busy');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect((await screen.findByText(NOTICE)).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email).toHaveProperty('value', member.email);
  network.mend();
  await screen.findByRole('link', { name: 'Mon profil' });
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});

test('the page shows the server’s message and a retry button under lasting load', async () => {
  const { user, network } = await renderApp('/dashboard', await app.memberBrowser());
  network.break('GET /api/profile', 'busy');
  await user.click(await screen.findByRole('link', { name: 'Mon profil' }));
  await screen.findByText(NOTICE);
  await screen.findByText(/Il y a beaucoup de monde en ce moment. Réessayez dans quelques instants/);
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('À propos de moi');
});
