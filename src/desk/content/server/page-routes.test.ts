import { beforeEach, describe, expect, test } from 'vitest';
import { importQuestions } from '#member/membership/server/store.ts';
import { SERVICE_QUESTIONS } from '#member/membership/texts.ts';
import { banner, serviceQuestions } from '#server/schema.ts';
import { watchPageContent } from '#server/site/page-content.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();
beforeEach(() => app.clock.set('2026-12-01T12:00:00+01:00'));

const watchPages = () =>
  watchPageContent(app.services, {
    drawSlots: ({ banner: shown, questions }) => ({
      banner: shown?.text ?? '',
      questions: questions?.map(({ question }) => question).join() ?? 'as built',
    }),
    drawBlog: () => ({ lists: {}, pages: [] }),
  });

describe('the banner', () => {
  const CLOSED = {
    text: 'L’équipe est absente du 24 au 26.',
    link: '/contact',
    place: 'both' as const,
    from: '2026-12-01T12:00',
    until: '2026-12-01T18:00',
  };

  test('appears on public and member pages from its first minute to its last, and is logged', async () => {
    const desk = await app.staffBrowser('admin');
    const member = await app.memberBrowser();
    const pages = watchPages();
    const shown = async () => [
      (await pages()).slots.banner,
      (await member.client.session.read()).member?.banner?.text ?? '',
    ];
    expect(await shown()).toEqual(['', '']);
    expect(await desk.client.deskContent.saveBanner(CLOSED)).toEqual({ version: expect.any(String) });
    expect(await shown()).toEqual([CLOSED.text, CLOSED.text]);
    expect(await desk.client.deskContent.banner()).toEqual({ ...CLOSED, version: expect.any(String) });
    expect(await app.auditLog()).toMatchObject([{ action: 'content.banner' }]);
    app.clock.set('2026-12-01T17:59:59+01:00');
    expect(await shown()).toEqual([CLOSED.text, CLOSED.text]);
    app.clock.set('2026-12-01T18:01:00+01:00');
    expect(await shown()).toEqual(['', '']);
  });

  test('appears only on the pages that its editor chose', async () => {
    const desk = await app.staffBrowser('admin');
    const member = await app.memberBrowser();
    const pages = watchPages();
    await desk.client.deskContent.saveBanner({ ...CLOSED, place: 'app' });
    expect((await pages()).slots.banner).toBe('');
    expect((await member.client.session.read()).member?.banner).toEqual({
      text: CLOSED.text,
      link: CLOSED.link,
    });
    await desk.client.deskContent.saveBanner({ ...CLOSED, place: 'site', link: '' });
    expect((await pages()).slots.banner).toBe(CLOSED.text);
    expect((await member.client.session.read()).member?.banner).toBeNull();
  });

  test('must end after it begins, contain plain text and link to a page of ours', async () => {
    const { client } = await app.staffBrowser('admin');
    const fieldsOf = (change: Partial<typeof CLOSED>) =>
      client.deskContent.saveBanner({ ...CLOSED, ...change }).then(
        () => [],
        (error) => Object.keys(error.data.fields),
      );
    expect(await fieldsOf({ until: CLOSED.from })).toEqual(['until']);
    expect(await fieldsOf({ until: '' })).toEqual(['until']);
    expect(await fieldsOf({ text: '<b>Fermé</b>' })).toEqual(['text']);
    expect(await fieldsOf({ text: 'x'.repeat(141) })).toEqual(['text']);
    for (const link of ['https://ailleurs.example', '//ailleurs.example', 'contact'])
      expect(await fieldsOf({ link })).toEqual(['link']);
  });

  test.runIf(onPostgres)(
    'keeps one version and tells the other colleague when two save concurrently',
    async () => {
      const desks = await Promise.all([app.staffBrowser('admin'), app.staffBrowser('admin')]);
      let version: string | null = null;
      for (const round of ['un', 'deux']) {
        const saves = await Promise.all(
          desks.map(({ client }, place) =>
            client.deskContent.saveBanner({ ...CLOSED, text: `Phrase ${round} ${place}`, version }).then(
              (saved) => saved.version,
              (error) => error.data.version,
            ),
          ),
        );
        // The rejected colleague receives the other's version.
        expect(new Set(saves).size).toBe(1);
        [version = null] = saves;
      }
      expect(await app.db.$count(banner)).toBe(1);
    },
  );
});

describe('a frequent question', () => {
  test('enters once when two imports of the build run concurrently, and stays hidden once hidden', async () => {
    await Promise.all([importQuestions(app.db), importQuestions(app.db)]);
    const { client } = await app.staffBrowser('admin');
    const [first, ...others] = await client.deskContent.questions();
    expect([first, ...others].map((one) => one?.question)).toEqual(
      SERVICE_QUESTIONS.map(({ question }) => question),
    );
    if (!first) throw new Error('No question was imported');
    await client.deskContent.saveQuestion({ ...first, shown: false });
    await importQuestions(app.db);
    expect((await watchPages()()).slots.questions).toBe(others.map(({ question }) => question).join());
  });

  test('written at the desk appears at once, last, and follows the order of the list', async () => {
    const { client } = await app.staffBrowser('admin');
    const pages = watchPages();
    expect((await pages()).slots.questions).toBe('as built');
    for (const id of ['a', 'b', 'c'])
      await client.deskContent.saveQuestion({ id, question: id, answer: '**Oui**', shown: true });
    expect((await pages()).slots.questions).toBe('a,b,c');
    await client.deskContent.order({ kind: 'questions', ids: ['c', 'a', 'b'] });
    await client.deskContent.saveQuestion({ id: 'a', question: 'A', answer: 'Oui', shown: true });
    expect((await pages()).slots.questions).toBe('c,A,b');
    expect(await app.db.$count(serviceQuestions)).toBe(3);
    const stale = client.deskContent.order({ kind: 'questions', ids: ['c', 'a'] });
    expect(await refusalOf(stale)).toBe('CHANGED');
  });

  test('rejects an unsafe link with an error on its field', async () => {
    const { client } = await app.staffBrowser('admin');
    const question = { id: 'a', question: 'Où ?', answer: '[Ici](javascript:x)', shown: true };
    await expect(client.deskContent.saveQuestion(question)).rejects.toMatchObject({
      data: { fields: { answer: expect.stringContaining('javascript:x') } },
    });
  });
});
