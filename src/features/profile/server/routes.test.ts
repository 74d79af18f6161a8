import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { consents, photos, profiles, searchPreferences, users } from '#server/schema.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

let app: TestApp;
let unique = 0;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const answers = {
  first_name: 'Claire',
  last_name: 'Exemple',
  gender: 'femme',
  birth_date: '1992-03-14',
  city_code: '69123',
  has_children: false,
  bio: 'J’aime les balades en forêt.',
  password: 'un beau soir d’été',
  accepts_terms: true,
  accepts_love_life_use: true,
} as const;

/** Someone whose address is confirmed and whose profile is not made yet. */
async function newcomer(): Promise<TestBrowser & { email: string }> {
  const email = `profil-${process.pid}-${unique++}@exemple.invalid`;
  const browser = app.browser();
  await browser.client.accounts.signUp({ email });
  await browser.client.accounts.confirmEmail({ token: await app.mailedToken(email) });
  return Object.assign(browser, { email });
}

describe('creating a profile', () => {
  test('stores profile, default preferences, both consents and the password together', async () => {
    const { client, email } = await newcomer();
    await client.signUp.finish({ ...answers });
    expect(await client.profile.mine()).toMatchObject({
      first_name: 'Claire',
      city: 'Lyon',
      photo_url: null,
    });
    expect(await client.profile.preferences()).toEqual({
      preferred_gender: 'homme',
      min_age: 25,
      max_age: 45,
      max_distance: 50,
    });
    const given = await app.db.select().from(consents);
    expect(given.map((consent) => consent.purpose).sort()).toEqual(['love-life', 'terms']);
    expect(await app.browser().client.accounts.logIn({ email, password: answers.password })).toEqual({
      done: true,
    });
    expect(await refusalOf(client.signUp.finish({ ...answers }))).toBe('PROFILE_EXISTS');
  });

  test('is for whoever has a session only', async () => {
    expect(await refusalOf(app.browser().client.signUp.finish({ ...answers }))).toBe('UNAUTHORIZED');
  });

  test.each([
    ['18 today', '2008-11-21', 'success'],
    ['18 tomorrow', '2008-11-22', 'Lueur est réservé aux personnes majeures : il faut avoir 18 ans'],
    ['not born yet', '2030-01-01', 'Veuillez entrer une date de naissance qui existe'],
    ['no such day', '1992-02-30', 'Veuillez entrer une date de naissance qui existe'],
    ['120 years old', '1906-11-21', 'success'],
    ['121 years old', '1905-11-21', 'Vérifiez l’année de votre naissance'],
  ])('weighs the birth date in Paris: %s', async (_, birth_date, outcome) => {
    const { client } = await newcomer();
    const call = client.signUp.finish({ ...answers, birth_date });
    if (outcome === 'success') expect(await call).toEqual({ done: true });
    else await expect(call).rejects.toMatchObject({ data: { fields: { birth_date: outcome } } });
  });

  test('counts the age by the day of Paris, where midnight comes before Greenwich', async () => {
    const { client } = await newcomer();
    app.clock.set('2026-11-20T23:30:00Z');
    expect(await client.signUp.finish({ ...answers, birth_date: '2008-11-21' })).toEqual({ done: true });
  });

  test.each([
    ['first_name', { first_name: '   ' }, 'Veuillez entrer votre prénom'],
    ['first_name', { first_name: 'Claire 06 12 34 56 78' }, /numéro de téléphone/],
    ['bio', { bio: 'a'.repeat(501) }, 'Votre présentation doit tenir en 500 caractères'],
    ['bio', { bio: 'Écrivez à claire@exemple.fr' }, /adresse email/],
    ['bio', { bio: 'Voir www.exemple.com' }, /lien/],
    ['city_code', { city_code: '99999' }, 'Veuillez choisir votre ville dans la liste'],
    ['password', { password: '12345' }, 'Le mot de passe doit contenir au moins 6 caractères'],
    ['password', { password: 'Azerty' }, /trop courant/],
  ])('refuses a wrong %s with its sentence', async (field, change, sentence) => {
    const { client } = await newcomer();
    const refusal = await client.signUp.finish({ ...answers, ...change }).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect(refusal.data.fields[field]).toMatch(sentence);
    expect(await client.session.read()).toMatchObject({ member: { steps: { profile: false } } });
  });

  test('takes a bio of exactly 500 characters, an emoji counting as one', async () => {
    const { client } = await newcomer();
    await client.signUp.finish({ ...answers, bio: '🌿'.repeat(500) });
    expect(Array.from((await client.profile.mine()).bio)).toHaveLength(500);
  });

  test.each(['accepts_terms', 'accepts_love_life_use'] as const)('needs %s to be ticked', async (box) => {
    const browser = await newcomer();
    const response = await browser.fetch('/api/profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...answers, [box]: false }),
    });
    expect(response.status).toBe(400);
    expect((await response.json()).data.fields[box]).toMatch(/^Vous devez accepter/);
  });

  test('ignores what is not a member’s to write', async () => {
    const browser = await newcomer();
    const forged = {
      id: 'autre',
      photo_url: 'https://ailleurs.example/x.jpg',
      latitude: 0,
      role: 'admin',
      created_at: '2000-01-01',
    };
    await browser.fetch('/api/profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...answers, ...forged }),
    });
    const [user] = await app.db.select().from(users).where(eq(users.email, browser.email));
    const [row] = await app.db.select().from(profiles);
    expect(row).toMatchObject({ id: user?.id, photo_url: null });
    expect(row?.latitude).toBeCloseTo(45.75, 1);
  });
});

