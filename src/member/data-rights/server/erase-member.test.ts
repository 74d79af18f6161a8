import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/client.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { consentProofs, profiles, userEvents, users } from '#server/schema.ts';
import { aConversation } from '#testing/conversations.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { CANARY, KEPT, TABLES } from '#testing/fill-tables.ts';
import { listKeptPhotos } from '#testing/kept-photos.ts';
import { dumpTables, someoneEverywhere, tracesIn } from '#testing/someone-everywhere.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { eraseMember } from './shared/erase-member.ts';

const app = await testApp();

test('erases an unfinished sign-up without a password, unless it has one', async () => {
  const [browser, email] = [app.browser(), 'a-moitie@exemple.invalid'];
  await browser.client.accounts.signUp({ email });
  await browser.client.accounts.confirmEmail({ token: await app.mailedToken(email) });
  expect((await browser.client.session.read()).member).toMatchObject({ hasPassword: false });
  await browser.client.dataRights.deleteAccount({});
  expect(await app.db.$count(users)).toBe(0);

  await browser.client.accounts.signUp({ email });
  await browser.client.accounts.confirmEmail({ token: await app.mailedToken(email, 3) });
  await browser.client.accounts.forgotPassword({ email });
  await browser.client.accounts.resetPassword({
    token: await app.mailedToken(email, 4),
    password: TEST_PASSWORD,
  });
  await browser.client.accounts.logIn({ email, password: TEST_PASSWORD });
  expect((await browser.client.session.read()).member).toMatchObject({ hasPassword: true });
  expect(await refusalOf(browser.client.dataRights.deleteAccount({}))).toBe('WRONG_PASSWORD');
  await browser.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  expect(await app.db.$count(users)).toBe(0);
});

describe('a deleted account', () => {
  test('leaves no trace in any table, job or file, except what the rules keep', async () => {
    const { her, him, photos, traces } = await someoneEverywhere(app);
    expect(tracesIn(await dumpTables(app.db), traces)).toEqual(
      expect.arrayContaining([
        ...TABLES.map(tableName).filter((name) => !WITHOUT_PEOPLE.includes(name)),
        'pgboss.job',
      ]),
    );
    await her.client.dataRights.deleteAccount({ password: TEST_PASSWORD });

    // The last mail contains the address until it is sent.
    await expect
      .poll(async () => tracesIn(await dumpTables(app.db), traces).sort())
      .toEqual(['user_reports']);
    const kept = await listKeptPhotos(app.services.photos);
    expect(kept.filter((id) => photos.includes(id))).toEqual([]);
    const tables = await snapshotTables(app.db);
    expect(tables.user_reports).toHaveLength(2);
    for (const report of tables.user_reports ?? []) {
      expect(report).toContain(KEPT);
      // Evidence contains the messages of both sides, without names.
      expect(report).toContain(`${CANARY} message`);
      expect(
        tracesIn(
          { report },
          traces.filter((trace) => trace !== CANARY),
        ),
      ).toEqual([]);
    }
    // One for her current and one for her former address.
    expect(tables.erasure_ledger).toHaveLength(2);
    // A job for another member whose id has the same prefix is kept.
    expect((await dumpTables(app.db))['pgboss.job']).toContain(`${her.member.id}0`);
    expect(tables.users).toHaveLength(1);
    expect(await him.client.conversations.contacts()).toEqual([]);
  });

  test('deletes its own queued mails, but none in which another member mentions its address', async () => {
    const her = await app.memberBrowser();
    const { email, id } = her.member;
    const { jobs } = app.services;
    await jobs.work('letters', () => Promise.resolve());
    const others = [
      { to: 'dpo@equipe.invalid', data: { email: 'anne@exemple.invalid', message: `${email} me harcèle` } },
      { to: 'dpo@equipe.invalid', data: { email: 'anne@exemple.invalid', message: email } },
      { to: `o'${email}`, data: {} },
    ];
    const hers = [
      { to: email, data: {} },
      { to: 'dpo@equipe.invalid', data: { email: email.toUpperCase(), message: 'Bonjour' } },
      { to: 'equipe@equipe.invalid', key: `${id}:2026-11-21`, data: {} },
    ];
    for (const letter of [...others, ...hers])
      await jobs.send(app.db, 'letters', letter, { startAfter: 3600 });
    await her.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const { rows } = await app.db.execute(
      sql`SELECT data FROM pgboss.job WHERE name = 'letters' ORDER BY created_on, data::text`,
    );
    expect(rows.map(({ data }) => data)).toEqual(expect.arrayContaining(others));
    expect(rows).toHaveLength(others.length);
  });

  test('ends its sessions at once, is confirmed by a last mail, and frees its address', async () => {
    const her = await app.memberBrowser();
    const { email } = her.member;
    const stolen = app.browser();
    for (const [name, value] of her.cookies) stolen.cookies.set(name, value);
    await her.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    expect(her.cookies.size).toBe(0);
    expect((await stolen.fetch('/api/profile')).status).toBe(401);
    expect((await app.mailsTo(email)).at(-1)?.subject).toBe('Votre compte est supprimé');
    expect(await refusalOf(app.browser().client.accounts.logIn({ email, password: TEST_PASSWORD }))).toBe(
      'INVALID_CREDENTIALS',
    );
    await app.browser().client.accounts.signUp({ email });
  });

  test('disappears from the contact list of every contact', async () => {
    const { claire, karim } = await aConversation(app);
    const told: string[] = [];
    const live = { ...app.services.live, publish: (members: readonly string[]) => told.push(...members) };
    await eraseMember({ ...app.services, live }, claire.member.id, { reason: 'asked' });
    expect(told).toEqual([karim.member.id]);
    const events = await app.db
      .select({ kind: userEvents.kind, contact: userEvents.contact_id })
      .from(userEvents)
      .where(eq(userEvents.user_id, karim.member.id))
      .orderBy(userEvents.seq);
    expect(events.at(-1)).toEqual({ kind: 'contacts-changed', contact: null });
  });
});

