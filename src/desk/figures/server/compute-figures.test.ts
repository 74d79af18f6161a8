import { eq, like, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  chatMessages,
  chatOpenings,
  dailyFigures,
  encounters,
  funnelCounters,
  meetings,
  shownProfiles,
  supportThreads,
  users,
  workshopDates,
  workshopRegistrations,
} from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { computeFigures } from './compute-figures.ts';
import { readFigures } from './routes.ts';

const app = await testApp();
const women = Array.from({ length: 6 }, () => aMember());
const men = Array.from({ length: 6 }, () => aMan());
/** Wednesday of the week before the read. */
const at = (time: string) => new Date(`2026-11-11T${time}:00+01:00`);

beforeEach(async () => {
  await app.insert(...women, ...men);
  app.clock.set('2026-11-16T00:10:00+01:00');
});

/** Six conversations on one day; five answered, the last one a day too late. */
async function sixConversations(): Promise<void> {
  for (const [index, { id }] of women.entries()) {
    const other = men[index]?.id ?? '';
    await app.db.insert(chatOpenings).values({ user_id: id, contact_id: other, opened_at: at('10:00') });
    const answered_at = index < 5 ? at('22:00') : new Date('2026-11-12T10:01:00+01:00');
    await app.db.insert(chatMessages).values([
      { sender_id: id, receiver_id: other, client_id: 'a', content: 'Bonjour', created_at: at('10:00') },
      { sender_id: other, receiver_id: id, client_id: 'b', content: 'Bonsoir', created_at: answered_at },
    ]);
    await app.db
      .insert(shownProfiles)
      .values({ user_id: id, profile_id: other, introduced_at: at('09:00'), shown_at: at('09:00') });
    await app.db.insert(meetings).values([
      { user_id: id, contact_id: other, declared_at: at('23:30') },
      { user_id: other, contact_id: id, declared_at: at('23:40') },
    ]);
  }
}

const lastWeek = <Value>(list: readonly Value[]) => list.at(-2);

const inOrder = () => app.db.select().from(dailyFigures).orderBy(dailyFigures.day, dailyFigures.name);

describe('nightly figures', () => {
  test('count by day in Paris, display by week, and hide small counts', async () => {
    await sixConversations();
    await app.db.insert(workshopDates).values({ id: 'd', workshop_id: 1, starts_at: at('19:00') });
    await app.db.insert(workshopRegistrations).values(
      women.slice(0, 5).map(({ id }) => ({
        session_id: 'd',
        user_id: id,
        status: 'registered' as const,
        created_at: at('08:00'),
      })),
    );
    const thread = (index: number, rating: 'good' | 'poor') => ({
      kind: 'visitor' as const,
      key: `avis-${index}`,
      state: 'resolved' as const,
      excerpt: '',
      from_team: true,
      unread: 0,
      last_message_at: at('09:00'),
      created_at: at('09:00'),
      rating,
      rated_at: at('23:30'),
    });
    const ratings = Array.from({ length: 9 }, (_, index) => thread(index, index < 6 ? 'good' : 'poor'));
    await app.db.insert(supportThreads).values(ratings);
    await app.db.insert(funnelCounters).values([
      { day: '2026-11-11', step: 'basic_profile', count: 12 },
      { day: '2026-11-11', step: 'life_project', count: 3 },
    ]);
    await computeFigures(app.services);
    const figures = await readFigures(app.services);
    expect(figures.until).toBe('2026-11-15');
    expect(figures.weeks.at(-2)).toBe('2026-11-09');
    expect(lastWeek(figures.weekly.opened)).toBe(6);
    // Five of six were answered: a share would identify the unanswered one.
    expect(lastWeek(figures.weekly.answeredShare)).toBeNull();
    expect(lastWeek(figures.weekly.renewed)).toBe(6);
    expect(lastWeek(figures.weekly.held)).toBe(6);
    expect(lastWeek(figures.weekly.seatsShare)).toBe(100);
    expect(figures.now.shown).toBe(12);
    const { rated, ratedGood, ratedFair, ratedPoor } = figures.weekly;
    expect([rated, ratedGood, ratedFair, ratedPoor].map(lastWeek)).toEqual([9, null, 0, null]);
    const funnel = (name: string) => figures.funnel.find(({ step }) => step === name)?.counts.at(-2);
    expect([funnel('basic_profile'), funnel('life_project')]).toEqual([12, null]);
  });

  test('survive the deletion of their source rows, are idempotent, and catch up on missed nights', async () => {
    await sixConversations();
    await computeFigures(app.services);
    const before = await inOrder();
    await computeFigures(app.services);
    expect(await inOrder()).toEqual(before);
    await app.db.delete(chatOpenings);
    await app.db.insert(chatOpenings).values(
      women.map(({ id }, index) => ({
        user_id: id,
        contact_id: men[index]?.id ?? '',
        opened_at: new Date('2026-11-17T12:00:00+01:00'),
      })),
    );
    app.clock.set('2026-11-20T00:10:00+01:00');
    await computeFigures(app.services);
    expect((await readFigures(app.services)).weekly.opened.slice(-2)).toEqual([6, 6]);
  });

  test('resume after the last counted day when a night is interrupted, and count nothing twice', async () => {
    await sixConversations();
    const whole = async () => (await inOrder()).filter(({ name }) => name !== 'counted');
    const daysFrom: string[] = [];
    /** A database whose node is killed at the second count of that day. */
    const breakingOn = (day: string) => {
      let killed = false;
      return new Proxy(app.db, {
        get: (db, key) =>
          key !== 'execute'
            ? Reflect.get(db, key)
            : (asked: SQL) => {
                const { params, sql: text } = new PgDialect().sqlToQuery(asked);
                if (text.includes('FROM chat_openings') && text.includes('count(*)::int'))
                  daysFrom.push(String(params[1]));
                killed ||= text.includes('FILTER') && params.includes(day);
                if (killed) throw new Error('The node is killed');
                return db.execute(asked);
              },
      });
    };
    await expect(computeFigures({ ...app.services, db: breakingOn('2026-11-11') })).rejects.toThrow('killed');
    expect((await readFigures(app.services)).until).toBeNull();
    daysFrom.length = 0;
    await computeFigures({ ...app.services, db: breakingOn('never') });
    expect(daysFrom[0]).toBe('2026-11-08');
    const resumed = await whole();
    await app.db.delete(dailyFigures);
    await computeFigures(app.services);
    expect(resumed).toEqual(await whole());
  });
});

