import { expect, it } from 'vitest';
import { PHOTO_MAX_BYTES } from '../rules.ts';
import { NOT_AN_IMAGE, PHOTO_TOO_LARGE, refusalOfFile } from './photo-file.ts';

it.each([
  [{ type: 'image/png', size: 1000 }, null],
  [{ type: 'image/jpeg', size: PHOTO_MAX_BYTES }, null],
  [{ type: '', size: 1000 }, null],
  [{ type: 'application/pdf', size: 1000 }, NOT_AN_IMAGE],
  [{ type: 'image/png', size: PHOTO_MAX_BYTES + 1 }, PHOTO_TOO_LARGE],
])('judges the file %o before opening it', (file, sentence) => {
  expect(refusalOfFile(file)).toBe(sentence);
});
