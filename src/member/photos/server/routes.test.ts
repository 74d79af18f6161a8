import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { photos, profiles } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { listKeptPhotos } from '#testing/kept-photos.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

const picture = (width: number, height: number, background = '#f4a672') =>
  sharp({ create: { width, height, channels: 3, background } });
const fileOf = (bytes: Uint8Array, name = 'moi.png') => new File([Uint8Array.from(bytes)], name);
const png = await picture(30, 40).png().toBuffer();
const gif = await picture(30, 40).gif().toBuffer();
const photo = fileOf(png);

async function bytesOf(browser: TestBrowser, url: string): Promise<Buffer> {
  const response = await browser.fetch(url);
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  return Buffer.from(await response.arrayBuffer());
}

async function someoneWith(count: number) {
  const browser = await app.memberBrowser();
  for (let number = 1; number <= count; number += 1) {
    const { id } = await browser.client.photos.add({ photo });
    await browser.client.photos.describe({ id, caption: String(number) });
  }
  return browser;
}

const captionsOf = async ({ client }: TestBrowser) =>
  (await client.photos.list()).map(({ caption }) => caption);
const firstOf = async ({ client }: TestBrowser) => ({
  first: (await client.photos.list())[0]?.thumbnailUrl ?? null,
  profile: (await client.profile.mine()).photo_url,
  session: (await client.session.read()).member?.photoUrl,
});

