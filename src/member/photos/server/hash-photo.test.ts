import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { encodePhoto } from './encode-photo.ts';
import { hashCopies, hashPhoto } from './shared/hash-photo.ts';

const SECRET = 'a key that only this test knows';
const portrait = (name: string) => readFile(`content/demo/portraits/${name}.jpg`);
const original = await portrait('femme-jeune-01');

/** The bytes stored after an upload. */
async function stored(bytes: Uint8Array): Promise<Uint8Array> {
  const renditions = await encodePhoto(bytes);
  if (typeof renditions === 'string') throw new Error('A portrait is an accepted picture');
  return renditions.upright;
}

async function changed(change: (picture: Sharp) => Sharp): Promise<Uint8Array> {
  return stored(await change(sharp(original)).toBuffer());
}

const kept = await hashPhoto(SECRET, await stored(original));

test('gives the same file the same hash, which requires the key', async () => {
  const picture = await stored(original);
  expect(kept).toMatch(/^[\w-]{24}$/);
  expect(await hashPhoto(SECRET, picture)).toBe(kept);
  expect(await hashPhoto('another key', picture)).not.toBe(kept);
  expect((await hashCopies(SECRET, picture))[0]).toBe(kept);
});

test.each<[string, (picture: Sharp) => Sharp]>([
  ['re-encoded', (picture) => picture.jpeg({ quality: 60 })],
  ['resized', (picture) => picture.resize(540).webp({ quality: 70 })],
  ['brightened', (picture) => picture.modulate({ brightness: 1.05 })],
  ['mirrored', (picture) => picture.flop().jpeg({ quality: 80 })],
])('recognises a copy that was %s', async (_, change) => {
  expect(await hashCopies(SECRET, await changed(change))).toContain(kept);
});

test('does not match other pictures', async () => {
  for (const name of ['femme-jeune-02', 'femme-jeune-03', 'homme-jeune-14'])
    expect(await hashCopies(SECRET, await stored(await portrait(name)))).not.toContain(kept);
  expect(await hashCopies(SECRET, await changed((picture) => picture.rotate(180)))).not.toContain(kept);
});

test('gives no hash to a picture of one colour, since all of them look alike', async () => {
  const plain = sharp({ create: { width: 40, height: 50, channels: 3, background: '#f4a672' } });
  const picture = await stored(await plain.png().toBuffer());
  expect(await hashPhoto(SECRET, picture)).toBeNull();
  expect(await hashCopies(SECRET, picture)).toEqual([]);
});
