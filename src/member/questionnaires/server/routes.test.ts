import { describe, expect, test } from 'vitest';
import { ACTIVITIES, type LoveProfile } from '#member/profile/rules.ts';
import { consents, funnelCounters } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

const love = {
  liberty_score: 1,
  fidelity_score: 2,
  communication_score: 3,
  tenderness_score: 4,
  sexuality_score: 5,
};
const quiz = {
  past_breakups_score: 1,
  abandonment_fear_score: 10,
  self_confidence_score: 4,
  single_status_score: 3,
};
const unanswered = { lifeProject: null, activities: null, loveProfile: null, quiz: null };

test('each questionnaire starts empty, and returns what was saved', async () => {
  const { client } = await app.memberBrowser(aMember(unanswered));
  expect(await client.answers.lifeProject()).toBeNull();
  expect(await client.answers.sharedValues()).toBeNull();
  expect((await client.answers.loveProfile()).answers).toBeNull();
  expect(await client.answers.quiz()).toBeNull();
  const life = {
    living_preference: 'Loin',
    living_arrangement: 'A voir',
    family_plans: "Je ne veux pas d'enfants",
  } as const;
  await client.answers.saveLifeProject(life);
  await client.answers.saveSharedValues({ activities: ['Danse', 'Sport'] });
  await client.answers.saveLoveProfile(love);
  await client.answers.saveQuiz({ ...quiz, accepts_quiz_use: true });
  expect(await client.answers.lifeProject()).toEqual(life);
  expect(await client.answers.sharedValues()).toEqual({ activities: ['Danse', 'Sport'] });
  expect(await client.answers.loveProfile()).toEqual({ answers: love, changesLeft: 5 });
  expect(await client.answers.quiz()).toEqual(quiz);
  const { member } = await client.session.read();
  expect(member?.steps).toEqual({
    profile: true,
    preferences: true,
    lifeProject: true,
    sharedValues: true,
    loveProfile: true,
    quiz: true,
  });
});

test('activities, love profile and quiz have bounds', async () => {
  const { client } = await app.memberBrowser();
  for (const activities of [[], ACTIVITIES.slice(0, 6), ['Danse', 'Danse'], ['Pétanque']])
    expect(await refusalOf(client.answers.saveSharedValues({ activities: activities as never }))).toBe(
      'INVALID_INPUT',
    );
  for (const sexuality_score of [0, 6, 2.5])
    expect(await refusalOf(client.answers.saveLoveProfile({ ...love, sexuality_score }))).toBe(
      'INVALID_INPUT',
    );
  for (const self_confidence_score of [0, 11])
    expect(await refusalOf(client.answers.saveQuiz({ ...quiz, self_confidence_score }))).toBe(
      'INVALID_INPUT',
    );
  for (const count of [1, 5]) {
    const activities = ACTIVITIES.slice(0, count);
    await client.answers.saveSharedValues({ activities });
    expect(await client.answers.sharedValues()).toEqual({ activities });
  }
});

