import { describe, expect, test } from 'vitest';
import { runHousekeeping } from '#server/schedule.ts';
import { introductions, scoreViews } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { introduce } from './shared/introduce.ts';

/** First line of the mail that announces an open conversation. */
const OPENED = 'Votre conversation est ouverte';
const app = await testApp();

const note = 'Vous marchez tous les deux dès qu’il fait beau, et vous riez des mêmes choses.';

async function introduced() {
  const karim = await app.memberBrowser(aMan());
  const claire = await app.memberBrowser();
  const [one, other] = [claire.member.id, karim.member.id];
  const verdict = await introduce(
    app.db,
    app.services,
    {
      one,
      other,
      note,
      matchmaker: { id: 'sophie', firstName: 'Sophie' },
    },
    app.services.clock.now(),
  );
  expect(verdict).toBe('ok');
  const answer = (by: typeof claire, answer: 'accepted' | 'declined') =>
    by.client.introductions.answer({ id: by === claire ? other : one, answer });
  return { claire, karim, one, other, answer };
}

const listed = async (by: { client: { introductions: { mine: () => Promise<{ status: string }[]> } } }) =>
  (await by.client.introductions.mine()).map(({ status }) => status);

describe('an introduction', () => {
  test('appears for both with the note, the profile and the last day to answer, and is mailed', async () => {
    const { claire, karim } = await introduced();
    expect(await claire.client.introductions.mine()).toMatchObject([
      {
        person: { firstName: 'Karim', age: 36, city: 'Lyon', compatibility: { score: 90 } },
        pairGender: 'homme',
        by: 'Sophie',
        note,
        status: 'to-answer',
        expiresAt: '2026-12-05T23:00:00.000Z',
      },
    ]);
    expect(await listed(karim)).toEqual(['to-answer']);
    const [mail] = await app.mailsTo(claire.member.email);
    expect(mail?.subject).toBe('Du nouveau sur Lueur');
    expect(mail?.text).toContain('samedi 5 décembre');
    expect(mail?.text).not.toContain('marchez');
  });

  test('excludes the two from each other’s selection, but lets them see each other’s profile', async () => {
    const { claire, karim, one, other } = await introduced();
    expect((await claire.client.matching.selection()).people).toEqual([]);
    expect((await karim.client.matching.selection()).people).toEqual([]);
    expect((await claire.client.matching.preview({ id: other })).firstName).toBe('Karim');
    expect(await refusalOf(claire.client.matching.startConversation({ profileId: other }))).toBe('NOT_FOUND');
    expect(await refusalOf(karim.client.matching.startConversation({ profileId: one }))).toBe('NOT_FOUND');
  });

  test('shows its score through the route that records which answers were compared', async () => {
    const { claire } = await introduced();
    expect(await app.db.$count(scoreViews)).toBe(0);
    await claire.client.introductions.mine();
    expect(await app.db.$count(scoreViews)).toBe(1);
  });
});

