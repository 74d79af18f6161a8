import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CLIP_KEYS } from '#member/workshops/texts/clips.ts';
import { findChromium } from '../e2e/chromium.ts';
import * as frames from './clip-frame.tsx';

// Draws our short silent clips, their posters and captions into content/clips. Needs ffmpeg and Chromium.
// With clip names as arguments, draws only those; with --look, only a few pictures of each, into .tmp/clips.

type Key = Parameters<typeof frames.frameOf>[0];

const SIZE = { width: 960, height: 540 };
const FPS = 15;
const MAX_BYTES = 300_000;
const POSTER_MAX_BYTES = 25_000;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'content', 'clips');

async function openPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch(await findChromium('whole'));
  const page = await browser.newPage({ viewport: SIZE });
  const font = await readFile(
    join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  );
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 100 900 }
    body { margin: 0; overflow: hidden; color: #2a1e33; font: 560 41px/1.22 Fraunces }
    svg { display: block }
    p { position: absolute; left: 56px; top: 43%; width: 372px; margin: 0; text-wrap: balance; transform: translateY(-50%) }
    .title { font-size: 47px; line-height: 1.14; letter-spacing: -.01em }
  </style><body></body>`);
  await page.evaluate(() => document.fonts.load('560 41px Fraunces'));
  return { page, close: () => browser.close() };
}

async function draw(page: Page, html: string): Promise<Buffer> {
  await page.evaluate((inside) => {
    document.body.innerHTML = inside;
  }, html);
  return page.screenshot({ type: 'png' });
}

async function film(page: Page, key: Key): Promise<number> {
  const file = join(folder, `${key}.mp4`);
  const encode =
    'libx264 -preset veryslow -tune animation -crf 27 -pix_fmt yuv420p -profile:v main -movflags +faststart -an';
  const ffmpeg = spawn(
    'ffmpeg',
    [`-v error -y -f image2pipe -framerate ${FPS} -c:v png -i - -c:v ${encode}`.split(' '), file].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let index = 0; index < frames.DURATION_S * FPS; index += 1) {
    const more = ffmpeg.stdin.write(await draw(page, frames.frameOf(key, index / FPS)));
    if (!more) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return (await readFile(file)).length;
}

async function make(page: Page, key: Key): Promise<void> {
  const poster = await sharp(await draw(page, frames.posterOf(key)))
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  await writeFile(join(folder, `${key}.webp`), poster);
  await writeFile(join(folder, `${key}.vtt`), frames.captionsOf(key));
  const bytes = await film(page, key);
  if (bytes > MAX_BYTES || poster.length > POSTER_MAX_BYTES)
    throw new Error(`${key} is too heavy: ${bytes} and ${poster.length} bytes`);
  process.stdout.write(`${key}: ${bytes} bytes, poster ${poster.length}\n`);
}

async function look(page: Page, key: Key): Promise<void> {
  const times = [0, 2.5, 5, 7.5, 11];
  const pictures = [frames.posterOf(key), ...times.map((time) => frames.frameOf(key, time))];
  const drawn: Buffer[] = [];
  for (const picture of pictures)
    drawn.push(
      await sharp(await draw(page, picture))
        .resize(640)
        .toBuffer(),
    );
  const sheet = join(root, '.tmp', 'clips', `${key}.png`);
  await sharp({ create: { width: 1920, height: 720, channels: 3, background: '#ffffff' } })
    .composite(drawn.map((input, index) => ({ input, left: (index % 3) * 640, top: index < 3 ? 0 : 360 })))
    .png()
    .toFile(sheet);
}

const asked = process.argv.slice(2);
const keys = CLIP_KEYS.filter(
  (key) => asked.includes(key) || asked.every((word) => word.startsWith('--')),
);
await mkdir(folder, { recursive: true });
await mkdir(join(root, '.tmp', 'clips'), { recursive: true });
const { page, close } = await openPage();
for (const key of keys) await (asked.includes('--look') ? look : make)(page, key);
await close();
