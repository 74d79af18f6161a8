import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PRODUCT_NAME } from '../src/lib/product.ts';

/** `papier` in the design. */
const PAPER = '#fbf8f6';
/** The background of the logo, up to the edge of an icon that the device crops itself. */
const GROUND = '#f8e3e6';
const LOGO = 'src/ui/favicon.svg';

/** `part` is the logo's share of the side: a device may crop a maskable icon to a circle of 80 %. */
const ICONS = {
  'lueur-192.png': { size: 192 },
  'lueur-512.png': { size: 512 },
  'lueur-masque-192.png': { size: 192, part: 0.72 },
  'lueur-masque-512.png': { size: 512, part: 0.72 },
  'apple-touch-icon.png': { size: 180, part: 0.86 },
};

/**
 * Writes the files for installing the site on a phone, its icons and its manifest, and the icon that old browsers
 * request by name.
 * @param target folder of the built site
 */
export async function drawAppFiles(target: string): Promise<void> {
  await mkdir(join(target, 'icones'), { recursive: true });
  for (const [name, icon] of Object.entries(ICONS)) await drawIcon(icon, join(target, 'icones', name));
  await writeFile(join(target, 'manifest.webmanifest'), JSON.stringify(manifest()));
  await writeFile(join(target, 'favicon.ico'), await drawFavicon());
}

async function drawIcon({ size, part }: { size: number; part?: number }, target: string): Promise<void> {
  const logo = sharp(await readFile(LOGO), { density: 960 }).resize(Math.round(size * (part ?? 1)));
  if (part === undefined) return void (await logo.png().toFile(target));
  await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: await logo.png().toBuffer() }])
    .png()
    .toFile(target);
}

/** Wraps one PNG of 32 pixels in the 22-byte container of an .ico. */
async function drawFavicon(): Promise<Buffer> {
  const png = await sharp(await readFile(LOGO), { density: 960 })
    .resize(32)
    .png()
    .toBuffer();
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

function manifest() {
  const icon = (size: number) => ({
    src: `/icones/lueur-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const masked = (size: number) => ({
    ...icon(size),
    src: `/icones/lueur-masque-${size}.png`,
    purpose: 'maskable',
  });
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(192)] });
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: 'Rencontres accompagnées : quatre personnes choisies pour vous, des coachs, du temps.',
    lang: 'fr',
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['social', 'lifestyle'],
    icons: [icon(192), icon(512), masked(192), masked(512)],
    shortcuts: [shortcut('Messages', '/chat'), shortcut('Mes matchs', '/selection')],
  };
}

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
