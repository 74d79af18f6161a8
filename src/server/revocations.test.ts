import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  accounts,
  drafts,
  encounters,
  memberPhones,
  passkeys,
  pushSubscriptions,
  staff,
  users,
} from '#server/schema.ts';
import { aConversation, logIn, type MemberBrowser } from '#testing/conversations.ts';
import { keptWorld } from '#testing/kept-world.ts';
import { finishSignUp } from '#testing/sign-up-as.ts';
import { newAddress, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { TestAuthenticator } from '#testing/test-authenticator.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { insertColleague, openDesk, phoneCode } from '#testing/test-colleagues.ts';
import { phoneWith } from '#testing/test-phone.ts';

/** Everything that opens an account or acts on its behalf, and what each event revokes; the rest stays. */
const MEMBER_EVENTS = {
  'changing the password': [
    'elsewhere',
    'pushElsewhere',
    'halfLogIn',
    'pendingPhone',
    'signUpLink',
    'resetLink',
    'changeLinks',
  ],
  'resetting the password by mail': [
    'here',
    'pushHere',
    'elsewhere',
    'pushElsewhere',
    'halfLogIn',
    'pendingPhone',
    'recentPasskey',
    'signUpLink',
    'resetLink',
    'changeLinks',
  ],
  'changing the address': [
    'elsewhere',
    'pushElsewhere',
    'signUpLink',
    'signUpLinkOfNewAddress',
    'resetLink',
    'changeLinks',
  ],
  'refusing the change from the former mailbox': [
    'here',
    'pushHere',
    'elsewhere',
    'pushElsewhere',
    'signUpLink',
    'changeLinks',
  ],
  'linking a phone': ['elsewhere', 'pushElsewhere', 'pendingPhone', 'signUpLink'],
  'removing the phone': ['phone', 'halfLogIn', 'signUpLink'],
  'logging out': ['here', 'pushHere', 'signUpLink'],
  'logging the other devices out': ['elsewhere', 'pushElsewhere', 'signUpLink'],
  'erasing the account': [
    'here',
    'pushHere',
    'elsewhere',
    'pushElsewhere',
    'halfLogIn',
    'pendingPhone',
    'phone',
    'oldPasskey',
    'recentPasskey',
    'draft',
    'friendLink',
    'signUpLink',
    'resetLink',
    'changeLinks',
  ],
} as const satisfies Record<string, readonly string[]>;
type MemberEvent = keyof typeof MEMBER_EVENTS;

/** Applies to a member with a second factor, and to one without. */
const WITH_PHONE = ['halfLogIn', 'phone'];
const WITHOUT_PHONE = ['pendingPhone'];
const NEW_PASSWORD = 'un matin de printemps';
const PUSH = 'https://fcm.googleapis.com/fcm/send/';

const app = await testApp();

const isIn = async (browser: TestBrowser) => (await browser.client.session.read()).member !== null;
const works = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );
const tokensOf = async (address: string) =>
  (await app.mailsTo(address, 0)).flatMap(({ text }) => /#jeton=([\w-]+)/.exec(text)?.[1] ?? []);

/** Returns the token of the link that an action has mailed. */
async function linkAfter(address: string, act: () => Promise<unknown>): Promise<string> {
  const before = await tokensOf(address);
  await act();
  await expect.poll(async () => (await tokensOf(address)).length).toBeGreaterThan(before.length);
  return (await tokensOf(address)).find((token) => !before.includes(token)) ?? '';
}

/** Returns a sign-up link from before the account had its password. */
async function signUpLinkOf(email: string): Promise<string> {
  const [account] = await app.db
    .select({ id: accounts.id, password: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email));
  const setPassword = (password: string | null) =>
    app.db
      .update(accounts)
      .set({ password })
      .where(eq(accounts.id, account?.id ?? ''));
  await setPassword(null);
  const token = await linkAfter(email, () => app.browser().client.accounts.signUp({ email }));
  await setPassword(account?.password ?? null);
  return token;
}

async function addPasskey({ client }: TestBrowser, code: string | undefined): Promise<string> {
  const before = (await client.passkeys.mine()).map(({ id }) => id);
  const { challenge } = await client.passkeys.begin({ password: TEST_PASSWORD, ...(code && { code }) });
  await client.passkeys.add({ response: new TestAuthenticator().create(challenge) });
  return (await client.passkeys.mine()).find(({ id }) => !before.includes(id))?.id ?? '';
}

const subscribe = ({ client }: TestBrowser, name: string) =>
  client.notifications.subscribe({
    endpoint: `${PUSH}${name}`,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  });

/** Restored before each test, with a copy of what a test uses up. */
const WORLDS = { withPhone: () => aMemberWith(true), withoutPhone: () => aMemberWith(false) };

async function aMemberWith(hasPhone: boolean) {
  const { claire: here, karim } = await aConversation(app);
  const { member } = here;
  const other = newAddress();
  const phone = hasPhone ? await linkPhone(here) : [];
  const code = (): { code?: string } => (hasPhone ? { code: phone.pop() ?? '' } : {});
  const elsewhere = hasPhone ? await withCode(member, code) : await logIn(app, member);
  const half = app.browser();
  if (hasPhone) await half.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  else await elsewhere.client.secondFactor.begin({ password: TEST_PASSWORD });
  const oldPasskey = await addPasskey(here, code().code);
  const longAgo = new Date(app.clock.now().getTime() - 40 * 86_400_000);
  await app.db.update(passkeys).set({ created_at: longAgo }).where(eq(passkeys.id, oldPasskey));
  const recentPasskey = await addPasskey(here, code().code);
  await subscribe(here, 'here');
  await subscribe(elsewhere, 'elsewhere');
  await here.client.drafts.save({ name: 'profile', words: '{}' });
  await app.db.insert(encounters).values({
    id: 'rendez-vous',
    proposer_id: karim.member.id,
    invited_id: member.id,
    moments: [],
    place_kind: 'Café',
    place_name: 'Le Petit Bouchon',
    changed_at: app.clock.now(),
    agreed_at: new Date('2026-12-03T19:30:00+01:00'),
  });
  const { url } = await here.client.encounters.shareDate({ id: karim.member.id });
  const change = { password: TEST_PASSWORD, email: other, ...code() };
  const former = await linkAfter(member.email, () => here.client.emailChange.ask(change));
  const links = {
    signUp: await signUpLinkOf(member.email),
    reset: await linkAfter(member.email, () =>
      app.browser().client.accounts.forgotPassword({ email: member.email }),
    ),
    former,
    new: await app.mailedToken(other),
    signUpOfNew: await linkAfter(other, () => app.browser().client.accounts.signUp({ email: other })),
  };
  const cookies = { here: new Map(here.cookies), elsewhere: elsewhere.cookies, half: half.cookies };
  return { viewer: here, member, phone, links, url, oldPasskey, recentPasskey, ...cookies };
}

async function everythingOf(hasPhone: boolean) {
  const world = await keptWorld(app, hasPhone ? WORLDS.withPhone : WORLDS.withoutPhone);
  const { member, links, url, oldPasskey, recentPasskey } = world;
  const [here, elsewhere] = [app.browser(world.here), app.browser(world.elsewhere)];
  const half = app.browser(world.half);
  const phone = [...world.phone];
  const code = (): { code?: string } => (hasPhone ? { code: phone.pop() ?? '' } : {});

  /** What is still valid; `halfLogIn` and the sign-up links come last, since they open sessions. */
  async function whatServes(): Promise<Record<string, boolean>> {
    const visitor = app.browser().client;
    const rows = (table: typeof passkeys, id: string) => app.db.$count(table, eq(table.id, id));
    const phones = (since: typeof isNull) =>
      app.db.$count(memberPhones, and(eq(memberPhones.user_id, member.id), since(memberPhones.since)));
    const pushes = (name: string) =>
      app.db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, `${PUSH}${name}`));
    const opens = async (token: string) => {
      const browser = app.browser();
      await works(browser.client.accounts.confirmEmail({ token }));
      return (await browser.client.session.read()).member?.steps.profile ?? false;
    };
    return {
      here: await isIn(here),
      elsewhere: await isIn(elsewhere),
      pushHere: (await pushes('here')) > 0,
      pushElsewhere: (await pushes('elsewhere')) > 0,
      oldPasskey: (await rows(passkeys, oldPasskey)) > 0,
      recentPasskey: (await rows(passkeys, recentPasskey)) > 0,
      draft: (await app.db.$count(drafts)) > 0,
      friendLink: (await app.browser().fetch(new URL(url).pathname)).status === 200,
      resetLink: (await visitor.accounts.checkResetLink({ token: links.reset })).usable,
      changeLinks:
        (await works(visitor.emailChange.look({ token: links.former }))) ||
        (await works(visitor.emailChange.look({ token: links.new }))),
      ...(hasPhone
        ? {
            phone: (await phones(isNotNull)) > 0,
            halfLogIn: await works(half.client.secondFactor.giveCode({ code: phone.pop() ?? '' })),
          }
        : { pendingPhone: (await phones(isNull)) > 0 }),
      signUpLink:
        (await opens(links.signUp)) || (await works(visitor.accounts.confirmEmail({ token: links.signUp }))),
      signUpLinkOfNewAddress: await works(visitor.accounts.confirmEmail({ token: links.signUpOfNew })),
    };
  }
  return { here, member, links, code, whatServes };
}

