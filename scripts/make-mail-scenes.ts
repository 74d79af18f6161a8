// Renders content/mails/*.png from the scenes beside them: mail clients show no SVG. Run after changing one.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = new URL('../content/mails/', import.meta.url).pathname;
/** Twice the width of a mail, for high-density screens. */
const WIDTH = 1120;

for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.svg'))) {
  const scene = await readFile(join(FOLDER, name));
  await sharp(scene, { density: 144 })
    .resize({ width: WIDTH })
    .png({ palette: true, colours: 48, effort: 10, compressionLevel: 9 })
    .toFile(join(FOLDER, name.replace('.svg', '.png')));
}
