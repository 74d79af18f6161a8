const UNITS = 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize';
const TENS = { vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };
/** Of Belgium and Switzerland. */
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

/** The value of a number word, in lower case and without accents. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, value): [string, number] => [word, value]),
  ...Object.entries({ ...TENS, ...OTHER_TENS }),
  ...[BY_EAR, FOREIGN].flatMap((heard) =>
    Object.entries(heard).flatMap(([value, words]) =>
      words.split(' ').map((word): [string, number] => [word, Number(value)]),
    ),
  ),
]);
