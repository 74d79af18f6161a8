import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { assignCoach } from '#member/coaches/server/shared/assign-coach.ts';
import { WORKSHOP_IDS } from '#member/workshops/rules.ts';
import {
  appointmentSlots,
  coachAssignments,
  coaches,
  publicPictures,
  supportHours,
  testimonials,
  workshopLeaders,
} from '#server/schema.ts';
import { watchPageContent } from '#server/site/page-content.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, startTestApp, testApp } from '#testing/test-app.ts';
import { onPostgres, testDatabase } from '#testing/test-db.ts';
import { untilLockWaits } from '#testing/until-lock-waits.ts';
import type { SavedCoach, SavedTestimonial } from '../contract.ts';
import { LISTS, type ListKind } from '../rules.ts';

const app = await testApp();

const NADIA: SavedCoach = {
  firstName: 'Nadia',
  lastName: 'Ferrand',
  specialty: 'Love coach certifiée',
  bio: 'Elle écoute jusqu’au bout.',
  tags: ['Écoute'],
  email: 'nadia@exemple.invalid',
  phone: '',
  bookingUrl: 'https://calendly.com/nadia',
  photoUrl: null,
  example: false,
  staffId: null,
};
const PAULE: SavedTestimonial = {
  text: 'Merci.',
  firstName: 'Paule',
  young: false,
  consentedOn: '2026-11-03',
  proof: 'E-mail du 3 novembre',
  photoUrl: null,
  shown: true,
  example: false,
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a05070' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'ZQSECRET' } } })
    .toBuffer();
const photoOf = async () =>
  new File([new Uint8Array(await picture(900, 1200))], 'moi.jpg', { type: 'image/jpeg' });

test('a coach added at the desk appears on the pages at once, and is logged', async () => {
  const desk = await app.staffBrowser('admin');
  const pages = watchPageContent(app.services, {
    drawSlots: ({ coaches: shown }) => ({ coaches: JSON.stringify(shown) }),
    drawBlog: () => ({ lists: {}, pages: [] }),
  });
  await pages();
  await desk.client.deskContent.saveCoach({ id: 'nadia', ...NADIA });
  expect((await pages()).slots.coaches).toContain('Nadia');
  expect((await pages()).facts).not.toHaveProperty('EXAMPLE_COACHES');
  expect(await app.auditLog()).toMatchObject([
    { action: 'content.coach', staff_id: desk.staff.id, subject_kind: 'coach', subject_id: 'nadia' },
  ]);
  expect((await desk.client.deskContent.coaches()).coaches).toMatchObject([
    { id: 'nadia', shown: true, members: 0, bookingUrl: 'https://calendly.com/nadia' },
  ]);
});

test('an invalid value gets an error on its field', async () => {
  const { client } = await app.staffBrowser('admin');
  const change = {
    firstName: ' ',
    email: 'nadia',
    bookingUrl: 'https://ailleurs.example',
    tags: ['a', 'b', 'c', 'd'],
  };
  await expect(client.deskContent.saveCoach({ id: 'nadia', ...NADIA, ...change })).rejects.toMatchObject({
    data: {
      fields: {
        firstName: expect.anything(),
        email: expect.anything(),
        bookingUrl: expect.anything(),
        tags: expect.anything(),
      },
    },
  });
  const photoUrl = 'https://ailleurs.example/x.webp';
  expect(await refusalOf(client.deskContent.saveCoach({ id: 'nadia', ...NADIA, photoUrl }))).toBe(
    'INVALID_INPUT',
  );
});

describe('a departing coach', () => {
  async function withMembers() {
    const desk = await app.staffBrowser('admin');
    for (const id of ['a', 'b', 'c']) await desk.client.deskContent.saveCoach({ id, ...NADIA });
    const members = Array.from({ length: 6 }, () => aMember());
    await app.insert(...members);
    for (const { id } of members) await app.db.transaction((tx) => assignCoach(tx, id, app.clock.now()));
    const loads = async () => (await desk.client.deskContent.coaches()).coaches.map((coach) => coach.members);
    return { client: desk.client.deskContent, loads };
  }

  test('cannot be hidden or removed while members would be left without a coach', async () => {
    const { client, loads } = await withMembers();
    expect(await refusalOf(client.showCoach({ id: 'a', shown: false, successor: null }))).toBe('HAS_MEMBERS');
    expect(await refusalOf(client.showCoach({ id: 'a', shown: false, successor: 'a' }))).toBe('HAS_MEMBERS');
    expect(await refusalOf(client.remove({ kind: 'coaches', id: 'a' }))).toBe('HAS_MEMBERS');
    expect(await loads()).toEqual([2, 2, 2]);
  });

  test('hands over its members to the chosen coach, or to those with the fewest', async () => {
    const { client, loads } = await withMembers();
    await client.showCoach({ id: 'a', shown: false, successor: 'b' });
    expect(await loads()).toEqual([0, 4, 2]);
    await client.showCoach({ id: 'a', shown: true, successor: null });
    await client.showCoach({ id: 'b', shown: false, successor: 'spread' });
    expect(await loads()).toEqual([3, 0, 3]);
    await client.remove({ kind: 'coaches', id: 'b' });
    expect(await app.db.$count(coaches)).toBe(2);
    expect(await app.db.$count(coachAssignments)).toBe(6);
  });
});

describe('a coach at the desk', () => {
  test('edits their own card, but not its visibility', async () => {
    const admin = await app.staffBrowser('admin');
    const desk = await app.staffBrowser('coach');
    await admin.client.deskContent.saveCoach({ id: 'nadia', ...NADIA, staffId: desk.staff.id });
    const { example, staffId, ...card } = NADIA;
    await desk.client.deskContent.saveOwnCard({ ...card, bio: 'Autrement.', phone: '06 39 98 00 00' });
    expect(await desk.client.deskContent.ownCard()).toMatchObject({
      id: 'nadia',
      bio: 'Autrement.',
      phone: '06 39 98 00 00',
      staffId: desk.staff.id,
    });
    expect(await refusalOf(desk.client.deskContent.coaches())).toBe('NOT_FOUND');
    expect(
      await refusalOf(admin.client.deskContent.saveCoach({ id: 'autre', ...NADIA, staffId: desk.staff.id })),
    ).toBe('TAKEN');
  });

  test.runIf(onPostgres)('stays hidden when its owner saves the card while an admin hides it', async () => {
    const admin = await app.staffBrowser('admin');
    const desk = await app.staffBrowser('coach');
    await admin.client.deskContent.saveCoach({ id: 'nadia', ...NADIA, staffId: desk.staff.id });
    const { example, staffId, ...card } = NADIA;
    const saving = await app.db.transaction(async (tx) => {
      await tx.update(coaches).set({ shown: false }).where(eq(coaches.id, 'nadia'));
      const save = desk.client.deskContent.saveOwnCard({ ...card, bio: 'Encore autrement.' });
      await untilLockWaits(app.db);
      return { save };
    });
    await saving.save;
    expect(await app.db.select().from(coaches).where(eq(coaches.id, 'nadia'))).toMatchObject([
      { bio: 'Encore autrement.', shown: false },
    ]);
  });
});

describe('a picture', () => {
  test('becomes public as WebP without metadata, and is deleted with the card', async () => {
    const { client } = await app.staffBrowser('admin');
    const { url } = await client.deskContent.addPicture({ photo: await photoOf() });
    await client.deskContent.saveCoach({ id: 'nadia', ...NADIA, photoUrl: url });
    const answer = await app.browser().fetch(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 900 });
    expect(bytes.includes('ZQSECRET')).toBe(false);
    await client.deskContent.saveCoach({ id: 'nadia', ...NADIA, photoUrl: null });
    expect((await app.browser().fetch(url)).status).toBe(404);
  });

  test('expires after a day when no card uses it', async () => {
    const { client } = await app.staffBrowser('admin');
    const send = async () => client.deskContent.addPicture({ photo: await photoOf() });
    const kept = await send();
    await client.deskContent.saveCoach({ id: 'nadia', ...NADIA, photoUrl: kept.url });
    await send();
    app.clock.advance({ days: 1, ms: 1 });
    const admin = await app.staffBrowser('admin');
    await admin.client.deskContent.addPicture({ photo: await photoOf() });
    expect(await app.db.$count(publicPictures)).toBe(2);
    expect((await app.browser().fetch(kept.url)).status).toBe(200);
  });
});

