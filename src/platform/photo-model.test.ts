import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import {
  createPhotoModel,
  hasPhotoModel,
  listMissingPhotoModel,
  memoryOfMachine,
  wantsPhotoModel,
} from './photo-model.ts';

const PATIENCE_MS = 120_000;
const isLarge = memoryOfMachine() >= 2 * 1024 ** 3;

test('scores photos as configured, never in a test that did not ask for it', () => {
  expect(wantsPhotoModel({ PHOTO_MODEL: 'on', NODE_ENV: 'test' }, true)).toBe(true);
  expect(wantsPhotoModel({ PHOTO_MODEL: 'off', NODE_ENV: 'production' }, true)).toBe(false);
  expect(wantsPhotoModel({ PHOTO_MODEL: undefined, NODE_ENV: 'test' }, true)).toBe(false);
  expect(wantsPhotoModel({ PHOTO_MODEL: undefined, NODE_ENV: 'production' }, true)).toBe(isLarge);
});

test('scores no photos without its packages, and PHOTO_MODEL=on stops the start', () => {
  expect(wantsPhotoModel({ PHOTO_MODEL: undefined, NODE_ENV: 'production' }, false)).toBe(false);
  expect(listMissingPhotoModel({ PHOTO_MODEL: 'on' }, false)).toEqual([
    expect.stringContaining('PHOTO_MODEL'),
  ]);
  expect(listMissingPhotoModel({ PHOTO_MODEL: 'on' }, true)).toEqual([]);
  expect(listMissingPhotoModel({ PHOTO_MODEL: undefined }, false)).toEqual([]);
});

const missing = [
  ...(hasPhotoModel() ? [] : ['npm run photo-model installs it']),
  ...(isLarge ? [] : ['it needs 2 GB of memory']),
].join(', ');
if (missing)
  process.stderr.write(`The photo model itself is not tried here: ${missing}.
`);

test.skipIf(missing)(
  'scores a demonstration portrait as harmless, rejects a file that is no picture, and works again after a rest',
  async () => {
    const model = createPhotoModel();
    onTestFinished(() => model.rest());
    const portrait = readFileSync('content/demo/portraits/femme-moyen-01.jpg');
    const { porn, hentai, sexy, neutral, drawing } = await model.look(portrait);
    expect(porn + hentai + sexy + neutral + drawing).toBeCloseTo(1, 3);
    expect(neutral + drawing).toBeGreaterThan(0.5);
    await expect(model.look(new Uint8Array([1, 2, 3]))).rejects.toThrow();
    await model.rest();
    expect((await model.look(portrait)).porn).toBeCloseTo(porn, 5);
  },
  PATIENCE_MS,
);
