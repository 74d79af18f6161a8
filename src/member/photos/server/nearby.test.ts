import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cellCentre, cellOf } from '#lib/earth.ts';
import { matchCards, membersByCell, photos, profileVerifications } from '#server/schema.ts';
import { aMember, LYON } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { countNearby, sumNearby } from './verification-routes.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

const app = await testApp();

const nearLyon = async () => (await app.browser().client.verification.nearby({ q: 'Lyon' }))[0];

test('sums whole cells whose centre is within 50 km of a town', () => {
  const at = (place: { latitude: number; longitude: number }, members: number) => ({
    cell: cellOf(place),
    members,
    verified: members / 10,
  });
  const cells = [
    at(PARIS, 30),
    at({ latitude: 48.99, longitude: 2.6 }, 20),
    at({ latitude: 49.5, longitude: 2.3 }, 100),
  ];
  expect(sumNearby(cells, PARIS)).toEqual({ members: 50, verified: 5 });
  expect(cellOf(cellCentre(cellOf(PARIS)))).toBe(cellOf(PARIS));
});

test('shows visitors numbers in tens from fifty on, and none below', async () => {
  const cell = cellOf(LYON);
  await app.db.insert(membersByCell).values({ cell, members: 49, verified: 49 });
  expect(await nearLyon()).toMatchObject({ town: { name: 'Lyon' }, members: null, verified: null });
  await app.db.update(membersByCell).set({ members: 167 });
  app.clock.advance({ minutes: 59 });
  expect((await nearLyon())?.members).toBeNull();
  app.clock.advance({ minutes: 1 });
  expect(await nearLyon()).toMatchObject({ members: 160, verified: null });
  await app.db.update(membersByCell).set({ verified: 58 });
  app.clock.advance({ hours: 1 });
  expect(await nearLyon()).toMatchObject({ members: 160, verified: 50 });
});

test('counts every member who can be matched, and those who are verified, at night', async () => {
  const [verified, lost, plain, paused] = [aMember(), aMember(), aMember(), aMember()];
  await app.insert(verified, lost, plain, paused);
  await verify(verified.id, { photo: true });
  await verify(lost.id, { photo: false });
  await verify(paused.id, { photo: true });
  await app.db.delete(matchCards).where(eq(matchCards.id, paused.id));
  await countNearby(app.services);
  const counted = () => app.db.select().from(membersByCell);
  expect(await counted()).toEqual([{ cell: cellOf(LYON), members: 3, verified: 1 }]);
  await app.db.delete(profileVerifications);
  await countNearby(app.services);
  expect(await counted()).toEqual([{ cell: cellOf(LYON), members: 3, verified: 0 }]);
});

async function verify(member: string, { photo }: { photo: boolean }): Promise<void> {
  const now = app.clock.now();
  const id = `photo-${member}`;
  if (photo) await app.db.insert(photos).values({ id, user_id: member, created_at: now });
  await app.db
    .insert(profileVerifications)
    .values({ user_id: member, photo_id: photo ? id : null, verified_at: now, verified_by: 'x' });
}
