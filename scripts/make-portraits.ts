import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { micah } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import sharp, { type OverlayOptions } from 'sharp';
import { GENDERS } from '#features/profile/rules.ts';
import { type Generation, PORTRAITS_PER_GROUP, portraitName } from '#server/demo/demo-member.ts';
import { backgroundOf, describeFace } from './portrait-faces.ts';

// Draws the portraits of invented members and coaches (DiceBear « micah », CC BY 4.0) into content/.
// With a path as argument it also draws them all on one sheet, to be looked at before they are kept.

const SIZE = 256;
/** Coaches are shown large on their page: theirs stay sharp there. */
const COACH_SIZE = 512;
const QUALITY = 79;
const WEBP_QUALITY = 82;
const INK = '#2a1e33';
/** Of a drawing of the usual size. */
const MAX_BYTES = 9_000;
const SHEET_CELL = 96;
/** Examples of people on the public pages: these are also drawn as the smaller WebP, for pages alone. */
const ON_PAGES = [
  ...['03', '05', '06', '08', '12', '13', '15', '19'].map((number) => `femme-jeune-${number}`),
  ...['02', '08', '09', '14', '15'].map((number) => `femme-moyen-${number}`),
  ...['06', '08'].map((number) => `femme-senior-${number}`),
  ...['01', '07', '08', '10', '11', '12', '14', '17'].map((number) => `homme-jeune-${number}`),
  'homme-moyen-14',
  ...['10', '15'].map((number) => `homme-senior-${number}`),
];
const GENERATIONS: readonly Generation[] = ['jeune', 'moyen', 'senior'];

interface Portrait {
  path: string;
  seed?: string;
  size?: number;
  options: micah.Options;
  background: string[];
}

function listOnPages(members: readonly Portrait[]): Portrait[] {
  return ON_PAGES.map((name) => {
    const member = members.find(({ path }) => path.endsWith(`/${name}.jpg`));
    if (!member) throw new Error(`Nobody is called ${name}`);
    return { ...member, path: `content/portraits/${name}.webp`, seed: member.path };
  });
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
    path: `content/coaches/${index + 1}.webp`,
    size: COACH_SIZE,
    options,
    background: SAUGE,
  }));
}

/** The seed is the address of the first drawing: the same face in another format is the same drawing. */
async function draw({ path, seed = path, size = SIZE, options, background }: Portrait): Promise<Buffer> {
  const svg = createAvatar(micah, {
    ...options,
    seed,
    size,
    backgroundType: ['gradientLinear'],
    backgroundColor: background,
    backgroundRotation: [135],
  }).toString();
  // The style draws its outlines in pure black; our ink sits more softly on the palette.
  const drawing = svg.replace(/#000(000)?(?![0-9a-f])|\bblack\b/gi, INK);
  const face = sharp(Buffer.from(drawing));
  const picture = path.endsWith('.webp')
    ? await face.webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer()
    : await face.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  const most = (MAX_BYTES * size) / SIZE;
  if (picture.length > most) throw new Error(`${path} weighs ${picture.length} bytes, more than ${most}`);
  return picture;
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

const members = listMembers();
const portraits = [...members, ...listCoaches()];
// The background and the seed do not count: two members must not share one face.
const distinct = new Set(portraits.map(({ options }) => JSON.stringify(options)));
if (distinct.size !== portraits.length) throw new Error('Two portraits are the same');

const root = join(import.meta.dirname, '..');
const drawn: Buffer[] = [];
for (const portrait of [...portraits, ...listOnPages(members)]) {
  const picture = await draw(portrait);
  const file = join(root, portrait.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  drawn.push(picture);
}
const sheet = process.argv[2];
if (sheet) await drawSheet(drawn, sheet);
process.stdout.write(`${portraits.length} portraits drawn\n`);
