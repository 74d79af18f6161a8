import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

beforeEach(() => window.localStorage.clear());

async function aVisitorWrites(name: string): Promise<void> {
  const { client } = app.browser();
  const email = `${name.toLowerCase()}@exemple.invalid`;
  await client.supportChat.beginAsVisitor({
    visitorId: `visitor-1795258800000-${name.toLowerCase()}`,
    name,
    email,
  });
  await client.supportChat.sendAsVisitor({ clientId: crypto.randomUUID(), content: 'Bonjour' });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('« g » and a letter open the pages of the colleague’s roles, with the last filter', async () => {
  const { user } = await renderApp('/equipe/messages?liste=waiting', await app.staffBrowser('support'));
  await title('Messages');
  await user.keyboard('gd');
  expect(window.location.pathname).toBe('/equipe/messages');
  await user.keyboard('gb');
  await title('Membres');
  await user.keyboard('gm');
  await title('Messages');
  await waitFor(() => expect(window.location.search).toBe('?liste=waiting'));
  // Search terms are personal data: never stored in the browser.
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('q=');
});

test('one-letter shortcuts can be turned off on every page, and the palette stays available', async () => {
  const { user } = await renderApp('/equipe/messages', await app.staffBrowser('support'));
  await title('Messages');
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Au clavier' });
  expect(within(help).getByText('Chercher une conversation')).toBeDefined();
  expect(within(help).queryByText('Modération')).toBeNull();
  await user.click(within(help).getByRole('checkbox'));
  await user.keyboard('{Escape}');
  await user.keyboard('gb?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await title('Messages');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Aller, chercher, agir' });
});

test('the palette opens pages, runs the actions of the page, and finds people by first name', async () => {
  await aVisitorWrites('Mathilde');
  const { user } = await renderApp('/equipe/messages', await app.staffBrowser('support'));
  await title('Messages');
  const ask = async (words: string) => {
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Une page, un geste, un prénom' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard(words);
  };
  await ask('reponses types{Enter}');
  await screen.findByRole('dialog', { name: 'Réponses types' });
  await user.keyboard('{Escape}');
  await ask('mathilde');
  await user.click(await screen.findByRole('option', { name: /^Mathilde/ }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/equipe\/messages\/\d+$/));
  await screen.findByRole('log');
  await ask('membr');
  await screen.findByRole('option', { name: /^Membres/, selected: true });
  await user.keyboard('{Enter}');
  await title('Membres');
});

test('the tab title counts the waiting work of the current part, otherwise of all parts', async () => {
  await aVisitorWrites('Claire');
  const { user } = await renderApp('/equipe/messages', await app.staffBrowser('support'));
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  await user.keyboard('gb');
  await title('Membres');
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
});
