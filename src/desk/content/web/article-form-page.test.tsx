import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { staffSessions } from '#server/schema.ts';
import { ARTICLE } from '#testing/desk-examples.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sharedApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  // The server parses Markdown with Node’s own Uint8Array, which jsdom replaces.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  app = await sharedApp();
  await app.reset();
});

const LETTER = {
  ...ARTICLE,
  title: 'Écrire encore',
  slug: 'ecrire-encore',
  published: true,
  day: '2026-01-02',
};

test('a new article starts as a draft, its address follows the title, its preview the text', async () => {
  const desk = await app.staffBrowser('admin');
  const { user } = await renderApp('/equipe/contenus/articles/nouveau', desk);
  await user.type(await screen.findByLabelText('Titre'), 'Écouter, l’été');
  expect(screen.getByLabelText('Adresse')).toHaveProperty('value', 'ecouter-l-ete');
  await user.click(screen.getByLabelText('En deux phrases'));
  await user.paste('Deux phrases.');
  await user.click(screen.getByLabelText('L’article'));
  await user.paste('## Un titre\n\n**Des mots**');
  expect(await screen.findByRole('heading', { level: 2, name: 'Un titre' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('link', { name: 'Écouter, l’été' })).toBeDefined();
  expect(screen.getByText('Brouillon')).toBeDefined();
  expect(await desk.client.deskContent.articles()).toMatchObject([{ state: 'draft' }]);
});

test('the typed text stays when a colleague saved first, and may replace theirs', async () => {
  const desk = await app.staffBrowser('admin');
  const paul = await app.staffBrowser('admin');
  await desk.client.deskContent.saveArticle({ id: 'a', ...LETTER });
  const { user } = await renderApp('/equipe/contenus/articles/a', desk);
  const text = await screen.findByLabelText('L’article');
  await user.type(text, ' De Nadia.');
  await paul.client.deskContent.saveArticle({ id: 'a', ...LETTER, text: 'De Paul.' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Une autre version a été enregistrée/)).toBeDefined();
  expect(text).toHaveProperty('value', 'Un mot. De Nadia.');
  const other = screen.getByRole('region', { name: 'L’autre version' });
  expect(other.textContent).toContain('De Paul.');
  expect(other.textContent).not.toContain('Titre');
  expect(await desk.client.deskContent.article({ id: 'a' })).toMatchObject({ text: 'De Paul.' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer ma version à la place' }));
  expect(await screen.findByRole('link', { name: 'Écrire encore' })).toBeDefined();
  expect(await desk.client.deskContent.article({ id: 'a' })).toMatchObject({
    text: 'Un mot. De Nadia.',
  });
});

test('a content form restores unsaved input after a new log-in, with the version that it had read', async () => {
  const desk = await app.staffBrowser('admin');
  await desk.client.deskContent.saveArticle({ id: 'a', ...LETTER });
  const sessions = await app.db.select().from(staffSessions);
  const { user } = await renderApp('/equipe/contenus/articles/a', desk);
  await user.type(await screen.findByLabelText('L’article'), ' De Nadia.');
  await app.db.delete(staffSessions);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByRole('heading', { name: 'Espace de l’équipe' });
  await app.db.insert(staffSessions).values(sessions);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByLabelText('L’article')).toHaveProperty('value', 'Un mot. De Nadia.');
  const paul = await app.staffBrowser('admin');
  await paul.client.deskContent.saveArticle({ id: 'a', ...LETTER, text: 'De Paul.' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Une autre version a été enregistrée/)).toBeDefined();
});