describe('a testimonial', () => {
  test('needs consent and a source, or is marked as an example', async () => {
    const { client } = await app.staffBrowser('admin');
    const save = (change: Partial<SavedTestimonial>) =>
      client.deskContent.saveTestimonial({ id: 'paule', ...PAULE, ...change });
    await expect(save({ consentedOn: null })).rejects.toMatchObject({
      data: { fields: { consentedOn: expect.stringContaining('accord') } },
    });
    await expect(save({ proof: ' ' })).rejects.toMatchObject({
      data: { fields: { proof: expect.stringContaining('accord') } },
    });
    await save({ consentedOn: null, proof: '', example: true });
    await save({});
    expect(await app.db.select().from(testimonials)).toMatchObject([{ example: false, first_name: 'Paule' }]);
  });
});

describe('the opening checklist', () => {
  const prepared = async (client: Awaited<ReturnType<typeof app.staffBrowser>>['client']) =>
    Object.fromEntries(
      (await client.deskContent.opening())
        .filter(({ required }) => !required)
        .map(({ about, done, details }) => [about, done || details.join(' ')]),
    );

  test('names every missing item on an empty database; a testimonial stays optional', async () => {
    const { client } = await app.staffBrowser('admin');
    await app.db.delete(supportHours);
    const missing = (await client.deskContent.opening()).flatMap(({ about, done }) => (done ? [] : about));
    expect(missing).toEqual(expect.arrayContaining(['coaches', 'team', 'AUTH_SECRET']));
    expect(missing).not.toContain('testimonials');
    const found = await prepared(client);
    expect(found).toMatchObject({
      roles: 'Il manque\u202f: support, modération, coach et matchmaker.',
      pictures: '',
      hours: '',
      DANGER_CONTACTS: '',
      TURN_URL: '',
    });
    expect(found.leaders).toMatch(/^Sans personne\u202f: «\u202f.+ et «\u202f.+»\.$/);
    expect(found.slots).toMatch(/^Invitez d’abord une matchmaker ou un coach dans «\u202fComptes\u202f»/);
  });

  test('returns the TURN relay to test, with short-lived credentials', async () => {
    const { client } = await app.staffBrowser('admin');
    expect(await client.deskContent.relay()).toEqual({ iceServers: [] });
    const variables = { TURN_URL: 'turn:relais.example', TURN_SECRET: 'partagé' };
    const relayed = await startTestApp({ database: await testDatabase(), clock: app.clock, variables });
    onTestFinished(() => relayed.stop());
    const { iceServers } = await (await relayed.staffBrowser('admin')).client.deskContent.relay();
    expect(iceServers).toMatchObject([{ urls: ['turn:relais.example'] }]);
    const [expiry] = iceServers[0]?.username.split(':') ?? [];
    expect(Number(expiry)).toBeGreaterThan(app.clock.now().getTime() / 1000);
  });

  test('leads from an invited matchmaker to her first slots', async () => {
    const { client } = await app.staffBrowser('admin');
    const { staff: host } = await app.staffBrowser('matchmaker');
    expect((await prepared(client)).roles).toBe('Il manque\u202f: support, modération et coach.');
    expect((await prepared(client)).slots).toBe(
      `${host.firstName} peut en ouvrir, dans «\u202fRendez-vous\u202f».`,
    );
    await app.db.insert(appointmentSlots).values({
      id: 'bientot',
      staff_id: host.id,
      host_name: host.firstName,
      kind: 'welcome',
      starts_at: new Date(app.clock.now().getTime() + 60_000),
    });
    expect((await prepared(client)).slots).toBe(true);
    app.clock.advance({ minutes: 2 });
    expect((await prepared(client)).slots).not.toBe(true);
  });

  test('ticks its items from the data', async () => {
    const { client } = await app.staffBrowser('admin');
    await app.staffBrowser('support', 'moderation', 'coach', 'matchmaker');
    await client.deskContent.saveCoach({ id: 'nadia', ...NADIA });
    expect(await prepared(client)).toMatchObject({ roles: true, pictures: 'Sans photo\u202f: Nadia.' });
    const real = (await client.deskContent.opening()).find(({ about }) => about === 'coaches');
    expect(real?.done).toBe(true);
    await app.db.update(coaches).set({ photo_url: '/photo-de-nadia.jpg' });
    await app.db.delete(supportHours);
    await app.db.insert(supportHours).values({ day: 1, opens: '09:00', closes: '18:00' });
    await app.db
      .insert(workshopLeaders)
      .values(WORKSHOP_IDS.map((workshop_id) => ({ workshop_id, coach_id: 'nadia' })));
    expect(await prepared(client)).toMatchObject({ pictures: true, leaders: true, hours: true });
  });
});

