import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parisDay } from '#lib/french-date.ts';
import { live } from '#live/web/live-connection.ts';
import { acquainted, insertDate } from '#testing/conversations.ts';
import { listenForTest } from '#testing/live-socket.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('a date appears on the open page once accepted, and disappears when cancelled', async () => {
  const { claire, karim } = await acquainted(app);
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  await claire.client.encounters.propose({
    id: karim.member.id,
    moments: [7, 8, 9].map((days) => ({ day: parisDay(inDays(days)), time: '15:00' })),
    place: { kind: 'Café', name: 'Le Petit Bouchon' },
  });
  await renderApp('/dashboard', claire, { livePort: await listenForTest(app) });
  await waitFor(() => expect(live.getState()).toBe('live'));
  await screen.findByRole('region', { name: 'Ce qui vous attend' });
  expect(screen.queryByRole('region', { name: 'Rendez-vous avec Karim' })).toBeNull();
  const { encounter } = await karim.client.encounters.one({ id: claire.member.id });
  const [moment = ''] = encounter?.moments ?? [];
  await karim.client.encounters.accept({ id: claire.member.id, revision: encounter?.revision ?? 0, moment });
  const ticket = await screen.findByRole('region', { name: 'Rendez-vous avec Karim' });
  expect(within(ticket).getByText('Café, Le Petit Bouchon')).toBeDefined();
  expect(within(ticket).getByRole('time').getAttribute('datetime')).toBe(moment);
  expect(within(ticket).getByRole('link', { name: 'Ouvrir la conversation' }).getAttribute('href')).toBe(
    `/chat?contact=${karim.member.id}`,
  );
  expect(within(ticket).getByRole('link', { name: 'Ajouter à mon agenda' })).toBeDefined();
  await karim.client.encounters.end({ id: claire.member.id, revision: (encounter?.revision ?? 0) + 1 });
  await waitFor(() => expect(ticket.isConnected).toBe(false));
});

test.each([
  ['agreed on becomes a ticket, however far in the future', true],
  ['proposed by the other waits for an answer', false],
])('a date %s', async (_, agreed) => {
  const { claire, karim } = await acquainted(app);
  const in40Days = new Date(app.clock.now().getTime() + 40 * 86_400_000);
  const moments = [in40Days.toISOString()];
  await insertDate(app, [claire, karim], { moments, agreed_at: agreed ? in40Days : null });
  await renderApp('/dashboard', karim);
  const shown = await screen.findByRole(agreed ? 'region' : 'link', { name: /rendez-vous/i });
  expect(shown.textContent).toContain(agreed ? 'C’est convenu' : 'À vous de répondre');
  expect(screen.queryAllByRole(agreed ? 'link' : 'region', { name: /rendez-vous/i })).toEqual([]);
});

describe('the morning after a date', () => {
  async function asked() {
    const { claire, karim } = await acquainted(app);
    await insertDate(app, [claire, karim], { agreed_at: new Date('2026-11-20T19:30:00.000Z') });
    const page = await renderApp('/dashboard', karim);
    const question = await screen.findByRole('heading', { name: /^Comment s’est passé/ });
    expect(question.textContent).toBe('Comment s’est passé votre rendez-vous avec Claire\u202f?');
    return { ...page, claire, karim, question };
  }

  test('a member who says that they met is sent to the feedback form', async () => {
    const { user, claire, karim } = await asked();
    await user.click(screen.getByRole('button', { name: 'Nous avons pu nous voir' }));
    await screen.findByText(/^Un mot pour Claire, après votre rencontre/);
    expect(window.location.search).toBe(`?contact=${claire.member.id}`);
    expect(await karim.client.meeting.toTell()).toEqual([]);
  });

  test('a member who says that they did not meet is asked only once; a rejected answer shows an error', async () => {
    const { user, network, question, claire, karim } = await asked();
    network.break(`POST /api/contacts/${claire.member.id}/meeting/set-aside`);
    const notMet = screen.getByRole('button', { name: 'Le rendez-vous n’a pas eu lieu' });
    await user.click(notMet);
    await screen.findByText('Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.');
    network.mend();
    await user.click(notMet);
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(await karim.client.meeting.toTell()).toEqual([]);
    expect(await claire.client.meeting.toTell()).toHaveLength(1);
  });
});
