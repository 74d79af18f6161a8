import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConversation, acquainted, aMessage, type MemberBrowser } from '#testing/conversations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

async function proposed() {
  const { claire, karim } = await acquainted(app);
  await claire.client.calls.propose({ id: karim.member.id });
  return { claire, karim };
}
const callWith = (someone: MemberBrowser) => `/appel?contact=${someone.member.id}`;
const card = async () => within(await screen.findByRole('region', { name: 'Votre appel' }));

test('a proposed call can be dismissed, so that a new one can be proposed, or accepted and joined', async () => {
  const { claire, karim } = await proposed();
  const { user } = await renderApp(`/chat?contact=${claire.member.id}`, karim);
  await user.click((await card()).getByRole('button', { name: 'Pas maintenant' }));
  expect(await screen.findByRole('button', { name: 'Proposer un appel de dix minutes' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Votre appel' })).toBeNull();
  cleanup();
  await claire.client.calls.propose({ id: karim.member.id });
  const opened = await renderApp(`/chat?contact=${claire.member.id}`, karim);
  await opened.user.click((await card()).getByRole('button', { name: 'Accepter' }));
  const join = await (await card()).findByRole('link', { name: 'Rejoindre' });
  expect(join.getAttribute('href')).toBe(callWith(claire));
});

test('a card suggests a call after two days of writing, and can propose it', async () => {
  const { claire, karim } = await aConversation(app);
  const bothWrite = async () => {
    await claire.client.conversations.send(aMessage(karim));
    await karim.client.conversations.send(aMessage(claire));
  };
  await bothWrite();
  app.clock.advance({ days: 2 });
  await bothWrite();
  const { user } = await renderApp(`/chat?contact=${claire.member.id}`, karim);
  const idea = within(await screen.findByRole('region', { name: 'Dix minutes de voix' }));
  await user.click(idea.getByRole('button', { name: 'Proposer un appel de dix minutes' }));
  expect((await card()).getByText('En attente de sa réponse')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Dix minutes de voix' })).toBeNull();
});

test('the call page links back to the conversation before both have accepted', async () => {
  const { claire, karim } = await proposed();
  await renderApp(callWith(claire), karim);
  expect(await screen.findByRole('heading', { name: 'Cet appel n’est pas ouvert' })).toBeDefined();
  const back = screen.getByRole('link', { name: 'Revenir à la conversation' });
  expect(back.getAttribute('href')).toBe(`/chat?contact=${claire.member.id}`);
});

test('no camera opens before a click; a device without support says so, and keeps the choice', async () => {
  const { claire, karim } = await proposed();
  await karim.client.calls.accept({ id: claire.member.id });
  const { user } = await renderApp(callWith(claire), karim);
  expect(await screen.findByRole('heading', { name: 'Votre appel avec Claire' })).toBeDefined();
  expect(screen.getByText(/chacun des deux appareils connaît l’adresse/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /La voix seule/ }));
  await user.click(screen.getByRole('button', { name: 'Essayer mon micro' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ne permet pas les appels');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /La voix seule/ }).checked).toBe(true);
});
