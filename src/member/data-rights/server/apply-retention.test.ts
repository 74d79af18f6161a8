import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { recordVisit } from '#live/server/activity.ts';
import { admitFace } from '#member/matching/server/store.ts';
import { runHousekeeping } from '#server/schedule.ts';
import {
  contacts,
  loveProfileChanges,
  memberActivity,
  sessions,
  shownProfiles,
  userReports,
  users,
  workshopDates,
  workshopRegistrations,
} from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { sweepPhotos } from './sweep-photos.ts';

const app = await testApp();

const exists = async (id: string) => (await app.db.$count(users, eq(users.id, id))) > 0;
const someone = () => aMember({ email: `absente-${crypto.randomUUID()}@exemple.invalid` });

describe('a member who stays away', () => {
  test('gets one warning after eleven months, and is erased after twelve', async () => {
    const away = someone();
    await app.insert(away);
    app.clock.set('2027-10-21T04:20:00+02:00');
    await runHousekeeping(app.services);
    app.clock.set('2027-10-22T04:20:00+02:00');
    for (let night = 0; night < 3; night += 1) await runHousekeeping(app.services);
    const [warning, ...more] = await app.mailsTo(away.email);
    expect(more).toEqual([]);
    expect(warning?.subject).toBe('Souhaitez-vous garder votre compte\u202f?');
    expect(warning?.text).toContain('dimanche 21 novembre');

    app.clock.set('2027-11-21T04:20:00+01:00');
    await runHousekeeping(app.services);
    expect(await exists(away.id)).toBe(true);
    app.clock.set('2027-11-22T04:20:00+01:00');
    await runHousekeeping(app.services);
    expect(await exists(away.id)).toBe(false);
    const mails = await app.mailsTo(away.email, 2);
    expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining('après un an sans visite'));
  });

  test('never loses the account without the warning, however long the server was down', async () => {
    const away = someone();
    await app.insert(away);
    app.clock.set('2028-06-01T04:20:00+02:00');
    await runHousekeeping(app.services);
    const [warning] = await app.mailsTo(away.email);
    expect(warning?.text).toContain('lundi 26 juin');
    app.clock.advance({ days: 24 });
    await runHousekeeping(app.services);
    expect(await exists(away.id)).toBe(true);
    app.clock.advance({ days: 1 });
    await runHousekeeping(app.services);
    expect(await exists(away.id)).toBe(false);
  });

  test('keeps the account after a visit, and gets a new warning a year later', async () => {
    const back = someone();
    await app.insert(back);
    app.clock.set('2027-11-01T04:20:00+01:00');
    await runHousekeeping(app.services);
    await app.mailsTo(back.email);
    await recordVisit(app.db, back.id, app.clock.now());
    app.clock.set('2027-12-24T04:20:00+01:00');
    await runHousekeeping(app.services);
    expect(await exists(back.id)).toBe(true);
    app.clock.set('2028-11-03T04:20:00+01:00');
    await runHousekeeping(app.services);
    expect(await exists(back.id)).toBe(true);
    expect(await app.mailsTo(back.email, 2)).toHaveLength(2);
  });

  test('keeps the account when a visit comes during the decision', async () => {
    const back = someone();
    await app.insert(back);
    const seen = app.clock.now();
    const activity = { user_id: back.id, last_seen_at: seen, warned_at: new Date(seen.getTime() + 1000) };
    await app.db.insert(memberActivity).values(activity);
    app.clock.set('2028-06-01T04:20:00+02:00');
    const { db } = app.services;
    const visitFirst: typeof db.transaction = async (work, config) => {
      await recordVisit(app.db, back.id, app.clock.now());
      return app.db.transaction(work, config);
    };
    const slow = new Proxy(db, {
      get: (from, name) => (name === 'transaction' ? visitFirst : Reflect.get(from, name, from)),
    });
    await runHousekeeping({ ...app.services, db: slow });
    expect(await exists(back.id)).toBe(true);
  });
});