describe('an introduction accepted by both', () => {
  test('opens their conversation below the note, without using a place of either member', async () => {
    const { claire, karim, one, other, answer } = await introduced();
    expect(await answer(claire, 'accepted')).toEqual({ opened: false });
    expect(await listed(claire)).toEqual(['waiting']);
    expect(await listed(karim)).toEqual(['to-answer']);
    expect(await answer(karim, 'accepted')).toEqual({ opened: true });
    expect(await listed(claire)).toEqual([]);
    for (const [by, with_] of [
      [claire, other],
      [karim, one],
    ] as const) {
      expect(await by.client.conversations.contacts()).toMatchObject([{ id: with_, lastMessage: null }]);
      expect(await by.client.conversations.openings()).toEqual({ remaining: 3 });
      const thread = await by.client.conversations.thread({ id: with_ });
      expect(thread).toMatchObject({ messages: [], introduction: { by: 'Sophie', note } });
      expect(thread.ideas).toHaveLength(3);
      const mails = await app.mailsTo(by.member.email, 2);
      expect(mails.filter(({ text }) => text.includes(OPENED))).toHaveLength(1);
    }
    expect(await refusalOf(answer(claire, 'declined'))).toBe('ALREADY_OPEN');
  });

  test('opens a single conversation when both accept concurrently', async () => {
    const { claire, karim, answer } = await introduced();
    const answers = await Promise.all([answer(claire, 'accepted'), answer(karim, 'accepted')]);
    // The first answer is read after the second acceptance may have opened it.
    expect(answers.some(({ opened }) => opened)).toBe(true);
    expect(await claire.client.conversations.contacts()).toHaveLength(1);
    const mails = await app.mailsTo(claire.member.email, 2);
    expect(mails.filter(({ text }) => text.includes(OPENED))).toHaveLength(1);
  });

  test('leaves no text behind once the conversation is deleted', async () => {
    const { claire, karim, other, answer } = await introduced();
    await answer(claire, 'accepted');
    await answer(karim, 'accepted');
    await claire.client.conversations.deleteConversation({ id: other });
    expect(await app.db.$count(introductions)).toBe(0);
    expect(await listed(karim)).toEqual([]);
  });
});

describe('an introduction that the other member declined or never answered', () => {
  test.each([
    ['declined', true],
    ['never answered', false],
  ])('looks the same, until the same day, to the member who accepted (%s)', async (_, declines) => {
    const { claire, karim, one, other, answer } = await introduced();
    await answer(claire, 'accepted');
    if (declines) {
      await answer(karim, 'declined');
      expect(await listed(karim)).toEqual([]);
    }
    const looks = async () => ({
      statuses: await listed(claire),
      profile: (await claire.client.matching.preview({ id: other })).firstName,
      proposed: (await claire.client.matching.selection()).people.map(({ id }) => id),
      mails: (await app.mailsTo(claire.member.email)).length,
    });
    app.clock.set('2026-12-05T23:59:00+01:00');
    await claire.client.accounts.logIn({ email: claire.member.email, password: 'un beau soir d’été' });
    expect(await looks()).toEqual({ statuses: ['waiting'], profile: 'Karim', proposed: [], mails: 1 });
    app.clock.set('2026-12-06T00:00:00+01:00');
    expect(await looks()).toEqual({ statuses: ['ended'], profile: 'Karim', proposed: [], mails: 1 });
    expect(await refusalOf(answer(claire, 'declined'))).toBe('OVER');
    app.clock.set('2026-12-13T05:00:00+01:00');
    await runHousekeeping(app.services);
    expect(await app.db.$count(introductions)).toBe(0);
    expect(await listed(claire)).toEqual([]);
    expect(await refusalOf(claire.client.matching.preview({ id: other }))).toBe('NOT_FOUND');
    expect((await claire.client.matching.selection()).people).toEqual([]);
    const again = { one, other, note, matchmaker: { id: 'sophie', firstName: 'Sophie' } };
    expect(await introduce(app.db, app.services, again, app.services.clock.now())).toBe('not-eligible');
  });

  test('lets a member turn an acceptance into a decline, which is final', async () => {
    const { claire, karim, answer } = await introduced();
    await answer(claire, 'accepted');
    await answer(claire, 'declined');
    expect(await refusalOf(answer(claire, 'accepted'))).toBe('OVER');
    expect(await answer(karim, 'accepted')).toEqual({ opened: false });
    expect(await karim.client.conversations.contacts()).toEqual([]);
  });

  test('ends at once for both after a report', async () => {
    const { claire, karim, other, answer } = await introduced();
    const reason = 'Son profil est celui de quelqu’un d’autre.';
    await claire.client.reports.report({ profileId: other, matter: 'fake', reason });
    expect(await listed(claire)).toEqual([]);
    expect(await refusalOf(answer(karim, 'accepted'))).toBe('NOT_FOUND');
  });
});
