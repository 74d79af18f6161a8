import { describe, expect, test } from 'vitest';
import { aMan } from '#testing/factories.ts';
import { signUpAs } from '#testing/sign-up-as.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { keptPairs } from '../schema.ts';

const app = await testApp();

const leave = ({ client }: TestBrowser) => client.dataRights.deleteAccount({ password: TEST_PASSWORD });

async function aPair() {
  const karim = await app.memberBrowser(aMan());
  const claire = await app.memberBrowser();
  return { claire, karim };
}

type Someone = Awaited<ReturnType<typeof aPair>>['karim'];

async function comeBack(someone: Someone): Promise<Someone> {
  await leave(someone);
  return signUpAs(app, someone.member);
}

const shownTo = async ({ client }: TestBrowser) => (await client.matching.selection()).people;

describe('a member who erases the account and signs up again with its address', () => {
  test('sees people again, and is visible to them', async () => {
    const { claire, karim } = await aPair();
    const back = await comeBack(karim);
    expect(await shownTo(back)).toHaveLength(1);
    expect(await shownTo(claire)).toHaveLength(1);
  });

  test('stays apart from a member who reported them', async () => {
    const { claire, karim } = await aPair();
    await shownTo(claire);
    await claire.client.matching.startConversation({ profileId: karim.member.id });
    const reason = 'Il m’insulte.';
    await claire.client.reports.report({ profileId: karim.member.id, matter: 'insult', reason });
    const back = await comeBack(karim);
    expect(await shownTo(back)).toEqual([]);
    expect(await shownTo(claire)).toEqual([]);
    const write = back.client.matching.startConversation({ profileId: claire.member.id });
    expect(await refusalOf(write)).toBe('NOT_FOUND');
  });

  test('keeps the openings and attempts already used that day', async () => {
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

test('data that outlives an erasure contains keyed hashes, and expires', async () => {
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
