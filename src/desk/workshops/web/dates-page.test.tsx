import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { coaches, workshopDates } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { storeCoach, TEST_COACH } from '#testing/test-coach.ts';

const app = await testApp();
beforeEach(() => window.localStorage.clear());

const filter = (name: string) => screen.findByRole('link', { name });
const allWith = (name: RegExp) => screen.queryAllByText(name).length;

test('filters dates by coach, and by upcoming or past, and remembers the choice', async () => {
  const desk = await app.staffBrowser('coach');
  await storeCoach(app, { staff: desk.staff.id });
  await app.db.insert(workshopDates).values({
    id: 'tenue',
    workshop_id: 8,
    starts_at: new Date(app.clock.now().getTime() - 3_600_000),
    coach_id: TEST_COACH,
  });
  const { user } = await renderApp('/equipe/seances', desk);
  await user.click(await filter('Les miennes'));
  const rows = await screen.findAllByText(/^Avec /);
  const [own] = await app.db.select().from(coaches);
  for (const row of rows) expect(row.textContent).toBe(`Avec ${own?.first_name} ${own?.last_name}`);
  await user.click(await filter('Passées'));
  expect(window.location.search).toBe(`?quand=passees&coach=${TEST_COACH}`);
  await screen.findByText('Personne n’était inscrit.');
  expect(screen.queryByRole('heading', { name: /^Semaine du/ })).toBeNull();
  await user.keyboard('gh');
  await screen.findByRole('heading', { level: 1, name: 'Chiffres' });
  await user.keyboard('gs');
  await waitFor(() => expect(window.location.search).toBe(`?quand=passees&coach=${TEST_COACH}`));
  const times = within(await screen.findByRole('navigation', { name: 'Quand' }));
  expect(times.getByRole('link', { name: 'Passées' }).getAttribute('aria-current')).toBe('page');
  await user.click(await filter('Tous les coachs'));
  await user.click(await filter('À venir'));
  await waitFor(() => expect(allWith(/^Avec /)).toBeGreaterThan(rows.length));
  expect(window.location.search).toBe('');
});

test('shows every date after a coach left the team, and says so when there were none', async () => {
  const { user } = await renderApp('/equipe/seances?coach=parti', await app.staffBrowser('admin'));
  expect((await screen.findAllByRole('heading', { name: /^Semaine du/ })).length).toBeGreaterThan(1);
  await user.click(await filter('Passées'));
  await screen.findByText('Aucune séance ces trente derniers jours.');
});

test('one choice assigns the eight workshops to the same person', async () => {
  await storeCoach(app);
  const desk = await app.staffBrowser('admin');
  const { user } = await renderApp('/equipe/seances', desk);
  await user.click(await screen.findByText(/^Qui anime chaque atelier/));
  const all = await screen.findByLabelText('La même personne pour les huit ateliers');
  await user.selectOptions(all, TEST_COACH);
  await screen.findByText('C’est fait, pour les huit ateliers.');
  const { leaders } = await desk.client.deskWorkshops.list();
  expect(leaders.map(({ coach }) => coach.id)).toEqual(Array(8).fill(TEST_COACH));
  await waitFor(() => expect(all).toHaveProperty('value', TEST_COACH));
});
