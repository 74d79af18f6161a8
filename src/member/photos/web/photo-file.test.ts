import { expect, it } from 'vitest';
import { PHOTO_TOO_LARGE, PHOTO_UNREADABLE } from '../contract.ts';
import { PHOTO_MAX_BYTES } from '../rules.ts';
import { OTHER_FORMAT, PHOTO_IS_HEIC, refusalOfFile } from './photo-file.ts';

it.each([
  [{ type: 'image/png', size: 1000 }, null],
  [{ type: 'image/jpeg', size: PHOTO_MAX_BYTES }, null],
  [{ type: 'image/webp', size: 1000 }, null],
  [{ type: '', size: 1000 }, null],
  [{ type: 'image/heic', size: 1000 }, PHOTO_IS_HEIC],
  [{ type: '', size: 1000, name: 'IMG_0001.HEIC' }, PHOTO_IS_HEIC],
  [{ type: 'image/gif', size: 1000 }, OTHER_FORMAT],
  [{ type: 'application/pdf', size: 1000 }, PHOTO_UNREADABLE],
  [{ type: 'image/png', size: PHOTO_MAX_BYTES + 1 }, PHOTO_TOO_LARGE],
])('checks the file %o before opening it', (file, sentence) => {
  expect(refusalOfFile({ name: 'moi', ...file })).toBe(sentence);
});
