import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Count } from '../checks.ts';
import type { MountedImage } from './composed-site.ts';

/** What the process that builds and the isolated one that tries hand to each other, as files of their folder. */
const IMAGES = 'images.json';
const COUNT = 'count.json';

/** @param megabytes of all its layers */
export type BuiltImage = MountedImage & { megabytes: number };
type Images = Record<string, BuiltImage>;

export function writeImages(folder: string, images: Images): void {
  writeFileSync(join(folder, IMAGES), JSON.stringify(images));
}

export function readImages(folder: string): Images {
  return JSON.parse(readFileSync(join(folder, IMAGES), 'utf8'));
}

export function writeCount(folder: string, count: Count): void {
  writeFileSync(join(folder, COUNT), JSON.stringify(count));
}

export function readCount(folder: string): Count {
  return JSON.parse(readFileSync(join(folder, COUNT), 'utf8'));
}
