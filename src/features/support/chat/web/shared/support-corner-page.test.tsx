// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function openChat(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Écrire à l’équipe/ }));
  return within(await screen.findByRole('dialog', { name: 'Chat avec Lueur' }));
}

test('who one is stays typed when the chat cannot begin, and is not asked twice', async () => {
  const { user, network } = await renderApp('/inscription/form', app.browser());
  const chat = await openChat(user);
  await user.type(chat.getByLabelText('Votre nom'), 'Claire');
  await user.type(chat.getByLabelText('Votre adresse email'), 'claire@exemple.invalid');
  network.break('POST /api/support/visitor');
  await user.click(chat.getByRole('button', { name: 'Commencer la conversation' }));
  await chat.findByText('La conversation n’a pas pu commencer. Veuillez réessayer.');
  expect(chat.getByLabelText('Votre nom')).toHaveProperty('value', 'Claire');
  expect(localStorage.getItem('visitorName')).toBeNull();

  network.mend();
  await user.click(chat.getByRole('button', { name: 'Commencer la conversation' }));
  await screen.findByText(/^Bonjour Claire/);
  expect({ ...localStorage }).toMatchObject({
    visitorId: expect.stringMatching(/^visitor-\d+-\w+$/),
    visitorName: 'Claire',
    visitorEmail: 'claire@exemple.invalid',
  });
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Tapez votre message...'));
});

test('nothing can be sent but words; those that did not leave stay, and leave again', async () => {
  const { user, network } = await renderApp('/dashboard', await app.memberBrowser());
  const chat = await openChat(user);
  await chat.findByText('Commencez la conversation avec notre équipe !');
  const field = chat.getByPlaceholderText('Tapez votre message...');
  const sendable = () => !chat.getByRole('button', { name: 'Envoyer' }).hasAttribute('disabled');
  expect(sendable()).toBe(false);
  await user.type(field, '   ');
  expect(sendable()).toBe(false);
  network.break('POST /api/support/member/messages');
  await user.type(field, ' Comment changer de coach ?  {Enter}');
  await chat.findByText('Non envoyé.');
  network.mend();
  await user.click(chat.getByRole('button', { name: 'Réessayer' }));
  await chat.findByText('L’équipe écrit…');
  expect(chat.queryByText('Non envoyé.')).toBeNull();
  expect(chat.getAllByText('Comment changer de coach ?')).toHaveLength(1);
});