describe('changing a profile', () => {
  const rowOf = async (id: string) => {
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
    return row;
  };

  test.each([
    [{ first_name: ' Inès ' }, { first_name: 'Inès' }],
    [{ last_name: 'Autre' }, { last_name: 'Autre' }],
    [{ has_children: true }, { has_children: true }],
    [{ bio: 'Un dimanche au marché.' }, { bio: 'Un dimanche au marché.' }],
    [{ bio: '' }, { bio: '' }],
    [{}, {}],
  ])('writes %o and nothing else', async (change, expected) => {
    const { client, member } = await app.memberBrowser();
    const before = await rowOf(member.id);
    const answer = await client.profile.update(change);
    expect(answer).toEqual(await client.profile.mine());
    expect(answer).toMatchObject(expected);
    expect(await rowOf(member.id)).toEqual({ ...before, ...expected });
  });

  test('moves the place and the match card with the city: whom one meets changes at once', async () => {
    const { client, member } = await app.memberBrowser();
    await app.insert(aMan({ commune: PARIS }));
    expect((await client.matching.selection()).people).toHaveLength(0);
    const answer = await client.profile.update({ city_code: PARIS.code });
    expect(answer).toMatchObject({ city: 'Paris', city_code: PARIS.code });
    expect((await client.matching.selection()).people).toHaveLength(1);
    expect((await rowOf(member.id))?.latitude).toBeCloseTo(PARIS.latitude, 1);
  });

  test.each([
    ['first_name', { first_name: '  ' }, 'Veuillez entrer votre prénom'],
    ['first_name', { first_name: 'Claire 06 12 34 56 78' }, /numéro de téléphone/],
    ['first_name', { first_name: 'a'.repeat(51) }, /trop long/],
    ['last_name', { last_name: '' }, 'Veuillez entrer votre nom'],
    ['city_code', { city_code: '99999' }, 'Veuillez choisir votre ville dans la liste'],
    ['city_code', { city_code: '' }, 'Veuillez choisir votre ville dans la liste'],
    ['bio', { bio: 'a'.repeat(501) }, 'Votre présentation doit tenir en 500 caractères'],
    ['bio', { bio: 'Écrivez à claire@exemple.fr' }, /adresse email/],
    ['bio', { bio: 'Voir www.exemple.com' }, /lien/],
  ])(
    'refuses a wrong %s with its sentence, and what came with it is not written',
    async (field, change, sentence) => {
      const { client, member } = await app.memberBrowser();
      const before = await rowOf(member.id);
      const refusal = await client.profile
        .update({ has_children: true, ...change })
        .catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'INVALID_INPUT' });
      expect(refusal).toHaveProperty(['data', 'fields', field], expect.stringMatching(sentence));
      expect(await rowOf(member.id)).toEqual(before);
    },
  );

  test('leaves gender, birth date and whatever else is not one’s to write as they are', async () => {
    const browser = await app.memberBrowser();
    const before = await rowOf(browser.member.id);
    const forged = {
      id: 'autre',
      gender: 'homme',
      birth_date: '2001-01-01',
      city: 'Nulle part',
      photo_url: 'https://ailleurs.example/x.jpg',
      latitude: 0,
      flagged_at: null,
    };
    const response = await browser.fetch('/api/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...forged, first_name: 'Inès' }),
    });
    expect(response.status).toBe(200);
    expect(await rowOf(browser.member.id)).toEqual({ ...before, first_name: 'Inès' });
  });

  test('flags a doubtful text for the team, and the flag outlives the text', async () => {
    const { client, member } = await app.memberBrowser();
    await client.profile.update({ bio: 'Mon insta est facile à deviner' });
    expect((await rowOf(member.id))?.flagged_at).toEqual(app.clock.now());
    await client.profile.update({ bio: 'J’aime la mer.' });
    expect((await rowOf(member.id))?.flagged_at).not.toBeNull();
  });

  test('needs a profile, and a session', async () => {
    const { client } = await newcomer();
    expect(await refusalOf(client.profile.update({ bio: 'Bonjour.' }))).toBe('PROFILE_REQUIRED');
    expect(await refusalOf(app.browser().client.profile.update({ bio: 'Bonjour.' }))).toBe('UNAUTHORIZED');
  });
});

