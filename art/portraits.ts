import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPortrait } from './portraits/compose.ts';
import { listMembers } from './portraits/everyone.ts';
import { personOf } from './portraits/look.ts';
import { COACHES, TEAM } from './portraits/people/house.ts';
import { MORE_PICTURES } from './portraits/people/more.ts';

// Draws the portraits of invented members, coaches and team into content/: our own drawings, of people who do not exist.
// With a path as argument it also draws them all on one sheet, to be looked at before they are kept; with a number after
// it, so many pixels wide each.

/** Examples of people on the public pages: these are also drawn as a smaller square, for pages alone. */
const ON_PAGES = [
  ...['03', '05', '06', '08', '12', '13', '15', '19'].map((number) => `femme-jeune-${number}`),
  ...['08', '09'].map((number) => `femme-moyen-${number}`),
  'femme-senior-08',
  ...['01', '07', '08', '10', '11', '12', '14', '17'].map((number) => `homme-jeune-${number}`),
  'homme-senior-15',
];
/** The one in the drawn phone stands upright, as in a selection. */
const IN_THE_PHONE = 'femme-moyen-15';
/** Of the drawing. */
const WIDTH = 800;
const UPRIGHT = { width: 1080, height: 1350, quality: 72, maxBytes: 62_000 };
/** The head and the shoulders: what the thumbnail of a photo shows too. */
const SQUARE = { left: 72, top: 70, cut: 656, side: 320, quality: 78, maxBytes: 9_000 };
const COACH = { width: 480, height: 600, quality: 82, maxBytes: 18_000 };
const TEAM_SIZE = { width: 320, height: 400, quality: 80, maxBytes: 10_000 };
const SHEET_COLUMNS = 20;

type Picture = { path: string; svg: string; encode: (svg: string) => Promise<Buffer>; maxBytes: number };

const render = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (72 * width) / WIDTH }).resize(width);

function listPictures(): Picture[] {
  const members = listMembers();
  const more = Object.entries(MORE_PICTURES).flatMap(([name, outfits]) => {
    const person = members.find(([known]) => known === name)?.[1];
    if (!person) throw new Error(`Nobody is called ${name}`);
    return outfits.map((outfit, index): [string, string] => [
      `${name}-${index + 2}`,
      drawPortrait(person, outfit),
    ]);
  });
  const drawn = members.map(([name, person]): [string, string] => [name, drawPortrait(person)]);
  return [
    ...[...drawn, ...more].map(([name, svg]) => ({
      path: `content/demo/portraits/${name}.jpg`,
      svg,
      encode: (one: string) =>
        render(one, UPRIGHT.width).jpeg({ quality: UPRIGHT.quality, mozjpeg: true }).toBuffer(),
      maxBytes: UPRIGHT.maxBytes,
    })),
    ...members
      .filter(([name]) => ON_PAGES.includes(name))
      .map(([name, person]) => ({
        path: `content/portraits/${name}.webp`,
        // Pages cut it round: the head is in the middle.
        svg: drawPortrait(person, { ...person, crop: 'bust' }),
        encode: cutSquare,
        maxBytes: SQUARE.maxBytes,
      })),
    ...drawn
      .filter(([name]) => name === IN_THE_PHONE)
      .map(([name, svg]) => ({
        path: `content/portraits/${name}-debout.webp`,
        svg,
        encode: (one: string) => render(one, COACH.width).webp({ quality: 78, effort: 6 }).toBuffer(),
        maxBytes: 10_200,
      })),
    ...Object.entries(COACHES).map((entry) => ofTheHouse('coaches', entry, COACH)),
    ...Object.entries(TEAM).map((entry) => ofTheHouse('portraits', entry, TEAM_SIZE)),
  ];
}

async function cutSquare(svg: string): Promise<Buffer> {
  return sharp(await render(svg, WIDTH).png().toBuffer())
    .extract({ left: SQUARE.left, top: SQUARE.top, width: SQUARE.cut, height: SQUARE.cut })
    .resize(SQUARE.side)
    .webp({ quality: SQUARE.quality, effort: 6 })
    .toBuffer();
}

function ofTheHouse(
  folder: string,
  [name, { gender, age, look }]: [string, (typeof COACHES)[string]],
  { width, quality, maxBytes }: typeof COACH,
): Picture {
  return {
    path: `content/${folder}/${name}.webp`,
    svg: drawPortrait(personOf(gender, age, look)),
    encode: (svg) => render(svg, width).webp({ quality, effort: 6 }).toBuffer(),
    maxBytes,
  };
}

async function drawSheet(pictures: readonly Picture[], path: string, width: number): Promise<void> {
  const height = width * 1.25;
  const cells: OverlayOptions[] = await Promise.all(
    pictures.map(async ({ svg }, index) => ({
      input: await render(svg, width).png().toBuffer(),
      left: (index % SHEET_COLUMNS) * width,
      top: Math.floor(index / SHEET_COLUMNS) * height,
    })),
  );
  const size = { width: SHEET_COLUMNS * width, height: Math.ceil(pictures.length / SHEET_COLUMNS) * height };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toFile(path);
}

const root = join(import.meta.dirname, '..');
const pictures = listPictures();
for (const folder of ['content/demo/portraits', 'content/portraits', 'content/coaches']) {
  const kept = pictures.map(({ path }) => path);
  await mkdir(join(root, folder), { recursive: true });
  for (const file of await readdir(join(root, folder)))
    if (!kept.includes(`${folder}/${file}`)) await rm(join(root, folder, file));
}
for (const { path, svg, encode, maxBytes } of pictures) {
  const bytes = await encode(svg);
  if (bytes.length > maxBytes) throw new Error(`${path} weighs ${bytes.length} bytes, more than ${maxBytes}`);
  await writeFile(join(root, path), bytes);
}
const [sheet, width] = process.argv.slice(2);
if (sheet) await drawSheet(pictures, sheet, Number(width ?? 96));
process.stdout.write(`${pictures.length} portraits drawn\n`);
