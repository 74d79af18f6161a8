import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawScenes } from './draw-scene.tsx';

// Draws the illustrations of the blog and of the pages into content/blog and content/pages.
// With a path as argument it also puts them all on one sheet, to be looked at before they are kept.

const MAX_BYTES = 4_600;
const CELL = { width: 336, height: 252 };
const COLUMNS = 5;
const root = join(import.meta.dirname, '..');
const drawings = drawScenes();

for (const { path, svg } of drawings) {
  const bytes = Buffer.byteLength(svg);
  if (bytes > MAX_BYTES) throw new Error(`${path} weighs ${bytes} bytes: draw it with less`);
  const file = join(root, 'content', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}

const sheet = process.argv[2];
if (sheet) await drawSheet(sheet);

async function drawSheet(path: string): Promise<void> {
  const cells = await Promise.all(
    drawings.map(async ({ svg }, index) => ({
      input: await sharp(Buffer.from(svg)).resize(CELL).png().toBuffer(),
      left: (index % COLUMNS) * CELL.width,
      top: Math.floor(index / COLUMNS) * CELL.height,
    })),
  );
  const height = Math.ceil(drawings.length / COLUMNS) * CELL.height;
  const ground = { width: COLUMNS * CELL.width, height, channels: 3 as const, background: '#ffffff' };
  await sharp({ create: ground }).composite(cells).png().toFile(path);
}
