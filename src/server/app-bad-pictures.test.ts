import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { PHOTO_REFUSALS } from '#member/photos/contract.ts';
import { PICTURE_REFUSALS } from '#member/support/contract.ts';
import { THREAD } from '#testing/endpoint-examples.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { testApp } from '#testing/test-app.ts';
import { openDeskOfAll } from '#testing/walk-endpoints.ts';
import { PHOTO_PATHS } from './create-app.ts';

const app = await testApp();

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' }, limitInputPixels: false });
/** Noise compresses badly, so that no part can be omitted unnoticed. */
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 240,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const cut = (bytes: Buffer) => bytes.subarray(0, Math.ceil((bytes.length * 2) / 3));

type Reason = 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'DAMAGED' | 'UNREADABLE';
const BAD: Record<string, { make: () => Promise<Buffer> | Buffer; reason: Reason }> = {
  'a JPEG of 51 megapixels': { make: () => flat(8500, 6000).jpeg().toBuffer(), reason: 'TOO_MANY_PIXELS' },
  'a WebP of 51 megapixels': { make: () => flat(8500, 6000).webp().toBuffer(), reason: 'TOO_MANY_PIXELS' },
  'a PNG of 51 megapixels': { make: () => flat(8500, 6000).png().toBuffer(), reason: 'TOO_MANY_PIXELS' },
  'two thirds of a JPEG': { make: async () => cut(await noise().jpeg().toBuffer()), reason: 'DAMAGED' },
  'two thirds of a progressive JPEG': {
    make: async () => cut(await noise().jpeg({ progressive: true }).toBuffer()),
    reason: 'DAMAGED',
  },
  'two thirds of a PNG': { make: async () => cut(await noise().png().toBuffer()), reason: 'DAMAGED' },
  'two thirds of a WebP': { make: async () => cut(await noise().webp().toBuffer()), reason: 'DAMAGED' },
  'the first bytes of a JPEG': { make: () => Buffer.from('ffd8ffe000104a46', 'hex'), reason: 'DAMAGED' },
  'a GIF': { make: () => flat(20, 20).gif().toBuffer(), reason: 'UNREADABLE' },
  'an AVIF': { make: () => flat(20, 20).avif({ effort: 0 }).toBuffer(), reason: 'UNREADABLE' },
  'a PDF': { make: () => Buffer.from('%PDF-1.7 bonjour'), reason: 'UNREADABLE' },
  'an SVG': { make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), reason: 'UNREADABLE' },
  'eleven megabytes': { make: () => Buffer.alloc(10 * 1024 * 1024 + 1), reason: 'TOO_LARGE' },
};
/** Sizes of phone cameras. */
const GOOD = [
  [5712, 4284],
  [8064, 6048],
  [8160, 6120],
] as const;

const SENTENCES: Record<Reason, RegExp> = {
  TOO_LARGE: /dépasse 10\sMo/,
  TOO_MANY_PIXELS: /trop de pixels.*50\smillions/,
  DAMAGED: /incomplet ou abîmé/,
  UNREADABLE: /JPEG, PNG ou WebP/,
};

async function openUploads() {
  await markedWorld(app);
  const member = await app.memberBrowser();
  const desk = await openDeskOfAll(app);
  return async (path: string, bytes: Buffer) => {
    const body = new FormData();
    body.append('photo', new File([Uint8Array.from(bytes)], 'image'));
    body.append('clientId', crypto.randomUUID());
    if (path === '/api/desk/inbox/pictures') body.append('thread', String(THREAD));
    const answer = await (path.startsWith('/api/desk/') ? desk : member).fetch(path, {
      method: 'POST',
      body,
    });
    const { code, message }: { code?: string; message?: string } = await answer.json();
    return { status: answer.status, code, message };
  };
}

describe('every route that accepts a picture', () => {
  const files = new Map<string, Buffer>();
  beforeAll(async () => {
    for (const [kind, { make }] of Object.entries(BAD)) files.set(kind, await make());
  });

  test.each(PHOTO_PATHS)('says why it rejects a picture: %s', async (path) => {
    const upload = await openUploads();
    const refusals: Record<string, { status: number; message: string }> =
      path.endsWith('photos') || path.includes('content') ? PHOTO_REFUSALS : PICTURE_REFUSALS;
    for (const [kind, { reason }] of Object.entries(BAD)) {
      const { status, code = '', message } = await upload(path, files.get(kind) ?? Buffer.alloc(0));
      expect([kind, code]).toEqual([kind, expect.stringMatching(new RegExp(`^(PHOTO|PICTURE)_${reason}$`))]);
      expect({ kind, status, message }).toEqual({ kind, ...refusals[code] });
      expect(message).toMatch(SENTENCES[reason]);
    }
  });

  test.each(GOOD)('accepts a picture of %i × %i pixels', async (width, height) => {
    const upload = await openUploads();
    const bytes = await flat(width, height).jpeg({ quality: 60 }).toBuffer();
    for (const path of PHOTO_PATHS)
      expect({ path, ...(await upload(path, bytes)) }).toMatchObject({ path, status: 200 });
  });
});

test('a complete picture is cropped to its frame, whatever its orientation', async () => {
  const { client } = await app.memberBrowser();
  // Upright, the left half is red, the right half blue. Stored with a quarter turn.
  const red = await flat(400, 1000).png().toBuffer();
  const upright = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const turned = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).png().toBuffer();
  const photo = new File([Uint8Array.from(turned)], 'moi.png');
  for (const [x, colour] of [
    [0, [200, 100, 50]],
    [50, [0, 0, 255]],
  ] as const) {
    const { url } = await client.photos.add({ photo, frame: { x, y: 20, width: 50, height: 62.5 } });
    const id = url.split('/')[2] ?? '';
    const bytes = (await app.services.photos.find(id, 'upright')) ?? Buffer.alloc(0);
    const { data } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
    expect([...data].every((value, at) => Math.abs(value - (colour[at] ?? 0)) < 12)).toBe(true);
  }
});
