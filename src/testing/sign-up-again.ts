import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { LoveProfile } from '#member/profile/rules.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { users } from '#server/schema.ts';
import { LYON } from './factories.ts';
import { TEST_PASSWORD, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

type Someone = TestBrowser & { member: InsertedMember };
type Changes = Partial<Pick<InsertedMember, 'birthDate' | 'hasChildren' | 'lifeProject' | 'commune'>> & {
  love?: Omit<LoveProfile, 'version'>;
};

export const leave = ({ client }: TestBrowser) =>
  client.dataRights.deleteAccount({ password: TEST_PASSWORD });

/** Signs an erased member up with the same address and, except for the changes, the same answers. */
export async function signUpAgain(
  app: TestApp,
  { member }: Someone,
  changes: Changes = {},
): Promise<Someone> {
  const browser = app.browser();
  const before = await linksTo(app, member.email);
  await browser.client.accounts.signUp({ email: member.email });
  // The farewell mail may arrive after the welcome mail.
  await expect.poll(async () => (await linksTo(app, member.email)).length).toBeGreaterThan(before.length);
  const token = (await linksTo(app, member.email)).find((link) => !before.includes(link)) ?? '';
  await browser.client.accounts.confirmEmail({ token });
  await browser.client.signUp.finish({
    first_name: member.firstName,
    last_name: 'Exemple',
    gender: member.gender,
    birth_date: changes.birthDate ?? member.birthDate,
    city_code: (changes.commune ?? LYON).code,
    has_children: changes.hasChildren ?? false,
    bio: '',
    password: TEST_PASSWORD,
    accepts_terms: true,
    accepts_love_life_use: true,
  });
  const { activities, preferences, loveProfile } = member;
  const lifeProject = changes.lifeProject ?? member.lifeProject;
  const love = changes.love ?? loveProfile;
  if (!lifeProject || !activities || !preferences || !love)
    throw new Error('invented members answer everything');
  await browser.client.profile.savePreferences({ ...preferences, dealbreakers: [] });
  await browser.client.answers.saveLifeProject(lifeProject);
  await browser.client.answers.saveSharedValues({ activities: [...activities] });
  await browser.client.answers.saveLoveProfile(love);
  const [{ id } = member] = await app.db.select().from(users).where(eq(users.email, member.email));
  return Object.assign(browser, { member: { ...member, id } });
}

const linksTo = async (app: TestApp, email: string) =>
  (await app.mailsTo(email, 0)).flatMap(({ text }) => /#jeton=([\w-]+)/.exec(text)?.[1] ?? []);
