import { expect, test } from 'vitest';
import { LOVE_PROFILES } from '#member/profile/server/shared/packed-answers.ts';
import { lovePoints } from '../../rules.ts';
import { lovePointsByPacked } from './view.ts';

test('gives every love profile the points of the rules', () => {
  for (const mine of LOVE_PROFILES.filter((_, place) => place % 97 === 0))
    expect([...lovePointsByPacked(mine)]).toEqual(LOVE_PROFILES.map((theirs) => lovePoints(mine, theirs)));
});
