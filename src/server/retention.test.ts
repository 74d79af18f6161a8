import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { PROOF_KEPT_MONTHS } from '#identity/ad-measurement/rules.ts';
import { PROOF_KEPT_YEARS } from '#identity/consents/rules.ts';
import { DRAFT_KEPT_DAYS } from '#identity/drafts/rules.ts';
import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { DECISION_KEPT_YEARS } from '#mechanisms/decisions/rules.ts';
import { ORDER_KEPT_YEARS, REPORT_KEPT_YEARS } from '#member/data-rights/rules.ts';
import { LEFT_PLACES_DAYS } from '#member/profile/rules.ts';
import { NOTICE_MATTERS } from '#member/reports/rules.ts';
import { insertSentMail, SENT_MAILS_KEPT_MONTHS } from '#platform/mail/sent-mail-store.ts';
import { aMember } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { FORGOTTEN_EACH_NIGHT, runHousekeeping } from './schedule.ts';
import {
  cityChanges,
  consentProofs,
  contentNotices,
  cookieChoices,
  drafts,
  keptPairs,
  memberActivity,
  moderationDecisions,
  orders,
  rateLimits,
  refusedAddresses,
  sentMails,
  statements,
} from './schema.ts';

const WRITTEN = new Date('2026-11-21T12:00:00Z');
const months = (count: number) => monthsLater(WRITTEN, count);
const days = (count: number) => new Date(WRITTEN.getTime() + count * DAY_MS);
const member = aMember();

const KEPT: [PgTable, (app: TestApp) => Promise<unknown>, Date][] = [
  [
    cityChanges,
    ({ db }) =>
      db.insert(cityChanges).values({ user_id: member.id, changed_at: WRITTEN, latitude: 45, longitude: 4 }),
    days(LEFT_PLACES_DAYS),
  ],
  [
    drafts,
    ({ db }) => db.insert(drafts).values({ user_id: member.id, name: 'quiz', words: 'x', saved_at: WRITTEN }),
    days(DRAFT_KEPT_DAYS),
  ],
  [rateLimits, ({ db }) => db.insert(rateLimits).values({ key: 'x', count: 1, resetsAt: days(1) }), days(1)],
  [
    cookieChoices,
    ({ db }) =>
      db.insert(cookieChoices).values({ receipt: 'x', choice: 'refused', version: 'x', chosen_at: WRITTEN }),
    months(PROOF_KEPT_MONTHS),
  ],
  [
    keptPairs,
    ({ db }) =>
      db.insert(keptPairs).values({
        kind: 'apart' as const,
        person: 'x',
        other: 'y',
        since: WRITTEN,
        until: months(36),
      }),
    months(36),
  ],
  [
    consentProofs,
    ({ db }) =>
      db.insert(consentProofs).values({
        person: 'x',
        purpose: 'terms' as const,
        version: 'x',
        text_date: '2026-11-21',
        text_sha256: 'x',
        given_at: WRITTEN,
        until: months(12 * PROOF_KEPT_YEARS),
      }),
    months(12 * PROOF_KEPT_YEARS),
  ],
  [
    refusedAddresses,
    ({ db }) => db.insert(refusedAddresses).values({ person: 'x', cause: 'x', until: months(36) }),
    months(36),
  ],
  [
    statements,
    ({ db }) =>
      db.insert(statements).values({
        id: 'x',
        decision: 'x',
        facts: 'x',
        rule: 'x',
        made_at: WRITTEN,
        effect: 'suspension' as const,
        source: 'report' as const,
      }),
    months(12 * DECISION_KEPT_YEARS),
  ],
  [
    moderationDecisions,
    ({ db }) =>
      db
        .insert(moderationDecisions)
        .values({ id: 'x', decision: 'dismiss', decided_by: 'x', decided_at: WRITTEN }),
    months(12 * DECISION_KEPT_YEARS),
  ],
  [
    orders,
    ({ db }) =>
      db.insert(orders).values({
        id: 'x',
        user_id: member.id,
        service: 'coaching' as const,
        price_cents: 1,
        ordered_at: WRITTEN,
      }),
    months(12 * ORDER_KEPT_YEARS),
  ],
  [
    contentNotices,
    ({ db }) =>
      db.insert(contentNotices).values({
        id: 'x',
        number: 'x',
        matter: NOTICE_MATTERS[0],
        place: 'x',
        city: 'x',
        content: 'x',
        why: 'x',
        created_at: WRITTEN,
      }),
    months(12 * REPORT_KEPT_YEARS),
  ],
];

const app = await testApp();

test.each(KEPT.map(([table, write, until]) => [getTableName(table), table, write, until] as const))(
  'the nightly job erases %s when its retention period ends, and not before',
  async (_, table, write, until) => {
    await app.insert(member);
    await write(app);
    app.clock.set(new Date(until.getTime() - 60_000).toISOString());
    await runHousekeeping(app.services);
    expect(await app.db.$count(table)).toBe(1);
    app.clock.set(new Date(until.getTime() + 60_000).toISOString());
    await runHousekeeping(app.services);
    expect(await app.db.$count(table)).toBe(0);
  },
);

test('the nightly job erases the record of mails sent a year ago, even of an active member', async () => {
  await app.insert(member);
  const until = months(SENT_MAILS_KEPT_MONTHS);
  await app.db.insert(memberActivity).values({ user_id: member.id, last_seen_at: until });
  await insertSentMail(app.db, { id: 'x', to: member.email, template: 'new-people' }, WRITTEN);
  // A mail of the previous test may be recorded meanwhile.
  const kept = () => app.db.$count(sentMails, eq(sentMails.id, 'x'));
  app.clock.set(new Date(until.getTime() - 60_000).toISOString());
  await runHousekeeping(app.services);
  expect(await kept()).toBe(1);
  app.clock.set(new Date(until.getTime() + 60_000).toISOString());
  await runHousekeeping(app.services);
  expect(await kept()).toBe(0);
});

test('a failing step of the nightly job does not stop the others, and is logged', async () => {
  await app.insert(member);
  for (const [, write] of KEPT) await write(app);
  const last = Math.max(...KEPT.map(([, , until]) => until.getTime()));
  app.clock.set(new Date(last + 60_000).toISOString());
  const failing = () => Promise.reject(new Error('a table that is too large'));
  await runHousekeeping(app.services, { failing, ...FORGOTTEN_EACH_NIGHT });
  expect(app.logs.filter(({ level }) => level === 'error')).toMatchObject([
    { event: 'job-item-failed', fields: { job: 'housekeeping', tries: 1 } },
  ]);
  for (const [table] of KEPT) expect(await app.db.$count(table), getTableName(table)).toBe(0);
});
