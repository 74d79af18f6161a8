import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePhoto } from '#member/photos/server/encode-photo.ts';

/** Of the grain, each of its points two pixels wide: a photograph of 1,080 × 1,350 then weighs some 200 kB, as those of phones do. */
const GRAIN = 14;

/**
 * The portraits of the demonstration are drawn, and weigh a quarter of a photograph: those that are measured get the
 * grain of one.
 */
export async function likePhotographs(directory: string, ids: readonly string[]): Promise<void> {
  const photos = join(directory, 'photos');
  for (const id of ids) {
    const drawn = sharp(await readFile(join(photos, `${id}.upright.jpg`)));
    const { width, height } = await drawn.metadata();
    const noise = { type: 'gaussian' as const, mean: 128, sigma: GRAIN };
    const grain = await sharp({
      create: { width: width / 2, height: height / 2, channels: 3, background: '#808080', noise },
    })
      .resize(width, height)
      .png()
      .toBuffer();
    const taken = await drawn
      .composite([{ input: grain, blend: 'overlay' }])
      .png()
      .toBuffer();
    const renditions = await encodePhoto(taken);
    if (typeof renditions === 'string') throw new Error('The photo could not be encoded');
    await writeFile(join(photos, `${id}.upright.jpg`), renditions.upright);
    await writeFile(join(photos, `${id}.medium.webp`), renditions.medium);
  }
}
