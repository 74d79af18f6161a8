import { describe, expect, test } from 'vitest';
import type { PublicArticle } from '#lib/public-articles.ts';
import { articles, staffAudit } from '#server/schema.ts';
import { watchPageContent } from '#server/site/page-content.ts';
import { ARTICLE } from '#testing/desk-examples.ts';
import { testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { importArticles } from './article-store.ts';

const app = await testApp();

const LETTER = {
  ...ARTICLE,
  title: 'Écrire encore',
  slug: 'ecrire-encore',
  text: 'Un [mot](/charte).',
  published: true,
  day: '2026-01-02',
};
const BUILT: PublicArticle = {
  slug: 'premier-message',
  title: 'Un premier message',
  excerpt: 'Quoi écrire.',
  text: 'Bonjour.',
  topic: 'Premiers pas',
  format: 'steps',
  scene: 'premier-message',
  author: '',
  date: '2025-11-21',
  updated: '2025-11-22',
};
const drawBlog = (list: readonly PublicArticle[]) => ({
  lists: { 'article-cards': list.map(({ slug, date }) => `${slug} ${date}`).join(', ') },
  pages: list.map(({ slug }) => ({ slug, slots: {} })),
});
/** The public pages as served by one node. */
const watch = () => watchPageContent(app.services, { drawSlots: () => ({}), drawBlog });
const minutes = (time: number) => new Date(app.clock.now().getTime() + time * 60_000);
const inParis = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
function at(time: number) {
  const [day = '', hour = ''] = inParis.format(minutes(time)).split(' ');
  return { day, time: hour };
}

test('a published article appears at once, is logged, and keeps its address from then on', async () => {
  const { client } = await app.staffBrowser('admin');
  const pages = watch();
  await pages();
  await client.deskContent.saveArticle({ id: 'a', ...LETTER, ...at(-1) });
  expect((await pages()).articles?.map(({ slug }) => slug)).toEqual(['ecrire-encore']);
  expect(await app.auditLog()).toMatchObject([
    { action: 'content.article', subject_kind: 'content', subject_id: 'a' },
  ]);
  const moved = { id: 'a', ...LETTER, slug: 'autre', published: false };
  await expect(client.deskContent.saveArticle(moved)).rejects.toMatchObject({
    data: { fields: { slug: expect.stringContaining('des liens y mènent') } },
  });
  await client.deskContent.saveArticle({ ...moved, slug: LETTER.slug });
  expect((await pages()).articles).toEqual([]);
  expect(await client.deskContent.article({ id: 'a' })).toMatchObject({ state: 'draft', addressFixed: true });
});

test('a draft appears on no page, and its address may still change', async () => {
  const { client } = await app.staffBrowser('admin');
  const pages = watch();
  await client.deskContent.saveArticle({ id: 'a', ...LETTER, published: false });
  expect((await pages()).articles).toEqual([]);
  await client.deskContent.saveArticle({ id: 'a', ...LETTER, published: false, slug: 'autre' });
  expect(await client.deskContent.article({ id: 'a' })).toMatchObject({ slug: 'autre', addressFixed: false });
});

test('a scheduled article appears on every node within a minute of its time', async () => {
  const { client } = await app.staffBrowser('admin');
  const [here, elsewhere] = [watch(), watch()];
  await client.deskContent.saveArticle({ id: 'a', ...LETTER, ...at(30) });
  for (const pages of [here, elsewhere]) expect((await pages()).articles).toEqual([]);
  expect(await client.deskContent.articles()).toMatchObject([{ state: 'scheduled' }]);
  app.clock.advance({ minutes: 31 });
  for (const pages of [here, elsewhere]) expect((await pages()).articles).toHaveLength(1);
  expect(await client.deskContent.article({ id: 'a' })).toMatchObject({
    state: 'public',
    addressFixed: true,
  });
});

describe('two colleagues editing one article', () => {
  test.runIf(onPostgres)('cannot both save it at the same moment', async () => {
    const { client } = await app.staffBrowser('admin');
    let version: string | null = null;
    for (const round of ['un', 'deux']) {
      const saves = ['De Paul', 'De Nadia', 'D’Anne'].map((name) =>
        client.deskContent
          .saveArticle({ id: 'a', version, ...LETTER, title: `${name}, ${round}` })
          .catch(({ code }) => code),
      );
      expect((await Promise.all(saves)).filter((answer) => answer === 'CHANGED')).toHaveLength(2);
      ({ version } = await client.deskContent.article({ id: 'a' }));
    }
    expect(await app.db.$count(staffAudit)).toBe(2);
  });

  test('cannot give two articles one address', async () => {
    const { client } = await app.staffBrowser('admin');
    await client.deskContent.saveArticle({ id: 'a', ...LETTER });
    await expect(client.deskContent.saveArticle({ id: 'b', ...LETTER })).rejects.toMatchObject({
      data: { fields: { slug: expect.stringContaining('autre article') } },
    });
  });
});

test('a link that is neither https nor ours is rejected with an error on the text', async () => {
  const { client } = await app.staffBrowser('admin');
  for (const href of ['javascript:alert(1)', '//ailleurs.example', 'data:text/html,x', 'ftp://x.example']) {
    const saved = client.deskContent.saveArticle({ id: 'a', ...LETTER, text: `[mot](${href})` });
    await expect(saved).rejects.toMatchObject({ data: { fields: { text: expect.stringContaining(href) } } });
  }
  expect(await app.db.$count(articles)).toBe(0);
});

test('the preview renders the formatting, and shows HTML as text', async () => {
  const { client } = await app.staffBrowser('admin');
  const { nodes } = await client.deskContent.previewArticle({
    text: '## Un titre\n\n**a** <b onclick="x()">b</b>',
  });
  expect(JSON.stringify(nodes)).toContain('{"tag":"h2","id":"un-titre","children":["Un titre"]}');
  expect(JSON.stringify(nodes)).toContain('{"tag":"strong","children":["a"]}');
  expect(JSON.stringify(nodes)).toContain('"<b onclick=\\"x()\\">"');
});

test('imports the articles of the build into an empty table once, in order', async () => {
  const built = [BUILT, { ...BUILT, slug: 'ecouter-vraiment', date: '2025-11-21' }];
  await Promise.all([1, 2].map(() => importArticles(app.db, built, app.clock.now())));
  const pages = watch();
  expect((await pages()).slots['article-cards']).toBe(
    'premier-message 2025-11-21, ecouter-vraiment 2025-11-21',
  );
  const { client } = await app.staffBrowser('admin');
  const { state, addressFixed, ...stored } = await client.deskContent.article({ id: 'premier-message' });
  await client.deskContent.saveArticle({ ...stored, title: 'Changé' });
  await importArticles(app.db, built, app.clock.now());
  expect(await app.db.$count(articles)).toBe(2);
  expect(await client.deskContent.article({ id: 'premier-message' })).toMatchObject({ title: 'Changé' });
});

/** Markdown constructs nested `times` levels deep. */
const NESTED: Record<string, (times: number) => string> = {
  quotes: (times) => `${'> '.repeat(times)}x`,
  'quotes without spaces': (times) => `${'>'.repeat(times)}x`,
  'a list on one line': (times) => `${'- '.repeat(times)}x`,
  'a numbered list': (times) => `${'1. '.repeat(times)}x`,
  'quotes of lists': (times) => `${'> - '.repeat(times)}x`,
  emphasis: (times) => `${'*a **b '.repeat(times)}x${' b** a*'.repeat(times)}`,
  stars: (times) => `${'*'.repeat(times * 2)}x${'*'.repeat(times * 2)}`,
  'crossed-out words': (times) => `${'~~a *b '.repeat(times)}x${' b* a~~'.repeat(times)}`,
  links: (times) => `${'['.repeat(times)}x${'](/a)'.repeat(times)}`,
  pictures: (times) => `${'!['.repeat(times)}x${'](/a)'.repeat(times)}`,
  brackets: (times) => '['.repeat(times),
};
/** Rendered as plain text at any depth. */
const FLAT = ['links', 'pictures', 'brackets'];

test.each(Object.entries(NESTED))(
  'nested %s: three levels deep are accepted; a hundred get a field error, or are shown as plain text',
  async (name, nest) => {
    const { client } = await app.staffBrowser('admin');
    await client.deskContent.saveArticle({ id: 'a', ...LETTER, text: nest(3) });
    const { text, version } = await client.deskContent.article({ id: 'a' });
    expect(text).toBe(nest(3).trim());
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'taken',
        ({ code }) => code,
      );
    const outcomes = [
      await outcome(client.deskContent.previewArticle({ text: nest(2000) })),
      await outcome(client.deskContent.saveArticle({ id: 'a', version, ...LETTER, text: nest(2000) })),
      // Answers have a lower maximum length.
      await outcome(
        client.deskContent.saveQuestion({ id: 'q', question: 'Où ?', shown: true, answer: nest(100) }),
      ),
    ];
    expect(outcomes).toEqual(Array(3).fill(FLAT.includes(name) ? 'taken' : 'INVALID_INPUT'));
  },
);
