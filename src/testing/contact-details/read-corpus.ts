import { readFileSync } from 'node:fs';

/**
 * Texts of our own, one a line: `disguised` give contact details in as many ways as we could think of, `ordinary` are what
 * members write of themselves. The rules were never made after the `unseen` and `held-out` ones. The `typed` and the `sealed`
 * ones were written before their author read the rules; the rules were then improved after the `typed` ones only, and the
 * first measure of the `sealed` ones gave 3 of 101 unseen, 2 of 210 refused and 8 flagged (before: 27, 7 and 17).
 * Signs that no editor shows are written `\u200b`.
 */
export function readCorpus(
  name: `${'' | 'unseen-' | 'written-' | 'held-out-' | 'typed-' | 'sealed-'}${'disguised' | 'ordinary'}`,
): string[] {
  const lines = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) =>
    line.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}