/** Returns its backup codes. */
async function linkPhone({ client }: TestBrowser): Promise<string[]> {
  const { key } = await client.secondFactor.begin({ password: TEST_PASSWORD });
  return (await client.secondFactor.confirm({ code: phoneWith(key, app.clock)() })).codes;
}

async function withCode(
  member: MemberBrowser['member'],
  code: () => { code?: string },
): Promise<TestBrowser> {
  const browser = app.knownBrowser(member.id);
  await browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  await browser.client.secondFactor.giveCode({ code: code().code ?? '' });
  return browser;
}

type Everything = Awaited<ReturnType<typeof everythingOf>>;

const ACTS: Record<MemberEvent, (all: Everything) => Promise<unknown>> = {
  'changing the password': ({ here, code }) =>
    here.client.accounts.changePassword({ current: TEST_PASSWORD, password: NEW_PASSWORD, ...code() }),
  'resetting the password by mail': ({ links }) =>
    app.browser().client.accounts.resetPassword({ token: links.reset, password: NEW_PASSWORD }),
  'changing the address': async ({ links }) => {
    for (const token of [links.former, links.new]) await app.browser().client.emailChange.confirm({ token });
  },
  'refusing the change from the former mailbox': ({ links }) =>
    app.browser().client.emailChange.refuse({ token: links.former }),
  'linking a phone': ({ here }) => linkPhone(here),
  'removing the phone': ({ here, code }) =>
    here.client.secondFactor.remove({ password: TEST_PASSWORD, ...code() }),
  'logging out': ({ here }) => here.client.session.end(),
  'logging the other devices out': ({ here }) => here.client.accounts.endOtherDevices(),
  'erasing the account': ({ here, code }) =>
    here.client.dataRights.deleteAccount({ password: TEST_PASSWORD, ...code() }),
};