describe('members who sign up in a week', () => {
  const cohort = async () => {
    const rows = await app.db.select().from(dailyFigures).where(like(dailyFigures.name, 'cohort-%'));
    return rows.filter(({ value }) => value > 0).map(({ day, name, value }) => [day, name, value]);
  };

  test('count at each step for eight more weeks, even after they leave', async () => {
    app.clock.set('2026-09-21T12:00:00+02:00');
    const joined = Array.from({ length: 6 }, () => aMember());
    await app.insert(...joined);
    const [first, second] = joined;
    const other = men[0]?.id ?? '';
    app.clock.set('2026-11-22T00:10:00+01:00');
    const opened = joined.map(({ id }) => ({ user_id: id, contact_id: other, opened_at: at('10:00') }));
    await app.db.insert(chatOpenings).values([...opened, ...opened]);
    const date = (id: string, invited_id: string, agreed_at: Date | null) => ({
      id,
      proposer_id: other,
      invited_id,
      agreed_at,
      moments: [],
      changed_at: at('10:00'),
      place_kind: 'Café' as const,
    });
    await app.db
      .insert(encounters)
      .values([date('a', first?.id ?? '', at('19:00')), date('b', second?.id ?? '', null)]);
    await computeFigures(app.services);
    const counted = [
      ['2026-09-21', 'cohort-agreed', 1],
      ['2026-09-21', 'cohort-complete', 6],
      ['2026-09-21', 'cohort-opened', 6],
    ];
    expect((await cohort()).filter(([day]) => day === '2026-09-21').toSorted()).toEqual(counted);
    await app.db.delete(users).where(eq(users.id, first?.id ?? ''));
    await computeFigures(app.services);
    expect((await cohort()).filter(([day]) => day === '2026-09-21').toSorted()).toEqual(counted);
    // The ninth week is over: later events belong to no cohort of that week.
    await app.db.delete(dailyFigures).where(like(dailyFigures.name, 'cohort-%'));
    app.clock.set('2026-11-24T00:10:00+01:00');
    await computeFigures(app.services);
    expect((await cohort()).filter(([day]) => day === '2026-09-21')).toEqual([]);
  });
});

test('counts a member active since Monday once, under that Monday', async () => {
  app.clock.set('2026-11-20T00:10:00+01:00');
  await app.db.execute(sql`INSERT INTO member_activity (user_id, last_seen_at)
    SELECT id, '2026-11-17T12:00:00+01:00'::timestamptz FROM users`);
  await computeFigures(app.services);
  app.clock.set('2026-11-21T00:10:00+01:00');
  await computeFigures(app.services);
  expect((await readFigures(app.services)).weekly.active.at(-1)).toBe(12);
});

describe('a chosen span', () => {
  const day = (date: string, name: string, value: number) => ({ day: date, name, value });
  const FORTNIGHT = { from: '2026-11-02', to: '2026-11-15' };

  test('appears next to the preceding span of equal length, where that was counted', async () => {
    await app.db
      .insert(dailyFigures)
      .values([day('2026-11-10', 'conversations-opened', 9), day('2026-10-21', 'conversations-opened', 7)]);
    const { before, ...now } = await readFigures(app.services, FORTNIGHT);
    expect(now.weekly.opened).toEqual([0, 9]);
    expect(before?.weeks).toEqual(['2026-10-19', '2026-10-26']);
    expect(before?.weekly.opened).toEqual([7, 0]);
    expect((await readFigures(app.services, { from: '2026-10-19', to: '2026-11-01' })).before).toBeNull();
  });

  test('stays within the retention period, and invalid days are rejected', async () => {
    const desk = await app.staffBrowser('coach');
    const { weeks } = await desk.client.deskFigures.read({ from: '1999-01-01', to: '2999-01-01' });
    expect([weeks.at(0), weeks.at(-1)]).toEqual(['2024-09-09', '2026-11-16']);
    expect((await desk.fetch('/api/desk/figures?from=2026-13-45')).status).toBe(400);
  });
});
