import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/ui/app.css', 'utf8');

function colour(name: string): string {
  return new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each([
  ['the line around the ring and the bars, on the card of a score', 'bord', 'lavande'],
  ['the same line on a white card', 'bord', 'white'],
  ['what is reached of the ring, within its white way', 'prune', 'white'],
  ['what is reached of the activities', 'sauge', 'white'],
  ['what is reached of the life project', 'abricot-700', 'white'],
])('a score is read without guessing: %s', (_, one, other) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
});
