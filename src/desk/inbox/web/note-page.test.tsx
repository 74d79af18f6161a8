import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(() => app.reset());

test('a note sent again after a lost response is stored once', async () => {
  const claire = await app.memberBrowser(aMember());
  await claire.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Bonjour' });
  const nadia = await app.staffBrowser('support');
  const [thread] = (await nadia.client.deskInbox.list({})).threads;
  const id = thread?.id ?? 0;
  const { user, network } = await renderApp(`/equipe/messages/${id}`, nadia);
  await user.click(await screen.findByRole('button', { name: 'Note pour l’équipe' }));
  network.break(`POST /api/desk/inbox/threads/${id}/notes`, 'answer-lost');
  await user.type(screen.getByLabelText('Votre note pour l’équipe'), 'Elle rappelle lundi.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('La note n’a pas pu être enregistrée.');
  network.mend();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByLabelText(/^Votre réponse/)).toBeDefined();
  expect((await nadia.client.deskInbox.thread({ id })).notes).toHaveLength(1);
});
