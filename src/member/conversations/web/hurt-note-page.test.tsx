import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const INSULT = 'Tu n’es qu’un connard';
const app = await testApp();

/** The word list loads in its own task; until then nothing is checked. */
async function wordsLoaded(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
}

test('asks the author of an insult before sending: they edit it or send it unchanged', async () => {
  const { claire, karim } = await aConversation(app);
  const { user } = await renderApp(`/chat?contact=${karim.member.id}`, claire);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Votre message à/);
  await wordsLoaded();
  await user.type(field, `${INSULT}{Enter}`);
  let question = within(await screen.findByRole('alertdialog', { name: 'Vraiment\u202f?' }));
  await user.click(question.getByRole('button', { name: 'Relire mon message' }));
  expect(field.value).toBe(INSULT);
  await user.type(field, '{Enter}');
  question = within(await screen.findByRole('alertdialog', { name: 'Vraiment\u202f?' }));
  await user.click(question.getByRole('button', { name: 'Envoyer quand même' }));
  await within(screen.getByRole('log')).findByText(INSULT);
  expect(field.value).toBe('');
  await user.type(field, 'Excusez-moi.{Enter}');
  await within(screen.getByRole('log')).findByText('Excusez-moi.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('asks the recipient of an insult whether it hurts, offers a report, and asks once', async () => {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim, INSULT));
  const { user } = await renderApp(`/chat?contact=${claire.member.id}`, karim);
  const log = within(await screen.findByRole('log'));
  await log.findByText(/^Ce message vous blesse/);
  await user.click(log.getByRole('button', { name: 'Signaler' }));
  const dialog = await screen.findByRole('dialog', { name: /^Signaler/ });
  await user.click(within(dialog).getAllByRole('button', { name: 'Fermer' })[0] ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(log.getByRole('button', { name: 'Non, ça va' }));
  expect(log.queryByText(/^Ce message vous blesse/)).toBeNull();
});

test('does not ask a recipient who has replied', async () => {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim, INSULT));
  await karim.client.conversations.send(aMessage(claire, 'Restons-en là.'));
  await renderApp(`/chat?contact=${claire.member.id}`, karim);
  await within(await screen.findByRole('log')).findByText('Restons-en là.');
  await wordsLoaded();
  expect(screen.queryByText(/^Ce message vous blesse/)).toBeNull();
});
