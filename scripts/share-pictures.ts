import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 };
const SCENE = { width: 840, height: 630 };
const PANEL = SIZE.width - SCENE.width;
const FOLDERS = ['content/pages', 'content/blog'];
/** The rising glow of the logo. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 32" width="200" height="160" stroke-linecap="round" fill="none">
  <path d="M4 25a16 16 0 0 1 32 0Z" fill="#f4a672" opacity=".32"/><path d="M10 25a10 10 0 0 1 20 0Z" fill="#f4a672"/>
  <path d="M2 25q9-5 18 0t18 0" stroke="#6b2d5c" stroke-width="3"/>
  <path d="M20 3v3M6.5 8.5l2 2M33.5 8.5l-2 2" stroke="#f4a672" stroke-width="2.5"/>
</svg>`;

/**
 * Renders a social sharing picture for each scene of `content/`.
 * @param target folder of the built site
 */
export async function drawSharePictures(target: string): Promise<void> {
  const folder = join(target, 'partage');
  await mkdir(folder, { recursive: true });
  for (const source of FOLDERS) {
    for (const name of (await readdir(source)).filter((file) => file.endsWith('.svg'))) {
      await drawPicture(join(source, name), join(folder, name.replace('.svg', '.jpg')));
    }
  }
}

async function drawPicture(scene: string, target: string): Promise<void> {
  const drawn = await sharp(await readFile(scene), { density: 150 })
    .resize(SCENE)
    .png()
    .toBuffer();
  await sharp({ create: { ...SIZE, channels: 3, background: '#fbf8f6' } })
    .composite([
      { input: drawn, left: PANEL, top: 0 },
      { input: Buffer.from(MARK), left: (PANEL - 200) / 2, top: (SIZE.height - 160) / 2 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target);
}
