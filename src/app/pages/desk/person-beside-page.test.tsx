import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCase } from '#testing/cases.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

async function aMemberWhoWrote() {
  const claire = await app.memberBrowser();
  await claire.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Bonjour' });
  return claire.member;
}

const looks = () => app.auditLog('members.beside');

test('the person appears next to a thread on request, with a link to their page', async () => {
  const claire = await aMemberWhoWrote();
  const nadia = await app.staffBrowser('support');
  const [thread] = (await nadia.client.deskInbox.list({})).threads;
  const { user } = await renderApp(`/equipe/messages/${thread?.id}`, nadia);
  const button = await screen.findByRole('button', { name: 'La personne' });
  // Neither fetched nor logged while collapsed.
  expect(await looks()).toEqual([]);
  await user.click(button);
  const pane = within(screen.getByRole('complementary', { name: 'La personne' }));
  expect(await pane.findByRole('heading', { name: /^Claire, \d+\sans$/ })).toBeDefined();
  expect(pane.queryByText(claire.email)).toBeNull();
  expect(pane.getByText('Compte ouvert')).toBeDefined();
  expect(pane.queryByText('Autres dossiers')).toBeNull();
  const file = pane.getByRole('link', { name: 'Ouvrir sa fiche' });
  expect(file.getAttribute('href')).toBe(`/equipe/membres/${claire.id}`);
  expect(await looks()).toHaveLength(1);
});

test('the other cases appear next to a case, and can be opened', async () => {
  const claire = await aMemberWhoWrote();
  const marc = await app.staffBrowser('moderation');
  const [one, other] = [await aCase(marc, claire.id), await aCase(marc, claire.id, 'scam')];
  const { user } = await renderApp(`/equipe/moderation/${one}`, marc);
  await user.click(await screen.findByRole('button', { name: 'La personne' }));
  const pane = within(screen.getByRole('complementary', { name: 'La personne' }));
  const part = (await pane.findByText('Autres dossiers')).closest('div');
  const links = part ? within(part.parentElement ?? part).getAllByRole('link') : [];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/equipe/moderation/${other}`]);
  expect(pane.queryByText('Autres conversations')).toBeNull();
});