describe('the funnel counters', () => {
  const counted = async () =>
    Object.fromEntries((await app.db.select().from(funnelCounters)).map(({ step, count }) => [step, count]));
  const search = { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 } as const;

  test('count each person once, over repeated saves and after a withdrawn consent', async () => {
    const { client } = await app.memberBrowser(aMember({ ...unanswered, preferences: null }));
    const answer = async () => {
      await client.profile.savePreferences(search);
      await client.answers.saveSharedValues({ activities: ['Danse'] });
      await client.answers.saveLoveProfile(love);
      await client.answers.saveQuiz({ ...quiz, accepts_quiz_use: true });
    };
    await answer();
    await answer();
    await client.answers.withdrawConsent({ purpose: 'love-life' });
    await client.answers.withdrawConsent({ purpose: 'quiz' });
    await client.answers.giveLoveLife();
    await answer();
    const steps = ['search_preferences', 'shared_values', 'love_profile', 'relationship_quiz'];
    expect(await counted()).toEqual(Object.fromEntries(steps.map((step) => [step, 1])));
  });

  test('count ten concurrent first answers as one person, whose love profile changes five times', async () => {
    const { client } = await app.memberBrowser(aMember(unanswered));
    const tries = Array.from({ length: 10 }, (_, time) => ({
      ...love,
      liberty_score: 1 + (time % 5),
      fidelity_score: time < 5 ? 1 : 2,
    }));
    const outcomes = await Promise.allSettled(tries.map((answers) => insist(client, answers)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect((await client.answers.loveProfile()).changesLeft).toBe(0);
    expect(await counted()).toEqual({ love_profile: 1 });
  });
});

/** Retries over the newer version. */
async function insist(
  client: TestBrowser['client'],
  answers: LoveProfile,
  version?: string,
): Promise<unknown> {
  return client.answers.saveLoveProfile({ ...answers, version }).catch((error) => {
    if (error.code !== 'CHANGED') throw error;
    return insist(client, answers, error.data.version);
  });
}

describe('the love profile', () => {
  test('allows five changes a day, not counting the first fill and unchanged answers', async () => {
    const { client } = await app.memberBrowser(aMember(unanswered));
    const fill = (liberty_score: number) => client.answers.saveLoveProfile({ ...love, liberty_score });
    await fill(1);
    await fill(1);
    for (const score of [2, 3, 4, 3, 4]) await fill(score);
    expect((await client.answers.loveProfile()).changesLeft).toBe(0);
    app.clock.advance({ hours: 4 });
    await expect(fill(5)).rejects.toMatchObject({
      code: 'TOO_MANY_CHANGES',
      data: { retryAfterSeconds: 20 * 3600 },
    });
    expect((await client.answers.loveProfile()).answers?.liberty_score).toBe(4);
    app.clock.advance({ hours: 20 });
    await fill(5);
    expect((await client.answers.loveProfile()).answers?.liberty_score).toBe(5);
  });

  test('requires an article 9 consent, separate from that of the quiz', async () => {
    const { client } = await app.memberBrowser(aMember(unanswered));
    await app.db.delete(consents);
    expect(await refusalOf(client.answers.saveLoveProfile(love))).toBe('CONSENT_REQUIRED');
    expect(await refusalOf(client.answers.saveQuiz(quiz))).toBe('QUIZ_CONSENT_REQUIRED');
    await client.answers.saveQuiz({ ...quiz, accepts_quiz_use: true });
    expect(await refusalOf(client.answers.saveLoveProfile(love))).toBe('CONSENT_REQUIRED');
    await client.answers.saveSharedValues({ activities: ['Danse'] });
  });

  test('affects the score at once', async () => {
    const { client } = await app.memberBrowser(aMember(unanswered));
    await app.insert(aMan());
    expect((await client.matching.selection()).people[0]?.compatibility.score).toBe(0);
    const { lifeProject, activities, loveProfile } = aMan();
    if (!lifeProject || !activities || !loveProfile) throw new Error('the factory answers everything');
    await client.answers.saveLifeProject(lifeProject);
    await client.answers.saveSharedValues({ activities });
    await client.answers.saveLoveProfile(loveProfile);
    const selection = await client.matching.selection();
    expect(selection.scoreReady).toBe(true);
    expect(selection.people[0]?.compatibility).toEqual({
      score: 90,
      parts: { love: 'very-close', activities: 10, life: 30 },
      missing: null,
    });
  });
});

test('advice follows scores of 4 and more, highest first, and includes the member’s scores', async () => {
  const { client } = await app.memberBrowser(aMember({ quiz: null }));
  expect(await client.advice.mine()).toBeNull();
  await client.answers.saveQuiz({ ...quiz, accepts_quiz_use: true });
  expect(await client.advice.mine()).toEqual({
    topics: ['abandonment_fear_score', 'self_confidence_score'],
    scores: quiz,
    answeredAt: app.clock.now().toISOString(),
  });
  const calm = { ...quiz, abandonment_fear_score: 3, self_confidence_score: 3 };
  app.clock.advance({ days: 2 });
  await client.answers.saveQuiz(calm);
  const answeredAt = app.clock.now().toISOString();
  expect(await client.advice.mine()).toEqual({ topics: [], scores: calm, answeredAt });
});

test('the quiz does not affect compatibility', async () => {
  const { client } = await app.memberBrowser();
  await app.insert(aMan());
  const before = (await client.matching.selection()).people;
  expect(before).toHaveLength(1);
  await client.answers.saveQuiz({ ...quiz, past_breakups_score: 10 });
  expect((await client.matching.selection()).people).toEqual(before);
});
