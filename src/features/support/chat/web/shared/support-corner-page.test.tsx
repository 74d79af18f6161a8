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

test('the chat is offered once it is known who is there; a check that failed is made again in the next page', async () => {
  const { user, network } = await renderApp('/charte', app.browser(), { broken: 'GET /api/session' });
  await screen.findByRole('heading', { level: 1, name: 'Notre charte' });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(screen.queryByRole('button', { name: 'Écrire à l’équipe' })).toBeNull();
  network.mend();
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Nos valeurs' }));
  await screen.findByRole('button', { name: 'Écrire à l’équipe' });
});

test('who one is stays typed when the chat cannot begin, and is not asked twice', async () => {
  const { user, network } = await renderApp('/charte', app.browser());
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
  const { user, network } = await renderApp('/charte', await app.memberBrowser());
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

test.each(['/', '/charte'])('a session that is over, learnt on %s, leads to the log-in', async (path) => {
  const browser = await app.memberBrowser();
  const { user } = await renderApp(path, browser);
  localStorage.setItem('visitorName', 'Claire');
  await screen.findByRole('link', { name: 'Mon espace' }, { timeout: 10_000 });
  browser.cookies.clear();
  await user.click(await screen.findByRole('button', { name: /^Écrire à l’équipe/ }));
  await screen.findByText('Votre session a expiré. Veuillez vous reconnecter.');
  expect(window.location.pathname + window.location.search).toBe(
    '/inscription/form?mode=login&error=session_expired',
  );
  expect(localStorage.getItem('visitorName')).toBeNull();
});
