import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasPictureSignature, isCutOff } from './picture-file.ts';

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 160,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const exif = { IFD0: { Copyright: 'Exemple' } };

describe.each([
  ['JPEG', () => noise().jpeg()],
  ['JPEG with metadata', () => noise().jpeg().withExif(exif).withIccProfile('srgb')],
  ['progressive JPEG', () => noise().jpeg({ progressive: true })],
  ['PNG', () => noise().png()],
  ['interlaced PNG', () => noise().png({ progressive: true })],
  ['WebP', () => noise().webp()],
  ['lossless WebP', () => noise().webp({ lossless: true })],
])('a %s', (_, make) => {
  it('counts as complete, also with trailing bytes', async () => {
    const bytes = await make().toBuffer();
    expect(isCutOff(bytes)).toBe(false);
    expect(isCutOff(Buffer.concat([bytes, Buffer.from('SEFT, behind it')]))).toBe(false);
  });

  it.each([0.02, 0.3, 0.66, 0.9, 0.999])('counts as cut off at %f of its length', async (share) => {
    const bytes = await make().toBuffer();
    expect(isCutOff(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe(true);
  });
});

it.each(['%PDF-1.7', 'GIF89a', '', '<svg/>'])('« %s » is not an accepted picture', (text) => {
  expect(hasPictureSignature(Buffer.from(text))).toBe(false);
  expect(isCutOff(Buffer.from(text))).toBe(false);
});
