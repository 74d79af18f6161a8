import { expect, test } from 'vitest';
import { LOVE_PROFILES, packLove, unpackLove } from './shared/packed-answers.ts';

test('packs and unpacks every love profile without loss, with or without its fifth answer', () => {
  expect(LOVE_PROFILES.map(packLove)).toEqual(LOVE_PROFILES.map((_, packed) => packed));
  expect(LOVE_PROFILES).toHaveLength(5 ** 5 + 5 ** 4);
  expect(new Set(LOVE_PROFILES.map((love) => JSON.stringify(love))).size).toBe(LOVE_PROFILES.length);
  // Stored numbers must keep their meaning.
  expect(unpackLove(3_124)).toEqual({
    liberty_score: 5,
    fidelity_score: 5,
    communication_score: 5,
    tenderness_score: 5,
    sexuality_score: 5,
  });
  expect(unpackLove(3_125).sexuality_score).toBeNull();
});
