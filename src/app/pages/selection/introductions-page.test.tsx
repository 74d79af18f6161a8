import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { writeStored } from '#browser/storage.ts';
import { nextWeekStart } from '#member/matching/rules.ts';
import { ARRIVAL_SEEN } from '#member/matching/web/shared/arrival.tsx';
import { introduce } from '#member/matchmaker/server/shared/introduce.ts';
import { aMan } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

beforeEach(() => {
  // Marks the week's arrival as seen, so that the cards are on screen.
  writeStored(ARRIVAL_SEEN, nextWeekStart(app.clock.now()).toISOString());
});

const note = 'Vous marchez tous les deux dès qu’il fait beau.';

async function claireAndKarim() {
  const karim = await app.memberBrowser(aMan());
  const claire = await app.memberBrowser();
  await introduce(
    app.db,
    app.services,
    {
      one: claire.member.id,
      other: karim.member.id,
      note,
      matchmaker: { id: 'sophie', firstName: 'Sophie' },
    },
    app.services.clock.now(),
  );
  return { karim, claire };
}

test('an introduction appears above the selection and can be declined', async () => {
  const { claire } = await claireAndKarim();
  const { user } = await renderApp('/selection', claire);
  const card = await screen.findByRole('article', { name: /^Sophie vous présente Karim, 36\sans$/ });
  expect(within(card).getByText('Présentation d’une matchmaker de l’équipe')).toBeDefined();
  expect(within(card).getByText(note)).toBeDefined();
  expect(
    within(card).getByText(/jusqu’au samedi 5 décembre\. Si vous déclinez, Karim ne le saura pas\.$/),
  ).toBeDefined();
  await user.click(within(card).getByRole('button', { name: 'Décliner' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Vous ne serez plus proposés l’un à l’autre.');
  await user.click(within(dialog).getByRole('button', { name: 'Décliner' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Sophie/ })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  expect(await claire.client.introductions.mine()).toEqual([]);
});

test('an accepted introduction waits for the other member without revealing their answer, and can be withdrawn', async () => {
  const { claire } = await claireAndKarim();
  const { user } = await renderApp('/selection', claire);
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  expect(
    await screen.findByText(/^Vous avez accepté\. La conversation s’ouvrira si Karim accepte aussi/),
  ).toBeDefined();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(screen.getByRole('button', { name: 'Changer d’avis' })).toBeDefined();
});

test('an introduction accepted by both links to the conversation, which starts with the matchmaker’s note', async () => {
  const { karim, claire } = await claireAndKarim();
  await karim.client.introductions.answer({ id: claire.member.id, answer: 'accepted' });
  const { user } = await renderApp('/selection', claire);
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  expect(await screen.findByText('Sophie, matchmaker de l’équipe, vous a présentés')).toBeDefined();
  expect(screen.getByText(note)).toBeDefined();
  expect(screen.getByText('À vous d’écrire les premiers mots')).toBeDefined();
});