describe('search preferences', () => {
  test('are not kept without the consent that they rest on', async () => {
    const { client } = await app.memberBrowser();
    const search = { preferred_gender: 'homme', min_age: 30, max_age: 40, max_distance: 50 } as const;
    expect(await client.profile.savePreferences(search)).toEqual({ done: true });
    await client.answers.withdrawConsent({ purpose: 'love-life' });
    expect(await refusalOf(client.profile.savePreferences(search))).toBe('CONSENT_REQUIRED');
    expect(await client.profile.preferences()).toBeNull();
  });

  test.each([
    [{ min_age: 18, max_age: 99, max_distance: 1 }, 'success'],
    [{ min_age: 40, max_age: 40, max_distance: 500 }, 'success'],
    [{ min_age: 17, max_age: 45, max_distance: 50 }, 'min_age'],
    [{ min_age: 25, max_age: 100, max_distance: 50 }, 'max_age'],
    [{ min_age: 46, max_age: 45, max_distance: 50 }, 'max_age'],
    [{ min_age: 25, max_age: 45, max_distance: 0 }, 'max_distance'],
    [{ min_age: 25, max_age: 45, max_distance: 501 }, 'max_distance'],
    [{ min_age: 25.5, max_age: 45, max_distance: 50 }, 'min_age'],
  ])('with %o: %s', async (search, outcome) => {
    const { client } = await app.memberBrowser();
    const call = client.profile.savePreferences({ preferred_gender: 'homme', ...search });
    if (outcome === 'success') expect(await call).toEqual({ done: true });
    else await expect(call).rejects.toMatchObject({ data: { fields: { [outcome]: expect.any(String) } } });
  });

  test('are a choice only once they were saved: until then nobody is proposed', async () => {
    const { client } = await app.memberBrowser(aMember({ preferences: null }));
    await app.insert(aMan());
    expect(await refusalOf(client.matching.selection())).toBe('PREFERENCES_REQUIRED');
    await client.profile.savePreferences({
      preferred_gender: 'homme',
      min_age: 25,
      max_age: 45,
      max_distance: 50,
    });
    expect((await client.matching.selection()).people).toHaveLength(1);
    expect(await app.db.select().from(searchPreferences)).toHaveLength(2);
  });
});

