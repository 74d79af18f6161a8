import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { cellCentre, cellOf } from '#lib/earth.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { memberActivity, photos, profileVerifications, verifiedByCell } from '#server/schema.ts';
import { aMember, LYON } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { countNearby } from './count-nearby.ts';
import { sumNearby } from './read-nearby.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const nearLyon = async () => (await app.browser().client.verification.nearby({ q: 'Lyon' }))[0];

test('a square counts whole, from its centre, within 50 km of a town', () => {
  const at = (place: { latitude: number; longitude: number }, members: number) => ({
    cell: cellOf(place),
    members,
  });
  const cells = [
    at(PARIS, 30),
    at({ latitude: 48.99, longitude: 2.6 }, 20),
    at({ latitude: 49.5, longitude: 2.3 }, 100),
  ];
  expect(sumNearby(cells, PARIS)).toBe(50);
  expect(cellOf(cellCentre(cellOf(PARIS)))).toBe(cellOf(PARIS));
});

test('visitors read a number in tens from fifty on, and none below', async () => {
  const cell = cellOf(LYON);
  await app.db.insert(verifiedByCell).values({ cell, members: 49 });
  expect(await nearLyon()).toMatchObject({ town: { name: 'Lyon' }, members: null });
  await app.db.update(verifiedByCell).set({ members: 67 });
  app.clock.advance({ minutes: 59 });
  expect((await nearLyon())?.members).toBeNull();
  app.clock.advance({ minutes: 1 });
  expect((await nearLyon())?.members).toBe(60);
});

test('the night counts verified members who are proposed and came within 30 days, and nobody else', async () => {
  const [counted, lost, away, plain] = [aMember(), aMember(), aMember(), aMember()];
  await app.insert(counted, lost, away, plain);
  await verify(counted.id, { photo: true });
  await verify(lost.id, { photo: false });
  await verify(away.id, { photo: true });
  for (const [id, days] of [
    [counted.id, 29],
    [lost.id, 1],
    [away.id, 31],
    [plain.id, 1],
  ] as const)
    await seen(id, days);
  await countNearby(app.services);
  expect(await app.db.select().from(verifiedByCell)).toEqual([{ cell: cellOf(LYON), members: 1 }]);
  await app.db.delete(profileVerifications);
  await countNearby(app.services);
  expect(await app.db.$count(verifiedByCell)).toBe(0);
});

test('an origin asks so often a minute', async () => {
  const browser = app.browser();
  for (let time = 0; time < LIMITS.nearby.max; time += 1)
    expect((await browser.fetch('/api/verified-nearby?q=lyon')).status).toBe(200);
  expect((await browser.fetch('/api/verified-nearby?q=lyon')).status).toBe(429);
});

async function verify(member: string, { photo }: { photo: boolean }): Promise<void> {
  const now = app.clock.now();
  const id = `photo-${member}`;
  if (photo) await app.db.insert(photos).values({ id, user_id: member, created_at: now });
  await app.db
    .insert(profileVerifications)
    .values({ user_id: member, photo_id: photo ? id : null, verified_at: now, verified_by: 'x' });
}

async function seen(member: string, daysAgo: number): Promise<void> {
  const at = new Date(app.clock.now().getTime() - daysAgo * DAY_MS);
  await app.db
    .insert(memberActivity)
    .values({ user_id: member, last_seen_at: at })
    .onConflictDoUpdate({ target: memberActivity.user_id, set: { last_seen_at: at } });
}