test('deletes reports after five years, letters after one, profile changes after a day', async () => {
  const [old, recent] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-22T12:00:00Z')];
  const her = someone();
  await app.insert(her);
  const report = { reason: 'r', evidence: {} };
  const letter = {
    first_name: 'C',
    last_name: 'E',
    email: 'c@exemple.invalid',
    phone: '',
    recipient: 'relations',
    message: 'm',
  } as const;
  for (const [number, created_at] of [
    ['ancien', old],
    ['récent', recent],
  ] as const) {
    await app.db.insert(userReports).values({ ...report, number, created_at });
    await app.db.insert(contacts).values({ ...letter, message: number, created_at });
  }
  await app.db.insert(loveProfileChanges).values([
    { user_id: her.id, changed_at: old },
    { user_id: her.id, changed_at: recent },
  ]);
  app.clock.set('2026-11-22T13:00:00Z');
  await runHousekeeping(app.services);
  expect(await app.db.$count(loveProfileChanges)).toBe(1);
  app.clock.set('2027-11-21T12:00:00Z');
  await runHousekeeping(app.services);
  expect((await app.db.select().from(contacts)).map(({ message }) => message)).toEqual(['récent']);
  app.clock.set('2031-11-21T12:00:00Z');
  await runHousekeeping(app.services);
  expect((await app.db.select().from(userReports)).map(({ number }) => number)).toEqual(['récent']);
});

test('deletes expired sessions, shown profiles and past dates without a place every night', async () => {
  const browser = await app.memberBrowser();
  const rows = (table: PgTable) => app.db.$count(table);
  const dates = ['prise', 'attendue', 'vide'].map((id, place) => ({
    id,
    workshop_id: 1 as const,
    starts_at: new Date(app.clock.now().getTime() + (place + 1) * 3600_000),
  }));
  await app.db.insert(workshopDates).values(dates);
  const place = { user_id: browser.member.id, created_at: app.clock.now() };
  await app.db.insert(workshopRegistrations).values([
    { ...place, session_id: 'prise', status: 'registered' },
    { ...place, session_id: 'attendue', status: 'waiting' },
  ]);
  const [other] = await app.insert(aMember());
  await admitFace(app.db, browser.member.id, other.id, app.clock.now());
  app.clock.advance({ hours: 23 });
  await runHousekeeping(app.services);
  expect([await rows(workshopDates), await rows(shownProfiles), await rows(sessions)]).toEqual([3, 1, 1]);

  app.clock.advance({ days: 1, hours: 2 });
  await runHousekeeping(app.services);
  expect(await app.db.select({ id: workshopDates.id }).from(workshopDates)).toEqual([{ id: 'prise' }]);
  expect([await rows(shownProfiles), await rows(sessions)]).toEqual([1, 1]);

  app.clock.advance({ days: 13 });
  await runHousekeeping(app.services);
  expect(await rows(shownProfiles)).toBe(0);

  await app.db.update(sessions).set({ expiresAt: new Date(app.clock.now().getTime() - 1) });
  await runHousekeeping(app.services);
  expect(await rows(sessions)).toBe(0);
});

test('deletes photo files without a row, but not fresh ones', async () => {
  const { photos } = app.services;
  const { client } = await app.memberBrowser();
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f4a672' } })
    .png()
    .toBuffer();
  const { id: own } = await client.photos.add({
    photo: new File([Uint8Array.from(png)], 'moi.png'),
  });
  await photos.save('photo-de-personne', {
    thumbnail: Uint8Array.from([1]),
    upright: Uint8Array.from([2]),
  });

  // By the clock of the file system, which may differ from that of the process.
  let savedAt = new Date(0);
  for await (const [photo] of photos.list()) if (photo) savedAt = photo.savedAt;
  app.clock.set(new Date(savedAt.getTime() + 60_000).toISOString());
  await sweepPhotos(app.services);
  expect(await photos.find('photo-de-personne', 'upright')).toBeDefined();
  app.clock.set(new Date(savedAt.getTime() + 3600_000).toISOString());
  await sweepPhotos(app.services);
  expect(await photos.find('photo-de-personne', 'upright')).toBeUndefined();
  expect(await photos.find(own, 'upright')).toBeDefined();
});
