import { readFileSync } from 'node:fs';

/**
 * Texts of our own, one a line: `disguised` give contact details in as many ways as we could think of, `ordinary` are what
 * members write of themselves. The `unseen` ones were written by someone who knew neither the rules nor the others, and no
 * rule was made after them; nor after the `held-out` ones, written with the `written` ones before the rules were mended.
 * Signs that no editor shows are written `\u200b`.
 */
export function readCorpus(
  name: `${'' | 'unseen-' | 'written-' | 'held-out-'}${'disguised' | 'ordinary'}`,
): string[] {
  const lines = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) =>
    line.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}
