import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SPREAD } from '#desk/content/rules.ts';
import { handOverMembers } from '#desk/content/server/after-change.ts';
import { registerPlace } from '#member/workshops/server/change-place.ts';
import { coachAssignments, coaches, users } from '#server/schema.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { exampleRequest } from '#testing/endpoint-examples.ts';
import { aMember } from '#testing/factories.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { testApp } from '#testing/test-app.ts';
import { assignCoach } from './shared/assign-coach.ts';

const app = await testApp();

type Coach = typeof coaches.$inferInsert;

function aCoach(id: string, changes: Partial<Coach> = {}): Coach {
  const common = { first_name: 'Une', last_name: `Coach ${id}`, specialty: 'Écoute', bio: 'Bonjour.' };
  return { id, ...common, email: `zqcoach-${id}@exemple.invalid`, phone: '06 39 98 00 00', ...changes };
}

const unanswered = { lifeProject: null, activities: null, loveProfile: null, quiz: null };
const complete = aMember();

describe('the assignment of a coach, with or without the quiz', () => {
  const { lifeProject, activities, loveProfile } = complete;
  if (!lifeProject || !activities || !loveProfile) throw new Error('the factory answers everything');

  test.each(['saveLifeProject', 'saveSharedValues', 'saveLoveProfile'])(
    'follows the last questionnaire: %s',
    async (last) => {
      await app.db.insert(coaches).values(aCoach('a'));
      const { client, member } = await app.memberBrowser(aMember(unanswered));
      const saves: Record<string, () => Promise<unknown>> = {
        saveLifeProject: () => client.answers.saveLifeProject(lifeProject),
        saveSharedValues: () => client.answers.saveSharedValues({ activities }),
        saveLoveProfile: () => client.answers.saveLoveProfile(loveProfile),
      };
      for (const [name, save] of Object.entries(saves)) if (name !== last) await save();
      expect((await client.coaches.mine()).coach).toBeNull();
      expect(await app.db.$count(coachAssignments)).toBe(0);
      await saves[last]?.();
      expect(await app.db.select().from(coachAssignments)).toMatchObject([
        { user_id: member.id, coach_id: 'a' },
      ]);
      expect((await client.coaches.mine()).coach).toMatchObject({ email: 'zqcoach-a@exemple.invalid' });
    },
  );

  test('requires a saved search first', async () => {
    await app.db.insert(coaches).values(aCoach('a'));
    const { client } = await app.memberBrowser(aMember({ preferences: null }));
    expect((await client.coaches.mine()).coach).toBeNull();
  });
});

test('assigns a coach on the first visit to a member who completed the funnel before any coach existed', async () => {
  const { client } = await app.memberBrowser();
  expect(await client.coaches.mine()).toEqual({ coach: null, offer: 'first-session' });
  await app.db.insert(coaches).values([aCoach('a'), aCoach('b')]);
  const found = await Promise.all(Array.from({ length: 10 }, () => client.coaches.mine()));
  expect(new Set(found.map(({ coach }) => coach?.email))).toEqual(new Set(['zqcoach-a@exemple.invalid']));
  expect(await app.db.$count(coachAssignments)).toBe(1);
});

test('assigns no new members to a hidden coach', async () => {
  await app.db.insert(coaches).values([aCoach('a', { shown: false }), aCoach('b')]);
  const { client } = await app.memberBrowser();
  expect((await client.coaches.mine()).coach?.lastName).toBe('Coach b');
});

test('spreads twenty concurrent members evenly over four coaches', async () => {
  await app.db.insert(coaches).values(['a', 'b', 'c', 'd'].map((id) => aCoach(id)));
  const all = Array.from({ length: 20 }, () => aMember());
  await app.insert(...all);
  const assign = (id: string) => app.db.transaction((tx) => assignCoach(tx, id, app.clock.now()));
  await Promise.all(all.flatMap(({ id }) => [assign(id), assign(id)]));
  const rows = await app.db.select().from(coachAssignments);
  const loads = Object.entries(Object.groupBy(rows, (row) => row.coach_id)).map(([id, list]) => [
    id,
    list?.length,
  ]);
  expect(loads.sort()).toEqual([
    ['a', 5],
    ['b', 5],
    ['c', 5],
    ['d', 5],
  ]);
  expect(await membersOfEach()).toEqual({ a: 5, b: 5, c: 5, d: 5 });
});

test('keeps the member count of coaches correct after a hand-over and an erasure', async () => {
  await app.db.insert(coaches).values(['a', 'b', 'c'].map((id) => aCoach(id)));
  const all = Array.from({ length: 7 }, () => aMember());
  await app.insert(...all);
  for (const { id } of all) await app.db.transaction((tx) => assignCoach(tx, id, app.clock.now()));
  expect(await membersOfEach()).toEqual({ a: 3, b: 2, c: 2 });
  expect(await app.db.transaction((tx) => handOverMembers(tx, 'a', SPREAD, app.clock.now()))).toBe(true);
  expect(await membersOfEach()).toEqual({ a: 0, b: 4, c: 3 });
  // Which members went to which coach depends on the row order.
  const [ofB] = await app.db.select().from(coachAssignments).where(eq(coachAssignments.coach_id, 'b'));
  await app.db.delete(users).where(eq(users.id, ofB?.user_id ?? ''));
  expect(await membersOfEach()).toEqual({ a: 0, b: 3, c: 3 });
  expect(await app.db.$count(coachAssignments)).toBe(6);
});

