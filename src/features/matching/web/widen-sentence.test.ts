import { describe, expect, it } from 'vitest';
import { widenSentence } from './widen-sentence.ts';

describe('what sets most people aside', () => {
  it.each([
    ['distance', 12, 'La distance écarte 12\u00a0personnes'],
    ['age', 1, 'La tranche d’âge écarte 1\u00a0personne'],
    ['their-age', 12, '12\u00a0personnes cherchent quelqu’un d’un autre âge'],
    ['their-age', 1, '1\u00a0personne cherche quelqu’un d’un autre âge'],
    ['their-distance', 12, '12\u00a0personnes cherchent plus près de chez elles'],
    ['their-distance', 1, '1\u00a0personne cherche plus près de chez elle'],
  ] as const)('says whose criterion %s is, and agrees with %i', (criterion, people, sentence) => {
    expect(widenSentence({ criterion, people })).toBe(sentence);
  });
});
