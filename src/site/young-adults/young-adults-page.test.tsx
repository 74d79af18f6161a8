// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const voices = () => screen.getByRole('region', { name: 'Témoignages' });

test('the page for the 25 to 35 has every part, and leads to the sign-up', async () => {
  await renderApp('/landing/jeunes-adultes', app.browser());
  await screen.findByRole('region', { name: 'Témoignages' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vous avez entre 25 et 35 ans ?');
  for (const link of screen.getAllByRole('link', { name: 'Découvrir gratuitement' })) {
    expect(link.getAttribute('href')).toBe('/inscription/form');
  }
  const items = (name: string | RegExp) =>
    within(screen.getByRole('region', { name })).getAllByRole('listitem').length;
  expect(items('Moins d’applications, plus d’attention')).toBe(3);
  expect(items('Trois critères pour se ressembler vraiment')).toBe(3);
  expect(items('Comment ça marche')).toBe(4);
  expect(screen.getAllByText(/gratuit pour 2025/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Lire la vidéo/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lire notre charte' }).getAttribute('href')).toBe('/charte');
  for (const link of screen.getAllByRole('link', { name: 'Faire le test amoureux' })) {
    expect(link.getAttribute('href')).toBe('/test-amoureux');
  }
});

test('testimonials go on every six seconds, the faces beside them every four, and one pause stops both', async () => {
  await renderApp('/landing/jeunes-adultes', app.browser(), { motion: true });
  await screen.findByRole('region', { name: 'Témoignages' });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const place = () => within(voices()).getByRole('button', { current: true }).getAttribute('aria-label');
  const faces = () => voices().querySelector('[data-first]')?.getAttribute('data-first');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  press('Arrêter le défilement des témoignages');
  const firstFace = faces();
  pass(20_000);
  expect([place(), faces()]).toEqual(['Témoignage 1 sur 5', firstFace]);
  press('Reprendre le défilement des témoignages');
  pass(4000);
  expect(place()).toBe('Témoignage 1 sur 5');
  expect(faces()).toBe(String(Number(firstFace) + 1));
  pass(2000);
  expect(place()).toBe('Témoignage 2 sur 5');
  pass(2000);
  expect(faces()).toBe(String(Number(firstFace) + 2));
});
