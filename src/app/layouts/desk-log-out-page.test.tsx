import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffSessions } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('a session check while the log-out is under way leaves the desk on screen', async () => {
  const { user, network } = await renderApp('/equipe', await app.staffBrowser('support'));
  network.hold('POST /api/desk/log-out');
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  await waitFor(async () => expect(await app.db.$count(staffSessions)).toBe(0));
  const checks = () =>
    app.requests.filter((line) => JSON.stringify(line).includes('/api/desk/session')).length;
  const before = checks();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(checks()).toBe(before + 1));
  network.letGo();
  await network.settled();
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeDefined();
  expect(window.location.pathname).toBe('/equipe');
});
