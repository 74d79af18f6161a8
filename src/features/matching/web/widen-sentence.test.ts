import { describe, expect, it } from 'vitest';
import { widenSentence } from './widen-sentence.ts';

describe('what sets most people aside', () => {
  it.each([
    ['distance', 20, 'La distance écarte environ 20\u00a0personnes'],
    ['age', 10, 'La tranche d’âge écarte une dizaine de personnes'],
    ['dealbreakers', 30, 'Vos critères non négociables écartent environ 30\u00a0personnes'],
    ['their-age', 120, 'Environ 120\u00a0personnes cherchent quelqu’un d’un autre âge'],
    [
      'both-distances',
      280,
      'La distance vous sépare\u202f: environ 280\u00a0personnes vous correspondent par ailleurs, plus loin que votre distance et que la leur',
    ],
    ['their-distance', 10, 'Une dizaine de personnes cherchent plus près de chez elles'],
  ] as const)('says whose criterion %s is, and about how many: %i', (criterion, people, sentence) => {
    expect(widenSentence({ criterion, people })).toBe(sentence);
  });
});
