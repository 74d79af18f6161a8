import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptPairs, users } from '#server/schema.ts';
import { aMan, aMember, LYON } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const LOVE = {
  liberty_score: 3,
  fidelity_score: 4,
  communication_score: 5,
  tenderness_score: 4,
  sexuality_score: 3,
};

async function aPair() {
  const karim = await app.memberBrowser(aMan());
  const claire = await app.memberBrowser(aMember());
  return { claire, karim };
}

type Someone = Awaited<ReturnType<typeof aPair>>['karim'];

const leave = ({ client }: TestBrowser) => client.dataRights.deleteAccount({ password: TEST_PASSWORD });

async function comeBack(someone: Someone, love = LOVE): Promise<Someone> {
  await leave(someone);
  return signUpAgain(someone, love);
}

/** With the same address and, except for love, the same answers. */
async function signUpAgain({ member }: Someone, love = LOVE): Promise<Someone> {
  const browser = app.browser();
  const before = await linksTo(member.email);
  await browser.client.accounts.signUp({ email: member.email });
  // The farewell mail may arrive after the welcome mail.
  await expect.poll(() => linksTo(member.email), { timeout: 10_000 }).toHaveLength(before.length + 1);
  const token = (await linksTo(member.email)).find((link) => !before.includes(link)) ?? '';
  await browser.client.accounts.confirmEmail({ token });
  await browser.client.signUp.finish({
    first_name: member.firstName,
    last_name: 'Exemple',
    gender: member.gender,
    birth_date: member.birthDate,
    city_code: LYON.code,
    has_children: false,
    bio: '',
    password: TEST_PASSWORD,
    accepts_terms: true,
    accepts_love_life_use: true,
  });
  await answerAll(browser, member, love);
  const [{ id } = member] = await app.db.select().from(users).where(eq(users.email, member.email));
  return Object.assign(browser, { member: { ...member, id } });
}

const linksTo = async (email: string) =>
  (await app.mailsTo(email, 0)).flatMap(({ text }) => /#jeton=([\w-]+)/.exec(text)?.[1] ?? []);

async function answerAll({ client }: TestBrowser, member: ReturnType<typeof aMan>, love: typeof LOVE) {
  const { lifeProject, activities, preferences } = member;
  if (!lifeProject || !activities || !preferences) throw new Error('invented members answer everything');
  await client.profile.savePreferences({ ...preferences, dealbreakers: [] });
  await client.answers.saveLifeProject(lifeProject);
  await client.answers.saveSharedValues({ activities: [...activities] });
  await client.answers.saveLoveProfile(love);
}

const shownTo = async ({ client }: TestBrowser) => (await client.matching.selection()).people;

describe('a member who erases an account and signs up again with its address', () => {
  test('is shown people again, and can be shown', async () => {
    const { claire, karim } = await aPair();
    const back = await comeBack(karim);
    expect(await shownTo(back)).toHaveLength(1);
    expect(await shownTo(claire)).toHaveLength(1);
  });

  test.each([
    ['blocked', (claire: TestBrowser, id: string) => claire.client.conversations.block({ id })],
    [
      'reported',
      (claire: TestBrowser, id: string) =>
        claire.client.reports.report({ profileId: id, matter: 'insult', reason: 'Il m’insulte.' }),
    ],
  ] as const)('stays away from whoever %s them', async (_, act) => {
    const { claire, karim } = await aPair();
    await shownTo(claire);
    await claire.client.matching.startConversation({ profileId: karim.member.id });
    await act(claire, karim.member.id);
    const back = await comeBack(karim);
    expect(await shownTo(back)).toEqual([]);
    expect(await shownTo(claire)).toEqual([]);
    const write = back.client.matching.startConversation({ profileId: claire.member.id });
    expect(await refusalOf(write)).toBe('NOT_FOUND');
  });

  test('as do two who have both erased theirs', async () => {
    const { claire, karim } = await aPair();
    await shownTo(claire);
    await claire.client.matching.startConversation({ profileId: karim.member.id });
    await claire.client.conversations.block({ id: karim.member.id });
    await leave(karim);
    await leave(claire);
    expect(await shownTo(await signUpAgain(claire))).toEqual([]);
    expect(await shownTo(await signUpAgain(karim))).toEqual([]);
  });

  test('is shown the same score with other answers, as often as they come back', async () => {
    const { claire, karim } = await aPair();
    const [first] = await shownTo(karim);
    let back = karim;
    for (const sexuality_score of [1, 5]) {
      back = await comeBack(back, { ...LOVE, sexuality_score });
      const [again] = await shownTo(back);
      expect(again?.id).toBe(claire.member.id);
      expect(again?.compatibility.score).toBe(first?.compatibility.score);
    }
  });

  test('has used up what was used up: openings of the day and counts of attempts', async () => {
    const { claire, karim } = await aPair();
    await shownTo(karim);
    await karim.client.matching.startConversation({ profileId: claire.member.id });
    await karim.client.profile.update({ has_children: true });
    const back = await comeBack(karim);
    expect((await back.client.matching.selection()).remainingContacts).toBe(3);
    for (const has_children of [true, false]) await back.client.profile.update({ has_children });
    expect(await refusalOf(back.client.profile.update({ has_children: true }))).toBe('INVALID_INPUT');
  });
});

test('data that outlives an erasure holds keyed hashes, and expires', async () => {
  const { claire, karim } = await aPair();
  await shownTo(claire);
  await claire.client.matching.startConversation({ profileId: karim.member.id });
  await claire.client.conversations.block({ id: karim.member.id });
  await leave(karim);
  const rows = await app.db.select().from(keptPairs);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['apart', 'opened', 'seen']);
  for (const secret of [claire.member.id, claire.member.email, karim.member.id, karim.member.email])
    expect(JSON.stringify(rows)).not.toContain(secret);
  expect(Object.fromEntries(rows.map(({ kind, until }) => [kind, until.toISOString().slice(0, 10)]))).toEqual(
    {
      apart: '2029-11-21',
      seen: '2027-11-21',
      opened: '2026-11-22',
    },
  );
});
