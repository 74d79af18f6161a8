import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isUnkind } from './unkind-words.ts';

/** Sentences of our own, one a line; the `held-out` ones were not used to write the rules. */
function readWords(name: string): string[] {
  return readFileSync(new URL(`../../testing/kind-words/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

describe.each(['', 'held-out-'])('on the collection « %s »', (set) => {
  test('at most one in twenty hurtful texts passes', () => {
    const unkind = readWords(`${set}unkind`);
    expect(unkind.length).toBeGreaterThanOrEqual(30);
    expect(unkind.filter((words) => !isUnkind(words)).length).toBeLessThanOrEqual(unkind.length / 20);
  });

  test('of kind words, at most one in fifty is refused', () => {
    const kind = readWords(`${set}kind`);
    expect(kind.length).toBeGreaterThanOrEqual(60);
    expect(kind.filter(isUnkind).length).toBeLessThanOrEqual(kind.length / 50);
  });
});

test.each(['Vous êtes nulle', 'vous etes nul', 'T’es naze', 'Quel connard', 'C’était nul'])(
  '« %s » hurts',
  (words) => {
    expect(isUnkind(words)).toBe(true);
  },
);

test.each(['Ce n’était pas nul, au contraire', 'Vous n’êtes pas nulle', 'Le film était nul, pas vous'])(
  '« %s » does not',
  (words) => {
    expect(isUnkind(words)).toBe(false);
  },
);
