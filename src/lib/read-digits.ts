const UNITS = ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const TEENS = ['dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'];
const TENS: Record<string, number> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};
/** As one hears them, for those who write them otherwise. */
const BY_EAR: Record<string, number> = {
  ...{
    zerro: 0,

    nul: 0,
    hun: 1,
    deu: 2,
    troi: 3,
    catre: 4,
    katre: 4,
    quatr: 4,
    sinq: 5,
    cinque: 5,
    sinc: 5,
    cis: 6,
    sis: 6,
  },
  ...{
    siz: 6,
    cet: 7,
    set: 7,
    uit: 8,
    huite: 8,
    neuve: 9,
    neuff: 9,
    onz: 11,
    douz: 12,
    doze: 12,
    treiz: 13,
    quatorz: 14,
    quinz: 15,
    seiz: 16,
  },
  ...{
    vint: 20,
    trante: 30,
    trente: 30,
    quarente: 40,
    karante: 40,
    cincante: 50,
    sinkante: 50,
    cinkante: 50,
    soissante: 60,
    soixente: 60,
  },
};
const VALUES = new Map<string, number>([
  ...UNITS.map((word, at): [string, number] => [word, at]),
  ...TEENS.map((word, at): [string, number] => [word, at + 10]),
  ...Object.entries(TENS),
  ...Object.entries(BY_EAR),
  ['dizuit', 18],
  ['dizsept', 17],
  ['dizneuf', 19],
]);
const WORD = `(?:${[...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const A_WORD = new RegExp(WORD);
const PART = `(?:${WORD}|\\d+)`;
/** Number words and digits in a row: parted by nothing but spaces and signs, or written in one. */
const ROW = new RegExp(
  `(?<![a-z\\d])${PART}(?:(?:[^a-z\\d]{0,3}(?:et[^a-z\\d]{1,2})?)${PART})*(?![a-z\\d])`,
  'g',
);

/**
 * Digits said in French, up to ninety-nine, as digits: « zero six, douze » is « 06 12 ».
 * @param plain lower case, without accents
 */
export function writeSpokenDigits(plain: string): string {
  return plain.replace(ROW, (row) => {
    const parts = row.match(new RegExp(PART, 'g')) ?? [];
    // « un » and « six » alone are words like others.
    return parts.length < 2 || !A_WORD.test(row) ? row : numbersOf(parts).join(' ');
  });
}

/** Words of a row as numbers, the way one hears them: « soixante dix huit » is 78, « quarante trois onze » 43 and 11. */
function numbersOf(words: readonly string[]): string[] {
  const numbers: string[] = [];
  let at = 0;
  while (at < words.length) {
    const [value, taken] = numberAt(words, at);
    const written = words[at] ?? '';
    // « zero six » is one group: 06.
    if (numbers.at(-1) === '0' && value < 10) numbers[numbers.length - 1] = `0${value}`;
    else numbers.push(/\d/.test(written) ? written : String(value));
    at += taken;
  }
  return numbers;
}

/** The number that begins there, and of how many words it is made. */
function numberAt(words: readonly string[], at: number): [value: number, taken: number] {
  const word = words[at] ?? '';
  const value = VALUES.get(word) ?? Number(word);
  if (/\d/.test(word)) return [value, 1];
  const next = VALUES.get(words[at + 1] ?? '') ?? -1;
  if (value === 4 && next === 20) return withRest(words, at + 2, 80, 2);
  if (value >= 20) return withRest(words, at + 1, value, 1);
  if (value === 10 && next >= 7 && next <= 9) return [10 + next, 2];
  return [value, 1];
}

/** Tens with the unit that follows; soixante and quatre-vingt go on to nineteen. */
function withRest(words: readonly string[], at: number, tens: number, taken: number): [number, number] {
  const rest = VALUES.get(words[at] ?? '') ?? -1;
  if (rest >= 1 && rest <= 9) return [tens + rest, taken + 1];
  if ((tens === 60 || tens === 80) && rest >= 10 && rest <= 16) {
    const [teen, words2] = numberAt(words, at);
    return [tens + teen, taken + words2];
  }
  return [tens, taken];
}

/** Years, hours and dates are digits that nobody dials. */
export function withoutDates(digits: string): string {
  return digits
    .replace(/\b(?:19|20)\d\d\b/g, ' an ')
    .replace(/\b\d{1,2}\s?h\s?(?:\d{2})?\b/g, ' heure ')
    .replace(/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g, ' date ');
}
