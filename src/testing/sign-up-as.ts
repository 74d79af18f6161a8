import { eq } from 'drizzle-orm';
import { makeLink } from '#identity/accounts/server/shared/mail-link.ts';
import { hashChangeToken } from '#identity/entrance/server/shared/make-change-link.ts';
import { saveEmailChange, setToken } from '#identity/entrance/server/store.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { users } from '#server/schema.ts';
import type { MemberBrowser } from './conversations.ts';
import { aMember } from './factories.ts';
import { newAddress, TEST_PASSWORD, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

/** Opens the unfinished sign-up of an address, by the link that its mail would contain. */
export async function confirmAddress(app: TestApp, email = newAddress()): Promise<TestBrowser> {
  const made = await makeLink(app.services, { template: 'confirm-email', to: email });
  if (!made?.token) throw new Error(`${email} gets no link`);
  const browser = app.browser();
  await browser.client.accounts.confirmEmail({ token: made.token });
  return browser;
}

export function finishSignUp(
  { client }: TestBrowser,
  member: InsertedMember = aMember(),
  password = TEST_PASSWORD,
) {
  const { gender, birthDate, commune, hasChildren } = member;
  return client.signUp.finish({
    first_name: member.firstName,
    last_name: 'Exemple',
    gender,
    birth_date: birthDate,
    bio: '',
    city_code: commune.code,
    has_children: hasChildren,
    password,
    accepts_terms: true,
    accepts_love_life_use: true,
  });
}

/** Signs up with a member's address and answers, also after their account was erased. */
export async function signUpAs(app: TestApp, member: InsertedMember): Promise<MemberBrowser> {
  const browser = await confirmAddress(app, member.email);
  await finishSignUp(browser, member);
  const { lifeProject, activities, preferences, loveProfile } = member;
  if (!lifeProject || !activities || !preferences || !loveProfile)
    throw new Error('invented members answer everything');
  await browser.client.profile.savePreferences({ ...preferences, dealbreakers: [] });
  await browser.client.answers.saveLifeProject(lifeProject);
  await browser.client.answers.saveSharedValues({ activities: [...activities] });
  await browser.client.answers.saveLoveProfile(loveProfile);
  const [found] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, member.email));
  return Object.assign(browser, { member: { ...member, id: found?.id ?? '' } });
}

/** Changes a member's address, confirmed by the links that both mailboxes would get. */
export async function changeAddress(app: TestApp, member: string, email: string): Promise<void> {
  const { db, clock } = app;
  const expires_at = new Date(clock.now().getTime() + 3_600_000);
  await saveEmailChange(db, { user_id: member, new_email: email, session_id: 'of a test', expires_at });
  const { confirm } = app.browser().client.emailChange;
  const outcomes = [];
  for (const side of ['former', 'new'] as const) {
    const token = `${side} ${email}`;
    await setToken(db, member, side, hashChangeToken(token));
    outcomes.push((await confirm({ token })).outcome);
  }
  if (outcomes.at(-1) !== 'changed') throw new Error(`The address stays: ${outcomes}`);
}
