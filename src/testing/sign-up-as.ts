import { eq } from 'drizzle-orm';
import { makeLink } from '#identity/accounts/server/shared/mail-link.ts';
import { hashChangeToken } from '#identity/entrance/server/shared/make-change-link.ts';
import { saveEmailChange, setToken } from '#identity/entrance/server/store.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { users } from '#server/schema.ts';
import { LYON } from './factories.ts';
import { TEST_PASSWORD, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

export const LOVE = {
  liberty_score: 3,
  fidelity_score: 4,
  communication_score: 5,
  tenderness_score: 4,
  sexuality_score: 3,
};

/** Opens the unfinished sign-up of an address, by the link that its mail would contain. */
export async function confirmAddress(app: TestApp, email: string): Promise<TestBrowser> {
  const made = await makeLink(app.services, { template: 'confirm-email', to: email });
  if (!made?.token) throw new Error(`${email} gets no link`);
  const browser = app.browser();
  await browser.client.accounts.confirmEmail({ token: made.token });
  return browser;
}

export function finishSignUp({ client }: TestBrowser, member: InsertedMember) {
  return client.signUp.finish({
    ...{ first_name: member.firstName, last_name: 'Exemple', gender: member.gender },
    ...{ birth_date: member.birthDate, city_code: LYON.code, has_children: false, bio: '' },
    ...{ password: TEST_PASSWORD, accepts_terms: true, accepts_love_life_use: true },
  });
}

/** Signs up with an address and this member's answers, except for the love profile. */
export async function signUpAs(app: TestApp, member: InsertedMember, love = LOVE) {
  const browser = await confirmAddress(app, member.email);
  await finishSignUp(browser, member);
  const { lifeProject, activities, preferences } = member;
  if (!lifeProject || !activities || !preferences) throw new Error('invented members answer everything');
  await browser.client.profile.savePreferences({ ...preferences, dealbreakers: [] });
  await browser.client.answers.saveLifeProject(lifeProject);
  await browser.client.answers.saveSharedValues({ activities: [...activities] });
  await browser.client.answers.saveLoveProfile(love);
  const [found] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, member.email));
  return Object.assign(browser, { member: { ...member, id: found?.id ?? '' } });
}

/**
 * Requests a change of address now.
 * @returns the links that its mails would contain
 */
export async function askedChange({ db, clock }: TestApp, member: string, email: string) {
  const expires_at = new Date(clock.now().getTime() + 3_600_000);
  await saveEmailChange(db, { user_id: member, new_email: email, session_id: 'of a test', expires_at });
  const links = { former: `former ${email}`, new: `new ${email}` };
  for (const side of ['former', 'new'] as const)
    await setToken(db, member, side, hashChangeToken(links[side]));
  return links;
}

/** Changes a member's address, confirmed from both mailboxes. */
export async function changeAddress(app: TestApp, member: string, email: string): Promise<void> {
  const links = await askedChange(app, member, email);
  const { confirm } = app.browser().client.emailChange;
  await confirm({ token: links.former });
  const { outcome } = await confirm({ token: links.new });
  if (outcome !== 'changed') throw new Error(`The address stays: ${outcome}`);
}
