import { describe, expect, it } from 'vitest';
import { changesSentence } from './changes-sentence.ts';

describe('what is said of changing the love profile', () => {
  it('announces the limit before the first answers, which do not count', () => {
    const sentence = changesSentence(false, 5);
    expect(sentence).toContain('vous pourrez les modifier, 5 fois par jour au plus');
    expect(sentence).not.toContain('reste');
  });

  it.each([
    [3, 'il vous reste 3 modifications'],
    [1, 'il vous reste une modification'],
  ])('says what is left when %i remain', (left, words) => {
    expect(changesSentence(true, left)).toContain(words);
  });

  it('says what can still be done when none is left', () => {
    expect(changesSentence(true, 0)).toContain('à nouveau demain');
  });
});
