const UNITS = 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize';
const TENS = { vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };
/** Used in Belgium and Switzerland. */
const OTHER_TENS = { septante: 70, huitante: 80, octante: 80, nonante: 90 };
/** Phonetic spellings. */
const BY_EAR: Record<number, string> = {
  0: 'zerro zeru nul oh',
  1: 'hun',
  2: 'deu',
  3: 'troi',
  4: 'catre katre quatr',
  5: 'sinq cinque sinc',
  6: 'cis sis siz siss',
  7: 'cet set',
  8: 'uit huite',
  9: 'neuve neuff nef',
  11: 'onz',
  12: 'douz doze',
  13: 'treiz',
  14: 'quatorz',
  15: 'quinz',
  16: 'seiz',
  17: 'dizsept',
  18: 'dizuit',
  19: 'dizneuf',
  20: 'vint',
  30: 'trante',
  40: 'quarente karante',
  50: 'cincante sinkante cinkante',
  60: 'soissante soixente',
};
/** English. */
const FOREIGN: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  7: 'seven',
  8: 'eight',
  9: 'nine',
};

/** Value of each number word, in lower case and without accents. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, value): [string, number] => [word, value]),
  ...Object.entries({ ...TENS, ...OTHER_TENS }),
  ...[BY_EAR, FOREIGN].flatMap((heard) =>
    Object.entries(heard).flatMap(([value, words]) =>
      words.split(' ').map((word): [string, number] => [word, Number(value)]),
    ),
  ),
]);

/** « O6 l2 S4 », read as digits among digits. */
const LIKE_DIGITS: Record<string, string> = { o: '0', i: '1', l: '1', s: '5', z: '2', b: '8' };
const LONGEST_FIRST = Array.from(NUMBER_WORDS.keys()).toSorted((a, b) => b.length - a.length);
const PART = new RegExp(`\\d+|${LONGEST_FIRST.join('|')}`, 'y');
/** Words between two consecutive numbers: « zéro, puis six ». */
const BETWEEN = new Set(['et', 'puis', 'ensuite', 'enfin', 'apres']);

type Word = {
  /** Numbers and number words that a word consists of; empty for an ordinary word. */
  parts: string[];
  start: number;
  end: number;
};

/**
 * Replaces French number words up to ninety-nine, and letters that pass for digits, by digits: « zero six, douze » is «
 * 06 12 », « o6 l2 » is « 06 12 ». Reads words from left to right, each once, in linear time.
 * @param read as returned by `readThrough`
 */
export function writeDigits(read: string): string {
  const plain = writeLikeDigits(read);
  const words = Array.from(plain.matchAll(/[a-z\d]+/g), ({ 0: word, index }) => ({
    parts: partsOf(word),
    start: index,
    end: index + word.length,
  }));
  let written = '';
  let from = 0;
  let row: Word[] = [];
  const endRow = () => {
    const first = row[0];
    const last = row.at(-1);
    const parts = row.flatMap((word) => word.parts);
    // « un » and « six » alone are ordinary words.
    if (first && last && parts.length > 1 && parts.some((part) => NUMBER_WORDS.has(part))) {
      written += plain.slice(from, first.start) + numbersOf(parts).join(' ');
      from = last.end;
    }
    row = [];
  };
  for (const [at, word] of words.entries()) {
    if (word.parts.length === 0) {
      if (!BETWEEN.has(plain.slice(word.start, word.end))) endRow();
      continue;
    }
    const before = row.at(-1);
    if (before && !areNear(words, at, before)) endRow();
    row.push(word);
  }
  endRow();
  return written + plain.slice(from);
}

/** Separated by a few punctuation marks, with at most one linking word. */
function areNear(words: readonly Word[], at: number, before: Word): boolean {
  const between = words[at - 1];
  const start = words[at]?.start ?? 0;
  if (!between || between === before) return start - before.end <= 3;
  return words[at - 2] === before && between.start - before.end <= 3 && start - between.end <= 2;
}

/** « trente », « 06douze34 »: consecutive numbers, longest match first. */
function partsOf(word: string): string[] {
  const parts: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < word.length) {
    const part = PART.exec(word)?.[0];
    if (part === undefined) return [];
    parts.push(part);
  }
  return parts;
}

/** As spoken: « soixante dix huit » is 78, « quarante trois onze » 43 and 11. */
function numbersOf(words: readonly string[]): string[] {
  const numbers: string[] = [];
  let at = 0;
  while (at < words.length) {
    const [value, taken] = numberAt(words, at);
    const written = words[at] ?? '';
    // « zero six » is one group: 06.
    if (numbers.at(-1) === '0' && value < 10) numbers[numbers.length - 1] = `0${value}`;
    else numbers.push(/\d/.test(written) && taken === 1 ? written : String(value));
    at += taken;
  }
  return numbers;
}

/** Returns the number that starts there, and how many words it takes. */
function numberAt(words: readonly string[], at: number): [value: number, taken: number] {
  const word = words[at] ?? '';
  const value = valueSaid(word);
  if (/\d/.test(word)) return [value, 1];
  const next = valueSaid(words[at + 1] ?? '');
  if (value === 4 && next === 20) return withRest(words, at + 2, 80, 2);
  if (value >= 20) return withRest(words, at + 1, value, 1);
  if (value === 10 && next >= 7 && next <= 9) return [10 + next, 2];
  return [value, 1];
}

/** Tens with the following unit, in words or digits; soixante and quatre-vingt go up to nineteen. */
function withRest(words: readonly string[], at: number, tens: number, taken: number): [number, number] {
  const rest = valueSaid(words[at] ?? '');
  if (rest >= 1 && rest <= 9 && words[at] !== `0${rest}`) return [tens + rest, taken + 1];
  if ((tens === 60 || tens === 80) && rest >= 10 && rest <= 16 && !/\d/.test(words[at] ?? '')) {
    const [teen, words2] = numberAt(words, at);
    return [tens + teen, taken + words2];
  }
  return [tens, taken];
}

function valueSaid(word: string): number {
  return NUMBER_WORDS.get(word) ?? (/^\d+$/.test(word) ? Number(word) : -1);
}

/** Letters that pass for digits beside digits: « o6.12.34.OO.Il ». */
function writeLikeDigits(read: string): string {
  let isNumber = false;
  let end = 0;
  return read.replace(/[a-z\d]+/g, (word, start: number) => {
    const follows = isNumber && start - end <= 2;
    end = start + word.length;
    const isMixed = /\d/.test(word) && /^[\doilszb]+$/.test(word);
    const alone = /^[oil]{1,2}$/.test(word) && follows;
    const first = word === 'o' && /^[\s./-]?(?:\d|six|sept)/.test(read.slice(end, end + 5));
    isNumber = isMixed || alone || first || /^\d+$/.test(word);
    return isMixed || alone || first ? word.replace(/[a-z]/g, (sign) => LIKE_DIGITS[sign] ?? sign) : word;
  });
}
