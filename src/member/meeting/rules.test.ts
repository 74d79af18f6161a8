import { describe, expect, test } from 'vitest';
import {
  canTellMeeting,
  hasWords,
  isHalfSentence,
  isShown,
  KIND_OPENING_KEYS,
  kindSentence,
  partsOf,
} from './rules.ts';

describe('canTellMeeting', () => {
  test.each([
    [
      'accepts it once the other has declared it',
      { messages: 2, bothWrote: true, toldByOther: true, hadDate: false },
      'ok',
    ],
    [
      'accepts it after an agreed date',
      { messages: 2, bothWrote: true, toldByOther: false, hadDate: true },
      'ok',
    ],
  ] as const)('%s', (_, exchange, verdict) => {
    expect(canTellMeeting(exchange)).toBe(verdict);
  });
});

describe('feedback becomes visible', () => {
  const writtenAt = new Date('2026-11-21T12:00:00+01:00');
  const words = { qualities: ['Humour'], sentence: '', writtenAt };
  const nothing = { qualities: [], sentence: '' };
  const later = (days: number, ms = 0) => new Date(writtenAt.getTime() + days * 24 * 3600_000 + ms);

  test.each([
    ['only once the other has written', words, undefined, later(0), false],
    ['once both have written', words, { qualities: [], sentence: 'Merci.' }, later(0), true],
    ['only in return for words, not for a note to the team', words, nothing, later(0), false],
    ['no earlier than after seven days', words, undefined, later(7, -1), false],
    ['after seven days', words, undefined, later(7), true],
    ['never without words for the other', { ...nothing, writtenAt }, words, later(30), false],
  ] as const)('%s', (_, feedback, answer, now, shown) => {
    expect(isShown(feedback, answer, now)).toBe(shown);
  });

  test('counts as words with a quality or a sentence', () => {
    expect([words, { qualities: [], sentence: 'Merci.' }, nothing].map(hasWords)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test.each(KIND_OPENING_KEYS)('splits a sentence that begins with « %s » into its two halves', (opening) => {
  expect(partsOf(kindSentence(opening, 'ce moment'))).toEqual({ opening, half: 'ce moment' });
  expect(partsOf(kindSentence(null, ''))).toEqual({ opening: null, half: '' });
});

test.each(['ce moment.', 'votre rire !', 'ce café à 1,80 €…', 'tout :)', 'vous, et le chien', ''])(
  'accepts « %s » as the end of a sentence',
  (half) => {
    expect(isHalfSentence(half)).toBe(true);
  },
);

test.each(['rien. Quel ennui', 'rien ! radin', 'rien… un homme vulgaire', 'rien ; fuyez', 'rien\nFuyez'])(
  'rejects %j, which begins another sentence',
  (half) => {
    expect(isHalfSentence(half)).toBe(false);
  },
);