const CASES = (Object.keys(MEMBER_EVENTS) as MemberEvent[]).flatMap((event) =>
  [true, false]
    .filter((hasPhone) => (hasPhone ? event !== 'linking a phone' : event !== 'removing the phone'))
    .map((hasPhone) => ({ event, hasPhone })),
);

describe('the account of a member', () => {
  test.each(CASES)(
    '$event revokes exactly what the table says (second factor: $hasPhone)',
    async ({ event, hasPhone }) => {
      const all = await everythingOf(hasPhone);
      const absent = hasPhone ? WITHOUT_PHONE : WITH_PHONE;
      await ACTS[event](all);
      const expected = MEMBER_EVENTS[event].filter((thing) => !absent.includes(thing));
      expect(revokedIn(await all.whatServes())).toEqual(expected.toSorted());
    },
  );
});

const revokedIn = (serving: Record<string, boolean>) =>
  Object.keys(serving)
    .filter((thing) => !serving[thing])
    .toSorted();

/** For an unfinished sign-up: the mailbox alone has opened two browsers. */
const UNFINISHED_EVENTS = {
  'finishing the sign-up': ['elsewhere', 'signUpLink', 'resetLink'],
  'resetting the password by mail': ['here', 'elsewhere', 'signUpLink', 'resetLink'],
  'erasing the account': ['here', 'elsewhere', 'draft', 'signUpLink', 'resetLink'],
} as const satisfies Record<string, readonly string[]>;
type UnfinishedEvent = keyof typeof UNFINISHED_EVENTS;

async function unfinished() {
  const email = newAddress();
  const ask = () => linkAfter(email, () => app.browser().client.accounts.signUp({ email }));
  const enter = async () => {
    const browser = app.browser();
    await browser.client.accounts.confirmEmail({ token: await ask() });
    return browser;
  };
  const [here, elsewhere] = [await enter(), await enter()];
  await here.client.drafts.save({ name: 'profile', words: '{}' });
  const reset = await linkAfter(email, () => app.browser().client.accounts.forgotPassword({ email }));
  return { email, here, elsewhere, signUp: await ask(), reset };
}

const UNFINISHED_ACTS: Record<
  UnfinishedEvent,
  (all: Awaited<ReturnType<typeof unfinished>>) => Promise<unknown>
> = {
  'finishing the sign-up': ({ here }) => finishSignUp(here),
  'resetting the password by mail': ({ reset }) =>
    app.browser().client.accounts.resetPassword({ token: reset, password: NEW_PASSWORD }),
  'erasing the account': ({ here }) => here.client.dataRights.deleteAccount({}),
};

