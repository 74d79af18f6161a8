import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { identificationRecords, moderationCases, staffAudit, users } from '#server/schema.ts';
import { aConversation } from '#testing/conversations.ts';
import { aMember } from '#testing/factories.ts';
import { confirmAddress, finishSignUp } from '#testing/sign-up-as.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { openIdentification } from './open-identification.ts';
import { runHousekeeping } from './schedule.ts';

const AUTH_SECRET = 'a secret that only the tests know, 32+';

const app = await testApp();
let key: string;
beforeEach(async () => {
  key = await generateX25519Identity();
});
afterEach(() => keep(undefined));

function keep(recipient: string | undefined) {
  app.services.env.IDENTIFICATION_KEEPING = recipient;
}

async function signUp(email: string) {
  const browser = await confirmAddress(app, email);
  await finishSignUp(browser, aMember({ firstName: 'Anne', birthDate: '1990-03-02' }));
  return browser;
}

const records = () => app.db.select().from(identificationRecords).orderBy(identificationRecords.id);
const emails = () => app.db.select({ id: users.id, email: users.email }).from(users);

describe('identification at sign-up and log-in', () => {
  test.each([undefined, 'none'])('leaves no record while the setting is %s', async (choice) => {
    keep(choice);
    const email = `anne-${choice}@exemple.invalid`;
    await signUp(email);
    await app.browser().client.accounts.logIn({ email, password: TEST_PASSWORD });
    expect(await records()).toEqual([]);
  });

  test('leaves a sealed record when configured, without plain name, address or network', async () => {
    keep(await identityToRecipient(key));
    await signUp('anna@exemple.invalid');
    const password = TEST_PASSWORD;
    await app.browser().client.accounts.logIn({ email: 'anna@exemple.invalid', password });
    const kept = await records();
    expect(kept.map(({ occasion, until }) => [occasion, until === null])).toEqual([
      ['sign-up', true],
      ['log-in', false],
    ]);
    // Four letters alone occur in a sealed text by chance now and then.
    expect(JSON.stringify(kept)).not.toMatch(/anna@|"Anne"|Exemple|1990-03|127\.0/i);
    expect(new Set(kept.map(({ person }) => person))).toEqual(
      new Set([addressPseudonym(app.services.secret, 'anna@exemple.invalid')]),
    );
  });

  test('a wrong password leaves no record', async () => {
    keep(await identityToRecipient(key));
    await app.insert(aMember({ email: 'annie@exemple.invalid' }));
    const wrong = { email: 'annie@exemple.invalid', password: 'ce n’est pas le bon' };
    expect(await refusalOf(app.browser().client.accounts.logIn(wrong))).toBe('INVALID_CREDENTIALS');
    expect(await records()).toEqual([]);
  });

  test('expires a year after a log-in, and five years after the account', async () => {
    keep(await identityToRecipient(key));
    const anne = await signUp('annette@exemple.invalid');
    await app.browser().client.accounts.logIn({ email: 'annette@exemple.invalid', password: TEST_PASSWORD });
    await anne.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    expect(await emails()).toEqual([]);
    expect((await records()).map(({ occasion }) => occasion)).toEqual(['sign-up', 'log-in', 'end']);
    const now = app.clock.now();
    const nightOf = async (years: number, minutes: number) => {
      const then = new Date(now);
      then.setUTCFullYear(then.getUTCFullYear() + years, then.getUTCMonth(), then.getUTCDate());
      app.clock.set(new Date(then.getTime() + minutes * 60_000).toISOString());
      await runHousekeeping(app.services);
      return (await records()).map(({ occasion }) => occasion);
    };
    expect(await nightOf(1, -1)).toEqual(['sign-up', 'log-in', 'end']);
    expect(await nightOf(1, 1)).toEqual(['sign-up', 'end']);
    expect(await nightOf(5, -1)).toEqual(['sign-up', 'end']);
    expect(await nightOf(5, 1)).toEqual([]);
  });
});

const [FIRST, SECOND] = ['7f2c8a10-0000-4000-8000-000000000001', '7f2c8a10-0000-4000-8000-000000000002'];

