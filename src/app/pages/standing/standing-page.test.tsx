import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { appeals } from '#server/schema.ts';
import { aConversation, logIn } from '#testing/conversations.ts';
import { aMan } from '#testing/factories.ts';
import { close, FACTS, RULE, suspend } from '#testing/measures.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

async function suspendedMember() {
  const [member] = await app.insert(aMan());
  await suspend(app, member.id);
  return logIn(app, member);
}

describe('a suspended member', () => {
  test('sees one page everywhere: the decision, its reason and end; no menu', async () => {
    const { user } = await renderApp('/selection', await suspendedMember());
    const title = 'Votre compte est suspendu jusqu’au vendredi 27 novembre à 12\u00a0h';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    for (const words of [FACTS, RULE]) expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText(/une personne de l’équipe qui a décidé, pas une machine/)).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Principale' })).toBeNull();
    for (const name of ['Se déconnecter', 'Télécharger mes données', 'Supprimer mon compte'])
      expect(screen.getByRole('button', { name })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Écrire à l’équipe' })).toBeDefined();

    const send = await screen.findByRole('button', { name: 'Contester la décision' });
    await user.click(send);
    const field = screen.getByRole('textbox', { name: 'Pourquoi vous n’êtes pas d’accord' });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Ces messages ne sont pas de moi.');
    await user.click(send);
    expect(await screen.findByText('Votre contestation est chez nous')).toBeDefined();
    expect(screen.getByText('Ces messages ne sont pas de moi.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Contester la décision' })).toBeNull();
    expect(await app.db.$count(appeals)).toBe(1);
  });
});

test('a member with a closed account learns how long their data is retained', async () => {
  const [member] = await app.insert(aMan());
  await close(app, member.id, { danger: true });
  await renderApp('/votre-compte', await logIn(app, member));
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre compte est fermé' })).toBeDefined();
  expect(screen.getByText(/effacées à partir du 21 mai 2027/)).toBeDefined();
});

test('a member with an open account and no decision reads that there is no decision', async () => {
  await renderApp('/votre-compte', await app.memberBrowser(aMan()));
  expect(
    await screen.findByText('L’équipe n’a pris aucune décision au sujet de votre compte.'),
  ).toBeDefined();
});

test('a suspended contact cannot be reached: one calm line, in the list and in the thread', async () => {
  const { claire, karim } = await aConversation(app);
  await suspend(app, karim.member.id);
  await renderApp(`/chat?contact=${karim.member.id}`, claire);
  expect(await screen.findByText('Cette personne n’est pas joignable pour le moment.')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Votre message/ })).toBeNull();
  const list = screen.getByRole('list', { name: /onversations/ });
  expect(within(list).getByText('Pas joignable pour le moment')).toBeDefined();
});