describe('a photo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f4a672' } });
  const fileOf = (bytes: Uint8Array, name = 'moi.png') => new File([Uint8Array.from(bytes)], name);

  test('is kept as a 256×256 JPEG without metadata, at an address without the member’s id', async () => {
    const browser = await app.memberBrowser();
    const withPlace = await picture(800, 600)
      .withExif({ IFD0: { Copyright: 'MARQUE' }, IFD3: { GPSLatitude: '45/1 45/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { photoUrl } = await browser.client.profile.savePhoto({ photo: fileOf(withPlace) });
    expect(photoUrl).toMatch(/^\/media\/[\w-]{22}$/);
    const response = await browser.fetch(photoUrl);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('MARQUE')).toBe(false);
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  });

  test('is seen by its owner and by whom the member is proposed to, and by nobody else', async () => {
    const browser = await app.memberBrowser();
    const { photoUrl } = await browser.client.profile.savePhoto({
      photo: fileOf(await picture(300, 300).png().toBuffer()),
    });
    const karim = await app.memberBrowser(aMan());
    expect((await karim.fetch(photoUrl)).status).toBe(404);
    await karim.client.matching.selection();
    expect((await karim.fetch(photoUrl)).status).toBe(200);
    const stranger = await app.memberBrowser(aMember());
    expect((await stranger.fetch(photoUrl)).status).toBe(404);
    expect((await app.browser().fetch(photoUrl)).status).toBe(404);
    await browser.client.profile.removePhoto();
    expect((await browser.fetch(photoUrl)).status).toBe(404);
  });

  test('sent five times at once is one photo: the last row, and its file', async () => {
    const browser = await app.memberBrowser();
    const photo = fileOf(await picture(300, 300).png().toBuffer());
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => browser.client.profile.savePhoto({ photo })),
    );
    const { photo_url } = await browser.client.profile.mine();
    expect(await app.db.$count(photos)).toBe(1);
    const statuses = await Promise.all(
      sent.map(async ({ photoUrl }) => (await browser.fetch(photoUrl)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect((await browser.fetch(photo_url ?? '')).status).toBe(200);
    const kept = await Promise.all(
      sent.map(({ photoUrl }) => app.services.photos.find(photoUrl.replace('/media/', ''))),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
  });

  test('is removed for everyone even while its file cannot be', async () => {
    const browser = await app.memberBrowser();
    const photo = fileOf(await picture(300, 300).png().toBuffer());
    const { photoUrl } = await browser.client.profile.savePhoto({ photo });
    vi.spyOn(app.services.photos, 'remove').mockRejectedValue(new Error('the store is down'));
    expect(await browser.client.profile.removePhoto()).toEqual({ done: true });
    expect((await browser.fetch(photoUrl)).status).toBe(404);
    expect((await browser.client.profile.mine()).photo_url).toBeNull();
    expect(app.logs.at(-1)).toMatchObject({ level: 'warn', event: 'photo-left-behind' });
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a cut JPEG', Buffer.from('ffd8ffe000104a46', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, bytes) => {
    const { client } = await app.memberBrowser();
    expect(await refusalOf(client.profile.savePhoto({ photo: fileOf(bytes) }))).toMatch(
      /PHOTO_UNREADABLE|INVALID_INPUT/,
    );
  });

  test('above 10 MB is refused with its sentence', async () => {
    const { client } = await app.memberBrowser();
    const heavy = fileOf(Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(client.profile.savePhoto({ photo: heavy })).rejects.toMatchObject({ status: 413 });
  });

  test('of 20,000 × 20,000 pixels is refused before it is unpacked', async () => {
    const { client } = await app.memberBrowser();
    const bomb = anEmptyPng(20_000, 20_000);
    expect(await refusalOf(client.profile.savePhoto({ photo: fileOf(bomb) }))).toBe('PHOTO_UNREADABLE');
  });
});

/** A PNG of one colour, one bit a pixel: 50 kB that would unpack to hundreds of megabytes. */
function anEmptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the city search', () => {
  test('gives at most five communes, without their coordinates', async () => {
    const { client } = await newcomer();
    const found = await client.profile.searchCities({ q: 'lyon' });
    expect(found[0]).toEqual({ code: '69123', name: 'Lyon', department: 'Rhône', postalCode: '69001' });
    expect(found.length).toBeLessThanOrEqual(5);
    expect(await client.profile.searchCities({ q: 'l' })).toEqual([]);
  });

  test('is not open to the whole world', async () => {
    expect(await refusalOf(app.browser().client.profile.searchCities({ q: 'lyon' }))).toBe('UNAUTHORIZED');
  });
});
