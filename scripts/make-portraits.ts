import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { micah } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import sharp, { type OverlayOptions } from 'sharp';
import { GENDERS } from '#features/profiles/rules.ts';
import { type Generation, PORTRAITS_PER_GROUP, portraitName } from '#testing/demo/demo-member.ts';
import { backgroundOf, describeFace } from './portrait-faces.ts';

// Draws the portraits of invented members and coaches (DiceBear « micah », CC BY 4.0) into content/.
// With a path as argument it also draws them all on one sheet, to be looked at before they are kept.

const SIZE = 256;
const QUALITY = 79;
const INK = '#2a1e33';
const MAX_BYTES = 9_000;
const SHEET_CELL = 96;
const GENERATIONS: readonly Generation[] = ['jeune', 'moyen', 'senior'];

interface Portrait {
  path: string;
  options: micah.Options;
  background: string[];
}

function listMembers(): Portrait[] {
  return GENDERS.flatMap((gender) =>
    GENERATIONS.flatMap((generation) =>
      Array.from({ length: PORTRAITS_PER_GROUP }, (_, index) => ({
        path: `content/demo/portraits/${portraitName(gender, generation, index + 1)}`,
        options: describeFace(gender, generation, index),
        background: backgroundOf(index),
      })),
    ),
  );
}

const SAUGE = ['ddebe3', 'cfe3d8'];

function listCoaches(): Portrait[] {
  const looks: micah.Options[] = [
    { ...describeFace('femme', 'moyen', 1), shirt: ['collared'], shirtColor: ['3c6255'], mouth: ['smile'] },
    { ...describeFace('homme', 'moyen', 3), shirt: ['collared'], shirtColor: ['efe3d3'], mouth: ['smile'] },
    { ...describeFace('femme', 'senior', 3), shirt: ['open'], shirtColor: ['6b2d5c'], mouth: ['laughing'] },
    { ...describeFace('homme', 'jeune', 0), shirt: ['crew'], shirtColor: ['3f5b7f'], mouth: ['laughing'] },
  ];
  return looks.map((options, index) => ({
    path: `content/coaches/${index + 1}.jpg`,
    options,
    background: SAUGE,
  }));
}

async function draw({ path, options, background }: Portrait): Promise<Buffer> {
  const svg = createAvatar(micah, {
    ...options,
    seed: path,
    size: SIZE,
    backgroundType: ['gradientLinear'],
    backgroundColor: background,
    backgroundRotation: [135],
  }).toString();
  // The style draws its outlines in pure black; our ink sits more softly on the palette.
  const drawing = svg.replace(/#000(000)?(?![0-9a-f])|\bblack\b/gi, INK);
  const jpeg = await sharp(Buffer.from(drawing)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  if (jpeg.length > MAX_BYTES) throw new Error(`${path} weighs ${jpeg.length} bytes, more than ${MAX_BYTES}`);
  return jpeg;
}

async function drawSheet(faces: readonly Buffer[], path: string): Promise<void> {
  const cells: OverlayOptions[] = await Promise.all(
    faces.map(async (face, index) => ({
      input: await sharp(face).resize(SHEET_CELL).toBuffer(),
      left: (index % PORTRAITS_PER_GROUP) * SHEET_CELL,
      top: Math.floor(index / PORTRAITS_PER_GROUP) * SHEET_CELL,
    })),
  );
  const width = PORTRAITS_PER_GROUP * SHEET_CELL;
  const height = Math.ceil(faces.length / PORTRAITS_PER_GROUP) * SHEET_CELL;
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toFile(path);
}

const portraits = [...listMembers(), ...listCoaches()];
// The background and the seed do not count: two members must not share one face.
const distinct = new Set(portraits.map(({ options }) => JSON.stringify(options)));
if (distinct.size !== portraits.length) throw new Error('Two portraits are the same');

const root = join(import.meta.dirname, '..');
const drawn: Buffer[] = [];
for (const portrait of portraits) {
  const jpeg = await draw(portrait);
  const file = join(root, portrait.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
  drawn.push(jpeg);
}
const sheet = process.argv[2];
if (sheet) await drawSheet(drawn, sheet);
process.stdout.write(`${portraits.length} portraits drawn\n`);