test('deletes atomically amid messages in flight, without data loss for others', async () => {
  const her = await app.memberBrowser();
  const men = [
    await app.memberBrowser(aMan()),
    await app.memberBrowser(aMan()),
    await app.memberBrowser(aMan()),
  ];
  await her.client.matching.selection();
  for (const { member } of men) await her.client.matching.startConversation({ profileId: member.id });
  const writing = men.flatMap((man) =>
    Array.from({ length: 5 }, (_, turn) =>
      man.client.conversations
        .send({ id: her.member.id, clientId: crypto.randomUUID(), content: `Bonsoir ${turn}` })
        .then(
          () => 'sent',
          (error) => error.code,
        ),
    ),
  );
  const answering = men.map(({ member }) =>
    her.client.conversations.send({ id: member.id, clientId: crypto.randomUUID(), content: 'Bonsoir' }).then(
      () => 'sent',
      (error) => error.code,
    ),
  );
  await her.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  await Promise.all([...writing, ...answering]);
  const tables = await snapshotTables(app.db);
  expect(tables.users).toHaveLength(3);
  expect([tables.chat_messages, tables.chat_contacts, tables.chat_openings]).toEqual([[], [], []]);
  for (const man of men) expect(await man.client.conversations.contacts()).toEqual([]);
});

