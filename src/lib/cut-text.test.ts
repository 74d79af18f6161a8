import { expect, test } from 'vitest';
import { listEmojiSequences } from '#testing/emoji-sequences.ts';
import { cutText } from './cut-text.ts';

test('returns a fitting text unchanged', () => {
  expect(cutText('Bonjour', 7)).toBe('Bonjour');
  expect(cutText('', 7)).toBe('');
});

test('cuts with « … » within the length', () => {
  expect(cutText('Bonjour à vous', 8)).toBe('Bonjour…');
  expect(cutText('abcdefgh', 4)).toBe('abc…');
});

test.each(['e\u0301', 'क्षि', '🇫🇷', '1️⃣', ...listEmojiSequences().filter((_, at) => at % 97 === 0)])(
  'keeps or omits « %s » entirely, wherever the cut falls',
  (character) => {
    for (let before = 0; before < 6; before += 1) {
      const text = `${'a'.repeat(before)}${character}${character}bc`;
      const cut = cutText(text, 4);
      expect([
        text,
        ...[0, 1, 2].map((count) => `${'a'.repeat(Math.min(before, 3))}${character.repeat(count)}…`),
      ]).toContain(cut);
    }
  },
);
