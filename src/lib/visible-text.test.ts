import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  '\u200b',
  '\u2800',
  '\u3164',
  '\u202e',
  '\ufeff',
  '\u00ad',
  '\u2066\u2069',
  '\u0000',
  '\u115f',
  '\ue000',
])('a text of only %j becomes empty', (text) => {
  expect(visibleText(text)).toBe('');
});

test('keeps visible text: accents, line breaks, composed emoji', () => {
  const text = 'Élodie\u202f! à bientôt\n👩\u200d🌾 🤷🏽\u200d♀️ ❤️\u200d🔥 🇫🇷 👍🏽 1\u00a0000\u202f€';
  expect(visibleText(text)).toBe(text);
});

test('removes invisible characters between letters', () => {
  expect(visibleText('in\u200bs\u200dt\u2060a')).toBe('insta');
});