describe('a deletion', () => {
  test('changes no data when the password is wrong, and locks out the right one for a while after ten', async () => {
    const { client } = await app.memberBrowser();
    const before = await snapshotTables(app.db);
    const ask = (password: string) => refusalOf(client.dataRights.deleteAccount({ password }));
    expect(await ask('pas le bon')).toBe('WRONG_PASSWORD');
    expect(await snapshotTables(app.db)).toEqual(before);
    for (let time = 1; time < 10; time += 1) expect(await ask('pas le bon')).toBe('WRONG_PASSWORD');
    expect(await ask(TEST_PASSWORD)).toBe('ACCOUNT_LOCKED');
    app.clock.advance({ minutes: 16 });
    await client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  });

  test('changes no data when any statement fails', async () => {
    const { her } = await someoneEverywhere(app);
    const before = await everything();
    let statements = 0;
    for (;;) {
      const services = { ...app.services, db: failingAt(statements) };
      const outcome = await eraseMember(services, her.member.id, { reason: 'asked' }).catch(String);
      if (outcome === 'erased') break;
      expect(outcome).toContain('cut off');
      expect({ statements, after: await everything() }).toEqual({ statements, after: before });
      statements += 1;
    }
    expect(statements).toBeGreaterThan(8);
    expect(await app.db.$count(profiles)).toBe(1);
  });

  test('keeps the proof of consents, under a pseudonym, for five years', async () => {
    const email = `preuves-${process.pid}@exemple.invalid`;
    const [claire] = await app.insert(aMember({ email }));
    await eraseMember(app.services, claire.id, { reason: 'asked' });
    const proofs = await app.db.select().from(consentProofs);
    expect(proofs.map(({ purpose }) => purpose).toSorted()).toEqual([
      'coaching',
      'interview',
      'intimate-workshop',
      'love-life',
      'quiz',
      'terms',
    ]);
    expect(new Set(proofs.map(({ person }) => person))).toEqual(
      new Set([addressPseudonym(app.services.secret, email)]),
    );
    expect(JSON.stringify(proofs)).not.toMatch(new RegExp(`${claire.id}|${email}`));
    expect(proofs[0]?.until).toEqual(new Date('2031-11-21T11:00:00Z'));
    const [young] = await app.insert(aMember());
    await eraseMember(app.services, young.id, { reason: 'under-age' });
    expect(await app.db.$count(consentProofs)).toBe(6);
  });

  test('returns not-found for a member who is already gone', async () => {
    expect(await eraseMember(app.services, 'personne', { reason: 'asked' })).toBe('not-found');
    expect(await app.db.$count(users)).toBe(0);
  });
});

const WITHOUT_PEOPLE = [
  // Contains keyed hashes only.
  'mail_codes',
  'consent_proofs',
  'identification_records',
  'kept_pairs',
  'offers',
  'service_questions',
  'banner',
  'articles',
  'public_team',
  'testimonials',
  'public_pictures',
  'saved_replies',
  'support_closures',
  'support_hours',
  'terms_changes',
  'support_presence',
  'founding_places',
  'members_by_cell',
  'communes',
  'daily_figures',
  'funnel_counters',
  'cookie_choices',
  'erasure_ledger',
  'erasure_marks',
  'report_photos',
  'authority_requests',
  'case_openings',
  'redresses',
  'refused_addresses',
  'coaches',
  'workshop_leaders',
  'workshop_sessions',
  'appointment_hosts',
  'appointment_slots',
  'staff',
  'staff_sessions',
  'staff_backup_codes',
  'staff_push_subscriptions',
  'staff_links',
  'staff_audit',
  'security_events',
  'lasting_keys',
];
const tableName = (table: (typeof TABLES)[number]) =>
  Reflect.get(table, Symbol.for('drizzle:Name')) as string;

async function everything() {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM pgboss.job WHERE name = 'naming' ORDER BY id`,
  );
  return { tables: await snapshotTables(app.db), jobs: rows };
}

function failingAt(statement: number): Database {
  let made = 0;
  const statements = ['select', 'insert', 'update', 'delete', 'execute'];
  const counting = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(from, name) {
        const value = Reflect.get(from, name, from);
        if (!statements.includes(String(name)) || typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (made++ === statement) throw new Error('cut off');
          return Reflect.apply(value, from, args);
        };
      },
    });
  return new Proxy(app.db, {
    get(from, name) {
      if (name !== 'transaction') return Reflect.get(from, name, from);
      return (work: (tx: Database) => Promise<unknown>) => app.db.transaction((tx) => work(counting(tx)));
    },
  });
}