describe.runIf(onPostgres)('two concurrent reorderings of one list', () => {
  test.each(LISTS)('run one after the other: %s', async (kind) => {
    const { client } = await app.staffBrowser('admin');
    const ids = Array.from({ length: 4 }, (_, place) => `personne-${place}`);
    const person = {
      name: 'Lise',
      role: 'Fondatrice',
      line: '',
      publisherTown: '',
      photoUrl: null,
      shown: true,
      example: false,
    };
    const make: Record<ListKind, (id: string) => Promise<unknown>> = {
      coaches: (id) => client.deskContent.saveCoach({ id, ...NADIA }),
      team: (id) => client.deskContent.saveTeamMember({ id, ...person }),
      testimonials: (id) => client.deskContent.saveTestimonial({ id, ...PAULE }),
      questions: (id) =>
        client.deskContent.saveQuestion({ id, question: 'Et après ?', answer: 'Rien.', shown: true }),
    };
    for (const id of ids) await make[kind](id);
    const orders = [ids.toReversed(), ids, [...ids.slice(2), ...ids.slice(0, 2)]];
    for (let round = 0; round < 3; round += 1)
      await Promise.all(orders.map((order) => client.deskContent.order({ kind, ids: order })));
    const listed = await client.deskContent[kind]();
    expect(orders).toContainEqual(('coaches' in listed ? listed.coaches : listed).map(({ id }) => id));
  });
});

