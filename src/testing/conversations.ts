import type { InsertedMember } from '#server/demo/insert-members.ts';
import { encounters } from '#server/schema.ts';
import { aMan } from './factories.ts';
import { TEST_PASSWORD, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

export type MemberBrowser = TestBrowser & { member: InsertedMember };

/** Logs a member in with another browser. */
export async function logIn(app: TestApp, member: InsertedMember): Promise<MemberBrowser> {
  const browser = app.knownBrowser(member.id);
  await browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  return Object.assign(browser, { member });
}

/** Creates Claire, with men in her selection. */
export async function aSelection(
  app: TestApp,
  count: number,
): Promise<{ claire: MemberBrowser; men: MemberBrowser[] }> {
  const members = Array.from({ length: count }, () => aMan());
  await app.insert(...members);
  const claire = await app.memberBrowser();
  await claire.client.matching.selection();
  const men: MemberBrowser[] = [];
  for (const member of members) men.push(await logIn(app, member));
  return { claire, men };
}

/** Creates Claire, with Karim as the only man in her selection. */
export async function aMatch(app: TestApp): Promise<{ claire: MemberBrowser; karim: MemberBrowser }> {
  const { claire, men } = await aSelection(app, 1);
  const [karim] = men;
  if (!karim) throw new Error('one is made');
  return { claire, karim };
}

/** Creates a conversation that Claire has opened with Karim; so far only Lueur has written. */
export async function aConversation(app: TestApp): Promise<{ claire: MemberBrowser; karim: MemberBrowser }> {
  const { claire, karim } = await aMatch(app);
  await claire.client.matching.startConversation({ profileId: karim.member.id });
  return { claire, karim };
}

/** Creates a conversation in which Claire and Karim have both written. */
export async function acquainted(app: TestApp): Promise<{ claire: MemberBrowser; karim: MemberBrowser }> {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim));
  await karim.client.conversations.send(aMessage(claire));
  return { claire, karim };
}

/** Stores a date that one member proposed to the other, in a café. */
export async function insertDate(
  app: TestApp,
  [proposer, invited]: readonly [MemberBrowser, MemberBrowser],
  changes: Partial<typeof encounters.$inferInsert>,
): Promise<void> {
  await app.db.insert(encounters).values({
    id: crypto.randomUUID(),
    proposer_id: proposer.member.id,
    invited_id: invited.member.id,
    moments: [],
    place_kind: 'Café',
    changed_at: app.clock.now(),
    ...changes,
  });
}

/** Builds a message as a browser sends it. */
export function aMessage(
  to: MemberBrowser,
  content = 'Bonsoir',
): { id: string; clientId: string; content: string } {
  return { id: to.member.id, clientId: crypto.randomUUID(), content };
}