describe('a photo', () => {
  test('becomes an upright and a square JPEG without metadata, at URLs without the member’s id', async () => {
    const browser = await app.memberBrowser();
    const withPlace = await picture(800, 600)
      .withExif({ IFD0: { Copyright: 'MARQUE' }, IFD3: { GPSLatitude: '45/1 45/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { url, thumbnailUrl } = await browser.client.photos.add({ photo: fileOf(withPlace) });
    expect(thumbnailUrl).toMatch(/^\/media\/[\w-]{22}$/);
    expect(url).toBe(`${thumbnailUrl}/upright`);
    for (const [address, width, height] of [
      [thumbnailUrl, 256, 256],
      [url, 1080, 1350],
    ] as const) {
      const bytes = await bytesOf(browser, address);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('MARQUE')).toBe(false);
    }
  });

  test('uses the thumbnail position that the member chose for its square', async () => {
    const browser = await app.memberBrowser();
    const blueBelow = picture(1080, 1350, '#ff0000').composite([
      { input: await picture(1080, 675, '#0000ff').png().toBuffer(), left: 0, top: 675 },
    ]);
    const sent = fileOf(await blueBelow.png().toBuffer());
    const place = { x: 40, y: 60, side: 40 };
    const { thumbnailUrl } = await browser.client.photos.add({ photo: sent, thumbnail: place });
    const { channels } = await sharp(await bytesOf(browser, thumbnailUrl)).stats();
    expect(channels[0]?.mean).toBeLessThan(5);
    expect(channels[2]?.mean).toBeGreaterThan(250);
  });

  test('loads for its owner and for members who have them in their selection, and for nobody else', async () => {
    const browser = await app.memberBrowser();
    const { id, url, thumbnailUrl } = await browser.client.photos.add({ photo });
    const second = await browser.client.photos.add({ photo });
    const karim = await app.memberBrowser(aMan());
    const stranger = await app.memberBrowser();
    const addresses = [url, thumbnailUrl, second.url, second.thumbnailUrl];
    const seenBy = async (who: TestBrowser) =>
      Promise.all(addresses.map(async (address) => (await who.fetch(address)).status));
    const hidden = [404, 404, 404, 404];
    expect(await seenBy(karim)).toEqual(hidden);
    await karim.client.matching.selection();
    expect(await seenBy(karim)).toEqual([200, 200, 200, 200]);
    expect(await seenBy(stranger)).toEqual(hidden);
    expect(await seenBy(app.browser())).toEqual(hidden);
    await browser.client.photos.remove({ id });
    expect(await seenBy(browser)).toEqual([404, 404, 200, 200]);
    expect(await seenBy(karim)).toEqual([404, 404, 200, 200]);
  });

  test('appears for matches with its caption, in order and without its id', async () => {
    const browser = await someoneWith(2);
    const karim = await app.memberBrowser(aMan());
    const { people } = await karim.client.matching.selection();
    const mine = await browser.client.photos.list();
    expect(people[0]?.photos).toEqual(mine.map(({ id, ...shown }) => shown));
    expect(people[0]?.photos.map(({ caption }) => caption)).toEqual(['1', '2']);
    expect(people[0]?.photoUrl).toBe(mine[0]?.thumbnailUrl);
  });

  test('cannot be another kind of file, or a damaged one', async () => {
    const { client } = await app.memberBrowser();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('<html><script>alert(1)</script></html>'),
      gif,
      Buffer.concat([Buffer.from('<svg/>'), png]),
      Buffer.from('ffd8ffe000104a46', 'hex'),
      Buffer.alloc(0),
    ])
      expect(await refusalOf(client.photos.add({ photo: fileOf(bytes) }))).toMatch(
        /PHOTO_UNREADABLE|PHOTO_DAMAGED|INVALID_INPUT/,
      );
  });

  test('fails with status 413 above 10 MB', async () => {
    const { client } = await app.memberBrowser();
    const heavy = fileOf(Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(client.photos.add({ photo: heavy })).rejects.toMatchObject({ status: 413 });
  });

  test('fails before it is decoded if it has too many pixels', async () => {
    const { client } = await app.memberBrowser();
    for (const side of [20_000, 7_100]) {
      const bomb = anEmptyPng(side, side);
      expect(await refusalOf(client.photos.add({ photo: fileOf(bomb) }))).toBe('PHOTO_TOO_MANY_PIXELS');
    }
  });
});

describe('six photos', () => {
  const keptSince = async (before: string[]) =>
    new Set((await listKeptPhotos(app.services.photos)).filter((id) => !before.includes(id)));

  test('fill the profile: of two concurrent uploads for the sixth place one fails, and leaves no file', async () => {
    const before = await listKeptPhotos(app.services.photos);
    const browser = await someoneWith(5);
    const sent = await Promise.allSettled([1, 2].map(() => browser.client.photos.add({ photo })));
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'PHOTOS_FULL',
        message: 'Vous avez déjà six photos. Retirez-en une pour pouvoir en ajouter une autre.',
      },
    });
    const rows = await app.db.select().from(photos).where(eq(photos.user_id, browser.member.id));
    expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await keptSince(before)).toEqual(new Set(rows.map(({ id }) => id)));
  });

  test('count once when a retry sends the same photo twice', async () => {
    const before = await listKeptPhotos(app.services.photos);
    const browser = await someoneWith(1);
    const clientId = crypto.randomUUID();
    const answers = await Promise.all([1, 2].map(() => browser.client.photos.add({ photo, clientId })));
    expect(answers[0]).toEqual(answers[1]);
    expect(await browser.client.photos.list()).toHaveLength(2);
    expect(await keptSince(before)).toEqual(
      new Set((await browser.client.photos.list()).map(({ id }) => id)),
    );
  });

  test('follow the member’s order; the first one is the photo in lists and in the session', async () => {
    const browser = await someoneWith(3);
    const [one, two, three] = (await browser.client.photos.list()).map(({ id }) => id);
    await browser.client.photos.order({ ids: [three ?? '', one ?? '', two ?? ''] });
    expect(await captionsOf(browser)).toEqual(['3', '1', '2']);
    const { first, profile, session } = await firstOf(browser);
    expect([profile, session]).toEqual([first, first]);
    await browser.client.photos.remove({ id: three ?? '' });
    expect(await captionsOf(browser)).toEqual(['1', '2']);
    expect((await firstOf(browser)).profile).toBe(`/media/${one}`);
    await browser.client.photos.remove({ id: one ?? '' });
    await browser.client.photos.remove({ id: two ?? '' });
    expect(await firstOf(browser)).toEqual({ first: null, profile: null, session: null });
  });

  test('keep their order when the request is not a permutation of the member’s photos', async () => {
    const browser = await someoneWith(2);
    const [other] = await (await someoneWith(1)).client.photos.list();
    const [one, two] = (await browser.client.photos.list()).map(({ id }) => id);
    for (const ids of [[two], [two, two], [two, one, other?.id], [two, other?.id]])
      expect(await refusalOf(browser.client.photos.order({ ids: ids.map(String) }))).toBe('PHOTOS_CHANGED');
    expect(await captionsOf(browser)).toEqual(['1', '2']);
  });

  test('disappear for everyone even if their files cannot be deleted', async () => {
    const browser = await someoneWith(1);
    const [{ id, url } = { id: '', url: '' }] = await browser.client.photos.list();
    vi.spyOn(app.services.photos, 'remove').mockRejectedValue(new Error('the store is down'));
    expect(await browser.client.photos.remove({ id })).toEqual({ done: true });
    expect((await browser.fetch(url)).status).toBe(404);
    expect((await browser.client.profile.mine()).photo_url).toBeNull();
    expect(app.logs.at(-1)).toMatchObject({ level: 'warn', event: 'photo-delete-failed' });
  });
});

describe('a caption', () => {
  const flagOf = async (id: string) =>
    (await app.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.flagged_at;

  test('follows the rules of the bio, and goes to the team for review if it is doubtful', async () => {
    const { client, member } = await someoneWith(1);
    const [{ id } = { id: '' }] = await client.photos.list();
    for (const [caption, refusal] of [
      ['É'.repeat(81), 'Une légende tient en 80 caractères'],
      ['Mon numéro : 06 12 34 56 78', /numéro de téléphone/],
      ['exemple.com', /lien/],
    ] as const)
      await expect(client.photos.describe({ id, caption })).rejects.toMatchObject({
        data: { fields: { caption: expect.stringMatching(refusal) } },
      });
    expect(await client.photos.describe({ id, caption: 'É'.repeat(80) })).toEqual({ done: true });
    expect(await flagOf(member.id)).toBeNull();
    await client.photos.describe({ id, caption: 'Mon insta est facile à deviner' });
    expect(await flagOf(member.id)).toEqual(app.clock.now());
  });
});

/** A one-bit PNG: 50 kB that would decode to hundreds of megabytes. */
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
