import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#browser/api/query-client.ts';
import { PIXEL } from '#testing/endpoint-examples.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { visitorChatMessages } from '../../server/tables.ts';

const app = await testApp();

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function openChat(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Écrire à l’équipe/ }));
  return within(await screen.findByRole('dialog', { name: 'Chat avec Lueur' }));
}

test('keeps name and address when the chat cannot start, and asks once', async () => {
  const { user, network } = await renderApp('/inscription/form', app.browser());
  const chat = await openChat(user);
  await user.type(chat.getByLabelText('Votre nom'), 'Claire');
  await user.type(chat.getByLabelText('Votre adresse e-mail'), 'claire@exemple.invalid');
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
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Tapez votre message…'));
});

test('sends only non-blank text; failed messages stay, and are resent by a press or once the network returns', async () => {
  const { user, network } = await renderApp('/dashboard', await app.memberBrowser());
  const chat = await openChat(user);
  await chat.findByText('Commencez la conversation avec notre équipe !');
  const field = chat.getByPlaceholderText('Tapez votre message…');
  const sendable = () => !chat.getByRole('button', { name: 'Envoyer' }).hasAttribute('aria-disabled');
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

  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(field, 'Et d’atelier ?{Enter}');
  await chat.findByText(/Votre message partira de lui-même/);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(chat.queryByText('Non envoyé.')).toBeNull());
  expect(chat.getAllByText('Et d’atelier ?')).toHaveLength(1);
});

test('retries a failed read receipt with the next response', async () => {
  const browser = await app.memberBrowser();
  await browser.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Bonjour' });
  app.clock.advance({ minutes: 1 });
  const { user, network } = await renderApp('/dashboard', browser);
  network.break('POST /api/support/member/read');
  const chat = await openChat(user);
  await chat.findByText('Bonjour');
  const unread = async () => (await browser.client.supportChat.memberChat({})).unread;
  await network.settled();
  expect(await unread()).toBeGreaterThan(0);
  network.mend();
  app.clock.advance({ minutes: 1 });
  await queryClient.invalidateQueries();
  await waitFor(async () => expect(await unread()).toBe(0));
});

test('greets a visitor whose cookie is gone once, even if the browser rejects cookies', async () => {
  const browser = app.browser();
  Object.defineProperty(browser, 'cookieHeader', { get: () => '' });
  localStorage.setItem('visitorId', 'visitor-1795258800000-k3v9q2');
  localStorage.setItem('visitorName', 'Claire');
  localStorage.setItem('visitorEmail', 'claire@exemple.invalid');
  const { user, network } = await renderApp('/inscription/form', browser);
  const chat = await openChat(user);
  await chat.findByText(/^Bonjour Claire/);
  for (let look = 0; look < 3; look += 1) await queryClient.invalidateQueries();
  await network.settled();
  expect(await app.db.$count(visitorChatMessages)).toBe(1);
});

describe('a picture attached to a message', () => {
  const aPicture = (name: string, type = 'image/png') => new File([PIXEL], name, { type });

  beforeEach(() => {
    // The test browser draws nothing.
    URL.createObjectURL = () => 'blob:apercu';
    URL.revokeObjectURL = () => undefined;
  });

  test('can be removed; other formats and more than three are rejected; a failed upload blocks the message', async () => {
    const { user, network } = await renderApp('/dashboard', await app.memberBrowser());
    const chat = await openChat(user);
    const input = chat.getByLabelText('Image à joindre');
    input.removeAttribute('accept');
    await user.upload(input, new File(['%PDF'], 'note.pdf', { type: 'application/pdf' }));
    await chat.findByText('Choisissez une image JPEG, PNG ou WebP : les autres fichiers ne passent pas.');
    await user.upload(
      input,
      ['un.png', 'deux.png', 'trois.png', 'quatre.png'].map((name) => aPicture(name)),
    );
    await chat.findByText('Trois images au plus par message.');
    await user.click(await chat.findByRole('button', { name: 'Retirer l’image 3' }));
    await user.click(chat.getByRole('button', { name: 'Retirer l’image 2' }));
    expect(chat.getAllByRole('listitem')).toHaveLength(1);
    await user.click(chat.getByRole('button', { name: 'Retirer l’image 1' }));

    const field = chat.getByPlaceholderText<HTMLTextAreaElement>('Tapez votre message…');
    await user.type(field, 'Voici ce que je vois');
    network.break('POST /api/support/member/pictures');
    await user.upload(input, aPicture('ecran.png'));
    await user.click(await chat.findByRole('button', { name: 'Réessayer' }));
    await chat.findByRole('button', { name: 'Réessayer' });
    await user.type(field, '{Enter}');
    await chat.findByText('Une image n’est pas partie. Réessayez ou retirez-la.');
    expect(field.value).toBe('Voici ce que je vois');
    await user.click(chat.getByRole('button', { name: 'Retirer l’image 1' }));
    network.mend();
    await user.type(field, '{Enter}');
    await chat.findByText('L’équipe écrit…');
  });

  test('requires an account', async () => {
    const browser = app.browser();
    const labels = { visitorId: 'visitor-1795258800000-k3v9q2', name: 'Claire', email: 'c@exemple.invalid' };
    await browser.client.supportChat.beginAsVisitor(labels);
    for (const [name, value] of Object.entries({
      Id: labels.visitorId,
      Name: labels.name,
      Email: labels.email,
    }))
      localStorage.setItem(`visitor${name}`, value);
    const { user } = await renderApp('/inscription/form', browser);
    const chat = await openChat(user);
    await chat.findByText(/^Bonjour Claire/);
    expect(chat.queryByRole('button', { name: 'Joindre une image' })).toBeNull();
  });
});

test('sends a rating with a comment after the conversation is resolved; a failed one stays in the form', async () => {
  const browser = await app.memberBrowser();
  await browser.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Une question' });
  const desk = (await app.staffBrowser('support')).client.deskInbox;
  const id = (await desk.list({})).threads[0]?.id ?? 0;
  await desk.answer({ id, seen: 0, clientId: crypto.randomUUID(), content: 'Voici' });
  await desk.move({ threads: [await desk.thread({ id })], to: 'resolved' });
  const { user, network } = await renderApp('/dashboard', browser);
  const chat = await openChat(user);
  const faces = await chat.findByRole('group', { name: /^Cet échange avec l’équipe/ });
  expect(within(faces).getAllByRole('radio')).toHaveLength(3);
  await user.click(within(faces).getByRole('radio', { name: 'Moyen' }));
  await user.type(chat.getByLabelText(/^Un mot sur notre réponse/), 'Un peu long');
  network.break('POST /api/support/member/rating');
  await user.click(chat.getByRole('button', { name: 'Donner mon avis' }));
  await chat.findByText('Votre avis n’a pas pu être envoyé. Veuillez réessayer.');
  expect(chat.getByLabelText(/^Un mot sur notre réponse/)).toHaveProperty('value', 'Un peu long');
  network.mend();
  await user.click(chat.getByRole('button', { name: 'Donner mon avis' }));
  const thanks = await chat.findByText('Merci pour votre avis.');
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect((await desk.thread({ id })).rated).toMatchObject({ rating: 'fair', words: 'Un peu long' });
});