test('opening hours are replaced as a whole, and validated', async () => {
  const { client } = await app.staffBrowser('admin');
  const span = (opens: string, closes: string) => ({ day: 1, opens, closes });
  const save = (...week: ReturnType<typeof span>[]) =>
    client.deskContent.saveHours({
      week,
      closures: [{ from: '2026-12-24', to: '2026-12-31', reason: 'Fêtes' }],
    });
  expect(await refusalOf(save(span('18:00', '09:00')))).toBe('BACKWARDS');
  expect(await refusalOf(save(span('09:00', '12:00'), span('11:00', '18:00')))).toBe('OVERLAP');
  await save(span('09:00', '12:00'), span('14:00', '18:00'));
  expect(await client.deskContent.hours()).toMatchObject({
    week: [{ opens: '09:00' }, { opens: '14:00' }],
    closures: [{ reason: 'Fêtes' }],
  });
});

test('a price changed at the desk is the same on public and member pages, with the end date of its offer', async () => {
  const desk = await app.staffBrowser('admin');
  const pages = watchPageContent(app.services, {
    drawSlots: () => ({}),
    drawBlog: () => ({ lists: {}, pages: [] }),
  });
  expect((await pages()).facts.PRICE_COACHING).toMatch(/^100\s€ TTC$/);
  await desk.client.deskContent.saveOffer({
    key: 'coaching',
    priceCents: 9_950,
    today: 'Offert',
    until: '2026-12-31',
  });
  const price = expect.stringMatching(/^99,50\s€ TTC$/);
  const today = 'Offert, jusqu’au 31\u00a0décembre\u00a02026';
  expect((await pages()).facts).toMatchObject({ PRICE_COACHING: price, TODAY_COACHING: today });
  expect(await app.browser().client.membership.offers()).toContainEqual({ key: 'coaching', price, today });
  app.clock.set('2027-01-01T09:00:00+01:00');
  expect(await app.browser().client.membership.offers()).toContainEqual({
    key: 'coaching',
    price,
    today: 'Rien à payer',
  });
});
