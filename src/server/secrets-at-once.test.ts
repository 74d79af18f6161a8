import { eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { staffFactors } from '#desk/staff/server/second-factor-store.ts';
import { makeStaffLink } from '#desk/staff/server/shared/make-staff-link.ts';
import { makeLink } from '#identity/accounts/server/shared/mail-link.ts';
import { createSecondFactor } from '#identity/factors/server/shared/create-second-factor.ts';
import { memberFactor } from '#identity/factors/server/shared/require-code.ts';
import { memberBackupCodes, staff, staffBackupCodes } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { anotherNode, refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import { TestAuthenticator } from '#testing/test-authenticator.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { insertColleague, openDesk } from '#testing/test-colleagues.ts';
import { phoneWith } from '#testing/test-phone.ts';

const password = TEST_PASSWORD;
const app = await testApp();

const isUsable = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );

type MadeLink = (on: TestApp) => Promise<string>;

/** Each kind of mailed link of which only the newest is valid: how to create one, and whether it is valid. */
const LINKS: Record<string, () => Promise<{ make: MadeLink; serves: (token: string) => Promise<boolean> }>> =
  {
    'the reset of a password': async () => {
      const [member] = await app.insert(aMember());
      return {
        make: async ({ services }) =>
          (await makeLink(services, { template: 'reset-password', to: member.email }))?.token ?? '',
        serves: async (token) => (await app.browser().client.accounts.checkResetLink({ token })).usable,
      };
    },
    'the password of a colleague': async () => {
      const { email } = await insertColleague(app, ['support']);
      return {
        make: async ({ services }) =>
          (await makeStaffLink(services, { template: 'staff-password', to: email }))?.token ?? '',
        serves: (token) => isUsable(app.browser().client.deskStaff.checkPasswordLink({ token })),
      };
    },
  };

describe('links created by two nodes at the same instant', () => {
  test.each(Object.keys(LINKS))('leave one valid link: %s', async (kind) => {
    const link = await LINKS[kind]?.();
    if (!link) throw new Error(kind);
    const nodes = [app, await anotherNode(app)];
    for (let time = 0; time < 5; time += 1) {
      const tokens = await Promise.all([...nodes, ...nodes, ...nodes].map((node) => link.make(node)));
      expect(new Set(tokens).size).toBe(6);
      const serving = await Promise.all(tokens.map((token) => link.serves(token)));
      expect(serving.filter(Boolean)).toHaveLength(1);
    }
    await nodes[1]?.stop();
  });
});

/** The second factor of each kind of person, as their browser links and uses it. */
const PEOPLE = {
  'a member': async () => {
    const browser = await app.memberBrowser();
    const { id, email } = browser.member;
    return {
      browser,
      id,
      factor: memberFactor,
      begin: async () => (await browser.client.secondFactor.begin({ password })).key,
      confirm: async (code: string) => (await browser.client.secondFactor.confirm({ code })).codes,
      renew: async (on: TestBrowser, code: string) =>
        (await on.client.secondFactor.renewBackupCodes({ password, code })).codes,
      logIn: async (code: string) => {
        const fresh = app.browser();
        await fresh.client.accounts.logIn({ email, password });
        await fresh.client.secondFactor.giveCode({ code });
        return fresh;
      },
      unused: () => app.db.$count(memberBackupCodes, isNull(memberBackupCodes.used_at)),
    };
  },
  'a colleague': async () => {
    const colleague = await insertColleague(app, ['support']);
    await app.db.update(staff).set({ totp_secret: null, totp_since: null }).where(eq(staff.id, colleague.id));
    const browser = await openDesk(app, colleague, false);
    return {
      browser,
      id: colleague.id,
      factor: createSecondFactor('staff', staffFactors),
      begin: async () => (await browser.client.deskStaff.beginEnrolment()).key,
      confirm: async (code: string) => (await browser.client.deskStaff.finishEnrolment({ code })).codes,
      renew: async (on: TestBrowser, code: string) =>
        (await on.client.deskStaff.renewBackupCodes({ code })).codes,
      logIn: async (code: string) => {
        const fresh = app.browser();
        await fresh.client.deskStaff.logIn({ email: colleague.email, password });
        await fresh.client.deskStaff.giveCode({ code });
        return fresh;
      },
      unused: () => app.db.$count(staffBackupCodes, isNull(staffBackupCodes.used_at)),
    };
  },
};

describe.each(Object.entries(PEOPLE))('the second factor of %s', (_, person) => {
  test('gets a new key at each start, and an earlier key, possibly seen by others, confirms nothing', async () => {
    const { begin, confirm } = await person();
    const [seen, own] = [await begin(), await begin()];
    expect(own).not.toBe(seen);
    expect(await refusalOf(confirm(phoneWith(seen, app.clock)()))).toBe('WRONG_CODE');
    expect(await confirm(phoneWith(own, app.clock)())).toHaveLength(10);
  });

  test('has the confirmed key, even when another start runs at the same instant', async () => {
    const { begin, confirm, logIn } = await person();
    const phone = phoneWith(await begin(), app.clock);
    const [confirmed] = await Promise.allSettled([confirm(phone()), begin(), begin()]);
    app.clock.advance({ ms: 30_000 });
    if (confirmed.status === 'fulfilled') await logIn(phone());
    else expect(await refusalOf(Promise.reject(confirmed.reason))).toBe('WRONG_CODE');
  });

  test('has ten backup codes after any number of concurrent renewals', async () => {
    const { begin, confirm, factor, id, unused } = await person();
    await confirm(phoneWith(await begin(), app.clock)());
    const renew = () => app.db.transaction((tx) => factor.renewBackupCodes(tx, app.services, id));
    for (let time = 0; time < 3; time += 1) {
      await Promise.all(Array.from({ length: 6 }, renew));
      expect(await unused()).toBe(10);
    }
  });

  test('has the ten backup codes of one response after renewals at the same instant', async () => {
    const { browser, begin, confirm, renew, logIn, unused } = await person();
    const codes = await confirm(phoneWith(await begin(), app.clock)());
    const browsers = [browser];
    while (browsers.length < 4) browsers.push(await logIn(codes.pop() ?? ''));
    const renewed = await Promise.allSettled(browsers.map((on) => renew(on, codes.pop() ?? '')));
    const given = renewed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(given.length).toBeGreaterThan(0);
    expect(await unused()).toBe(10);
    const serving: string[] = [];
    for (const [code] of given) if (code && (await isUsable(logIn(code)))) serving.push(code);
    expect(serving).toHaveLength(1);
  });
});

test('a restarted passkey enrolment rejects the earlier challenge', async () => {
  const { client } = await app.memberBrowser();
  const [first, second] = [
    await client.passkeys.begin({ password }),
    await client.passkeys.begin({ password }),
  ];
  expect(first.challenge).not.toBe(second.challenge);
  const response = new TestAuthenticator().create(first.challenge);
  expect(await refusalOf(client.passkeys.add({ response }))).toBe('PASSKEY_REFUSED');
});
