import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const notice = () =>
  screen.getAllByText(/^Vous êtes hors ligne/).find((text) => text.hasAttribute('data-offline'));

function turn(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('a lost network is reported at the bottom of the page, and failed reads are retried on reconnection', async () => {
  const { user } = await renderApp('/dashboard', await app.memberBrowser());
  const profile = await screen.findByRole('link', { name: 'Mon profil' });
  expect(notice()?.hidden).toBe(true);
  onTestFinished(() => turn(true));
  turn(false);
  expect(notice()?.hidden).toBe(false);
  await user.click(profile);
  await screen.findByRole('button', { name: 'Réessayer' });
  turn(true);
  await screen.findByText('À propos de moi');
  await waitFor(() => expect(notice()?.hidden).toBe(true));
});
