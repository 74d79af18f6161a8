import { describe, expect, it } from 'vitest';
import { changesSentence } from './changes-sentence.ts';

describe('the sentence about changes of the love profile', () => {
  it('announces the limit before the first answers, which are free', () => {
    const sentence = changesSentence(false, 5);
    expect(sentence).toContain('vous pourrez les modifier, 5 fois par jour au plus');
    expect(sentence).not.toContain('reste');
  });

  it.each([
    [3, 'il vous reste 3 modifications'],
    [1, 'il vous reste une modification'],
  ])('says how many changes remain: %i', (left, words) => {
    expect(changesSentence(true, left)).toContain(words);
  });

  it('says how to continue when none remains', () => {
    expect(changesSentence(true, 0)).toContain('à nouveau demain');
  });
});
