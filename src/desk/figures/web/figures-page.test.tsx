import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dailyFigures, funnelCounters } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { savedFiles } from '#testing/saved-files.ts';
import { sizeCharts } from '#testing/sized-charts.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(async () => {
  app.clock.set('2026-11-18T10:00:00+01:00');
  const day = (date: string, name: string, value: number) => ({ day: date, name, value });
  await app.db
    .insert(dailyFigures)
    .values([
      day('2026-10-21', 'conversations-opened', 1007),
      day('2026-11-04', 'conversations-opened', 1200),
      day('2026-11-10', 'conversations-opened', 3),
      day('2026-11-02', 'weekly-answer-minutes', 125),
      day('2026-11-02', 'cohort-complete', 14),
      day('2026-11-02', 'cohort-opened', 11),
      day('2026-11-02', 'cohort-agreed', 5),
    ]);
  await app.db.insert(funnelCounters).values([
    { day: '2026-11-04', step: 'account_creation', count: 20 },
    { day: '2026-11-04', step: 'basic_profile', count: 10 },
    { day: '2026-11-10', step: 'basic_profile', count: 4 },
  ]);
});

async function openPage(search: string) {
  const { user } = await renderApp(`/equipe/chiffres${search}`, await app.staffBrowser('coach'));
  sizeCharts();
  return user;
}

const cardOf = async (name: string) => {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest('section') ?? document.body);
};

test('two dates choose a span, stored in the address and compared with the weeks before', async () => {
  const user = await openPage('');
  const preset = await screen.findByRole('link', { name: '13 semaines' });
  expect(preset.getAttribute('aria-current')).toBe('page');
  await user.clear(screen.getByLabelText('Du'));
  await user.type(screen.getByLabelText('Du'), '2026-11-03');
  await user.clear(screen.getByLabelText('Au'));
  await user.type(screen.getByLabelText('Au'), '2026-11-12');
  await user.click(screen.getByRole('button', { name: 'Voir ces semaines' }));
  expect(window.location.search).toBe('?du=2026-11-03&au=2026-11-12');
  const opened = await cardOf('Conversations ouvertes');
  await opened.findByText('Conversations ouvertes : au moins 1 200, contre 1 007 les deux semaines d’avant.');
  expect(screen.getByLabelText<HTMLInputElement>('Du').value).toBe('2026-11-02');
  await user.click(screen.getByRole('link', { name: 'Un an' }));
  await waitFor(() => expect(window.location.search).toBe('?du=2025-11-24&au=2026-11-18'));
});

test('the sign-up steps count the weeks that their sentence compares, without the current one', async () => {
  await app.db.insert(funnelCounters).values({ day: '2026-11-16', step: 'account_creation', count: 3 });
  await openPage('?du=2026-11-02&au=2026-11-18');
  const funnel = await cardOf('Parcours d’inscription');
  funnel.getByText('Adresse confirmée : 20, contre 0 les deux semaines d’avant.');
  expect(funnel.getAllByRole('row')[1]?.textContent).toBe('Adresse confirmée20100\u202f%');
});

test('a table downloads as displayed, with the same numbers hidden', async () => {
  const saved = savedFiles();
  const user = await openPage('?du=2026-11-02&au=2026-11-15');
  for (const title of ['Conversations ouvertes', 'Première réponse du support', 'Parcours d’inscription'])
    await user.click((await cardOf(title)).getByText(/^Exporter/));
  const bytes = async (place: number) =>
    Buffer.from((await saved[place]?.file.arrayBuffer()) ?? new ArrayBuffer());
  expect(saved[0]?.name).toBe('Conversations ouvertes 2026-11-02 2026-11-09.csv');
  expect((await bytes(0)).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = async (place: number) => String((await bytes(place)).subarray(3));
  expect(await text(0)).toBe(
    'Semaine du;Conversations ouvertes\r\n2026-11-02;1200\r\n2026-11-09;moins de 5\r\n',
  );
  expect(await text(1)).toBe(
    'Semaine du;Première réponse du support (minutes)\r\n2026-11-02;125\r\n2026-11-09;–\r\n',
  );
  const [head, first, second] = (await text(2)).split('\r\n');
  expect([head, first, second]).toEqual([
    'Étape;Personnes;Part de la première étape (%)',
    'Adresse confirmée;20;100',
    'Profil;au moins 10;',
  ]);
});

test('a table shows the sign-ups of each week by step, and hides small numbers and small differences', async () => {
  await openPage('?du=2026-11-02&au=2026-11-15');
  const cohorts = await cardOf('De l’inscription au premier rendez-vous');
  const rows = cohorts.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Semaine du', 'Inscrits', 'Profil', 'Conversation', 'Rendez-vous'],
    ['2 nov. 2026', '20', '14', '–', '5'],
    ['9 nov. 2026', '0', '–', '–', '–'],
  ]);
  expect(cohorts.queryByText(/contre/)).toBeNull();
});