describe('an unfinished sign-up', () => {
  test.each(Object.keys(UNFINISHED_EVENTS) as UnfinishedEvent[])(
    '%s revokes exactly what the table says',
    async (event) => {
      const all = await unfinished();
      await UNFINISHED_ACTS[event](all);
      const visitor = app.browser().client;
      const serving = {
        here: await isIn(all.here),
        elsewhere: await isIn(all.elsewhere),
        draft: (await app.db.$count(drafts)) > 0,
        resetLink: (await visitor.accounts.checkResetLink({ token: all.reset })).usable,
        signUpLink: await works(visitor.accounts.confirmEmail({ token: all.signUp })),
      };
      expect(revokedIn(serving)).toEqual([...UNFINISHED_EVENTS[event]].toSorted());
    },
  );

  test('a link opened while the sign-up is being completed leaves no lasting session', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { here, signUp } = await unfinished();
      const late = app.browser();
      const [finished] = await Promise.allSettled([
        finishSignUp(here),
        late.client.accounts.confirmEmail({ token: signUp }),
      ]);
      expect(finished.status).toBe('fulfilled');
      expect(await isIn(late)).toBe(false);
    }
  });

  test('an earlier link answers 410 once there is a password, whatever its state', async () => {
    const { client } = app.browser();
    const { email } = (await app.memberBrowser()).member;
    const token = await signUpLinkOf(email);
    const refused = await client.accounts.confirmEmail({ token }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'LINK_EXPIRED', status: 410 });
    expect((await client.session.read()).member).toBeNull();
  });
});

const STAFF_EVENTS = {
  'choosing a password by the mailed link': ['here', 'elsewhere', 'link'],
  'changing the roles': ['here', 'elsewhere', 'calendar'],
  'disabling the account': ['here', 'elsewhere', 'link', 'calendar'],
  'resetting the second factor': ['here', 'elsewhere', 'phone'],
  'linking another phone': ['here', 'elsewhere', 'phone'],
  'logging out': ['here'],
} as const satisfies Record<string, readonly string[]>;
type StaffEvent = keyof typeof STAFF_EVENTS;

async function colleagueWithEverything() {
  const admin = await app.staffBrowser('admin');
  const colleague = await insertColleague(app, ['coach', 'matchmaker']);
  const [here, elsewhere] = [await openDesk(app, colleague), await openDesk(app, colleague)];
  const { address } = await here.client.deskAppointments.calendar({ open: true });
  const link = await linkAfter(colleague.email, () =>
    app.browser().client.deskStaff.askPasswordLink({ email: colleague.email }),
  );
  return { admin, colleague, here, elsewhere, link, calendar: new URL(address ?? '').pathname };
}

const REASON = 'Parti';
const STAFF_ACTS: Record<
  StaffEvent,
  (all: Awaited<ReturnType<typeof colleagueWithEverything>>) => Promise<unknown>
> = {
  'choosing a password by the mailed link': ({ link: token }) =>
    app.browser().client.deskStaff.setPassword({ token, firstName: 'Hélène', password: NEW_PASSWORD }),
  'changing the roles': ({ admin, colleague: { id } }) =>
    admin.client.deskStaff.saveRoles({ id, roles: ['coach'] }),
  'disabling the account': ({ admin, colleague: { id } }) =>
    admin.client.deskStaff.disable({ id, reason: REASON }),
  'resetting the second factor': ({ admin, colleague: { id } }) =>
    admin.client.deskStaff.resetSecondFactor({ id, reason: REASON }),
  'linking another phone': ({ here }) => here.client.deskStaff.forgetPhone({ code: phoneCode(app) }),
  'logging out': ({ here }) => here.client.deskStaff.logOut(),
};

describe('the account of a colleague', () => {
  test.each(Object.keys(STAFF_EVENTS) as StaffEvent[])(
    '%s revokes exactly what the table says',
    async (event) => {
      const all = await colleagueWithEverything();
      await STAFF_ACTS[event](all);
      const isOpen = async ({ client }: TestBrowser) => (await client.deskStaff.session()).stage === 'open';
      const [row] = await app.db.select().from(staff).where(eq(staff.id, all.colleague.id));
      const serving = {
        here: await isOpen(all.here),
        elsewhere: await isOpen(all.elsewhere),
        phone: row?.totp_since !== null,
        calendar: (await app.browser().fetch(all.calendar)).status === 200,
        link: await works(app.browser().client.deskStaff.checkPasswordLink({ token: all.link })),
      };
      expect(revokedIn(serving)).toEqual([...STAFF_EVENTS[event]].toSorted());
    },
  );
});
