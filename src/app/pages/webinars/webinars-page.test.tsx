import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WORKSHOPS, workshopOf } from '#member/workshops/texts.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const calm = {
  past_breakups_score: 1,
  abandonment_fear_score: 1,
  self_confidence_score: 1,
  single_status_score: 1,
};

test('workshops advised by the quiz come first, once, then the others, in weekly order', async () => {
  const quiz = { ...calm, abandonment_fear_score: 6, single_status_score: 4 };
  await renderApp('/webinaires', await app.memberBrowser(aMember({ quiz })));
  const advised = await screen.findByRole('region', { name: 'Pour vous, d’après votre quiz' });
  expect(titlesIn(advised)).toEqual([workshopOf(2).title, workshopOf(3).title]);
  const others = screen.getByRole('region', { name: 'Les autres webinaires' });
  expect(titlesIn(others)).toEqual([8, 5, 1, 6, 7, 4].map((id) => WORKSHOPS[id - 1]?.title));
  expect(within(others).getAllByText('5 places')).toHaveLength(6);
});

test('a workshop with a booked date says so, and links to it', async () => {
  const browser = await app.memberBrowser(aMember({ quiz: calm }));
  await browser.client.workshops.register({ id: '8-2026-11-30' });
  await renderApp('/webinaires', browser);
  expect(await screen.findAllByText('Place confirmée')).toHaveLength(1);
  const link = screen.getByRole('link', { name: /^Voir ma séance/ });
  expect(link.getAttribute('href')).toBe('/webinaires/8/inscription');
});

test('the page links to the quiz when the member has not answered it', async () => {
  await renderApp('/webinaires', await app.memberBrowser(aMember({ quiz: null })));
  const link = await screen.findByRole('link', { name: 'Répondez au quiz' });
  expect(link.getAttribute('href')).toBe('/inscription/quiz?from=profile');
});

test('a failed load shows the message, and « Réessayer » reloads', async () => {
  const { user, network } = await renderApp('/webinaires', await app.memberBrowser(), {
    broken: 'GET /api/workshops',
  });
  await screen.findByText('Une erreur est survenue lors du chargement de vos données.');
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('region', { name: 'Les autres webinaires' });
});

test('a calm quiz advises no workshop; each shows topic, leader, duration, price, dates and a clip', async () => {
  const { user } = await renderApp('/webinaires', await app.memberBrowser(aMember({ quiz: calm })));
  await screen.findByText(/laissez-vous guider par votre curiosité/);
  expect(screen.queryByRole('region', { name: 'Pour vous, d’après votre quiz' })).toBeNull();
  const rows = (await screen.findAllByRole('heading', { level: 3 })).map((title) => title.closest('li'));
  expect(rows).toHaveLength(WORKSHOPS.length);
  for (const row of rows) {
    const shown = within(row ?? document.body);
    expect(shown.getByRole('button', { name: /^Voir l’aperçu/ })).toBeDefined();
    expect(shown.getByText(/coach|psychologue|thérapeute|matchmaker/i)).toBeDefined();
    expect(shown.getByText(/^(45\smin|2\sh)/)).toBeDefined();
    expect(shown.getByText('Offert')).toBeDefined();
    expect(shown.getByRole('link', { name: /^Voir les prochaines séances/ })).toBeDefined();
  }
  const [button] = await screen.findAllByRole('button', { name: /^Voir l’aperçu/ });
  await user.click(button ?? document.body);
  await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Lire la vidéo/ });
});