async function membersOfEach(): Promise<Record<string, number>> {
  const rows = await app.db.select({ id: coaches.id, members: coaches.members }).from(coaches);
  return Object.fromEntries(rows.map(({ id, members }) => [id, members]));
}

describe('the coach page of a member', () => {
  test('returns contact details', async () => {
    await app.db.insert(coaches).values(aCoach('a', { calendly: 'https://calendly.com/exemple-lueur' }));
    const { client } = await app.memberBrowser();
    expect((await client.coaches.mine()).coach).toEqual({
      firstName: 'Une',
      lastName: 'Coach a',
      specialty: 'Écoute',
      bio: 'Bonjour.',
      email: 'zqcoach-a@exemple.invalid',
      phone: '06 39 98 00 00',
      photoUrl: null,
      example: false,
      bookingUrl: 'https://calendly.com/exemple-lueur',
    });
  });

  test('returns no external link or picture', async () => {
    await app.db.insert(coaches).values(
      aCoach('a', {
        phone: null,
        calendly: 'https://ailleurs.example/rdv',
        photo_url: 'https://ailleurs.example/x.jpg',
      }),
    );
    const { client } = await app.memberBrowser();
    expect((await client.coaches.mine()).coach).toMatchObject({
      phone: null,
      photoUrl: null,
      bookingUrl: null,
    });
  });

  test('reveals the contact details of the member’s own coach, which no other route does', async () => {
    const { viewer, cast } = await markedWorld(app);
    await app.db.insert(coaches).values([aCoach('a'), aCoach('b')]);
    await app.db
      .insert(coachAssignments)
      .values({ user_id: viewer.member.id, coach_id: 'a', assigned_at: app.clock.now() });
    for (const browser of [viewer, app.browser()]) {
      for (const endpoint of listEndpoints().filter(({ method }) => method === 'GET')) {
        const { path, init } = exampleRequest(endpoint, cast);
        const text = await (await browser.fetch(path, init)).text();
        const own = browser === viewer && endpoint.name === 'coaches.mine';
        expect({ name: endpoint.name, own: text.includes('zqcoach-a') }).toEqual({
          name: endpoint.name,
          own,
        });
        expect({ name: endpoint.name, others: text.includes('zqcoach-b') }).toEqual({
          name: endpoint.name,
          others: false,
        });
      }
    }
  });
});

describe('the public team', () => {
  test('returns names and bios without contact details, and needs no session', async () => {
    const reach = {
      phone: '06 39 98 11 22',
      calendly: 'https://calendly.com/zqagenda',
      photo_url: '/zq.jpg',
    };
    await app.db.insert(coaches).values([aCoach('b', reach), aCoach('a')]);
    const response = await app.browser().fetch('/api/team/coaches');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual([
      { first_name: 'Une', last_name: 'Coach a', bio: 'Bonjour.' },
      { first_name: 'Une', last_name: 'Coach b', bio: 'Bonjour.' },
    ]);
    expect(text).not.toMatch(/zq|06 39|calendly|exemple\.invalid/);
  });

  test('follows the order of the desk, without hidden coaches, and is empty without coaches', async () => {
    const { client } = app.browser();
    expect(await client.coaches.team()).toEqual([]);
    await app.db
      .insert(coaches)
      .values([aCoach('a', { position: 2 }), aCoach('b', { shown: false }), aCoach('c', { position: 1 })]);
    expect((await client.coaches.team()).map(({ last_name }) => last_name)).toEqual(['Coach c', 'Coach a']);
  });
});

test('offers the free interview to members with a past or future workshop place, not to those on a waiting list', async () => {
  const session = '8-2026-11-23';
  const others = Array.from({ length: 4 }, () => aMember());
  await app.insert(...others);
  const [booked, waiting] = [await app.memberBrowser(), await app.memberBrowser()];
  for (const { id } of [...others, booked.member, waiting.member])
    await registerPlace(app.services, id, session);
  expect((await booked.client.coaches.mine()).offer).toBe('free-interview');
  expect((await waiting.client.coaches.mine()).offer).toBe('first-session');
  app.clock.set('2026-11-30T12:00:00+01:00');
  expect((await booked.client.coaches.mine()).offer).toBe('free-interview');
  app.clock.set('2026-11-21T12:00:00+01:00');
  await booked.client.workshops.cancel({ id: session });
  expect((await booked.client.coaches.mine()).offer).toBe('first-session');
  expect((await waiting.client.coaches.mine()).offer).toBe('free-interview');
});