describe('an authority’s written request', () => {
  /** @param erasedBefore whether the account is erased, with its address in a decided case, before the request */
  async function asked({ erasedBefore = false } = {}) {
    keep(await identityToRecipient(key));
    const { claire, karim } = await aConversation(app);
    const { email } = karim.member;
    await app.browser().client.accounts.logIn({ email, password: TEST_PASSWORD });
    await claire.client.reports.report({
      profileId: karim.member.id,
      matter: 'threat',
      reason: 'Il menace.',
    });
    const [row] = await app.db.select().from(moderationCases);
    const caseId = row?.id ?? '';
    if (erasedBefore) {
      await app.db.update(moderationCases).set({ holds_address: false });
      await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    }
    const marc = await app.staffBrowser('moderation');
    const ask = async (id: string, named = {}) =>
      marc.client.deskAuthorities.ask({
        id,
        case: caseId,
        authority: 'Commissariat de Nantes',
        reference: 'PV 2026/4821',
        from: '2026-11-20',
        until: '2026-11-22',
        ...named,
      });
    const handOver = async (id = FIRST) =>
      (await app.staffBrowser('admin')).client.deskAuthorities.handOver({ id });
    await ask(FIRST);
    const askAgain = async (address: string) => {
      app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
      await ask(SECOND, { email: address });
      await handOver(SECOND);
    };
    const open = (address = email, variables = {}, number = caseId) =>
      openIdentification(
        { ...app.services, env: { ...app.services.env, AUTH_SECRET, ...variables } },
        address,
        number,
      );
    return { claire, karim, email, open, ask, handOver, askAgain };
  }

  test('opens nothing before another colleague has handed over its file, or for another person', async () => {
    const { open, handOver, claire } = await asked();
    const withKey = { IDENTIFICATION_KEY: key };
    expect(await open(undefined, withKey)).toEqual([expect.stringContaining('Aucune demande')]);
    await handOver();
    expect(await open(claire.member.email, withKey)).toEqual([expect.stringContaining('autre personne')]);
    expect(await app.db.$count(staffAudit)).toBe(2);
  });

  test('opens an erased account’s records by its own address only', async () => {
    const { open, handOver, claire, karim, email } = await asked();
    await handOver();
    await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const withKey = { IDENTIFICATION_KEY: key };
    expect(await open(claire.member.email, withKey)).toEqual([expect.stringContaining('autre personne')]);
    expect((await open(email, withKey)).map((line) => JSON.parse(line).email)).toContain(email);
  });

  test('must name the address of an account that was already erased', async () => {
    const { open, handOver, askAgain, claire, email } = await asked({ erasedBefore: true });
    await handOver();
    const withKey = { IDENTIFICATION_KEY: key };
    expect(await open(email, withKey)).toEqual([expect.stringContaining('ne nomme aucune adresse')]);
    await askAgain(email);
    expect(await open(claire.member.email, withKey)).toEqual([expect.stringContaining('autre personne')]);
    expect((await open(email, withKey)).map((line) => JSON.parse(line).email)).toContain(email);
  });

  test('opens by its request number when it names an address and no case, for that address', async () => {
    const { email, open, handOver, claire, ask } = await asked();
    await ask(SECOND, { case: null, email });
    const withKey = { IDENTIFICATION_KEY: key };
    expect(await open(email, withKey, SECOND)).toEqual([expect.stringContaining('Aucune demande')]);
    await handOver(SECOND);
    expect(await open(claire.member.email, withKey, SECOND)).toEqual([
      expect.stringContaining('autre personne'),
    ]);
    expect(JSON.parse((await open(email, withKey, SECOND))[0] ?? '')).toMatchObject({ email });
    // A record about a case opens with the number of the case, not of the request.
    await handOver();
    expect(await open(email, withKey, FIRST)).toEqual([expect.stringContaining('Aucune demande')]);
  });

  test('lists records without the secret key, opens them with it, and is logged', async () => {
    const { email, open, handOver } = await asked();
    await handOver();
    const listed = await open();
    expect(listed.map((line) => line.split('  ').at(-1))).toEqual([
      expect.stringContaining('IDENTIFICATION_KEY'),
      'log-in',
      'log-in',
    ]);
    app.clock.set('2026-11-30T10:00:00Z');
    await app.browser().client.accounts.logIn({ email, password: TEST_PASSWORD });
    expect(await open()).toEqual(listed);
    expect(listed.join()).not.toContain(email);
    const [line = ''] = await open(email, { IDENTIFICATION_KEY: key });
    expect(JSON.parse(line)).toMatchObject({ occasion: 'log-in', email, address: '127.0.0.1' });
    const other = await open(email, { IDENTIFICATION_KEY: await generateX25519Identity() });
    expect(other.map((one) => one.split('  ').at(-1))).toEqual(Array(2).fill('scellé pour une autre clé'));
    expect(await app.auditLog('authorities.open-identification')).not.toEqual([]);
  });
});
