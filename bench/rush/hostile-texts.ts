import { makeRandom, pickOne } from '#lib/seeded-random.ts';

/** What makes a pattern try again and again: each is repeated to the full length, and mixed with the others. */
const UNITS = [
  ...['1', '1 ', '0', '06', '06 ', '+33 6 ', '9999999999 ', '1 1', '12/', '1,', '1:', '1er : '],
  ...['a', 'a ', 'A', 'Aa', 'ab', 'a1', '1a', 'a.', 'a.a', 'a-', 'a_', "l'", 'c o n ', 'i n s t a '],
  ...[
    '@',
    '@ ',
    '@un ',
    'a@',
    'a@a.',
    'a @ a ',
    '@a',
    '# ',
    'a#1',
    '(',
    '()',
    '( 1 )',
    '(a) ',
    '[at] ',
    '<',
    '<a ',
  ],
  ...[
    '.',
    '. ',
    '..a',
    ' . ',
    ',',
    ', ',
    ':',
    '://',
    'http://',
    'http://a.',
    'www.',
    '/',
    '//',
    '\\',
    '"',
    '=',
    '&',
    '%20',
  ],
  ...[' ', '\n', '\t', ' \n', '\u00a0', '-', '_', '+', '*', '!', '?', '…'],
  ...['\u200b', 'a\u200b', '\u202e', '\u200d', '\ufe0f', '\u034f', '\u00ad'],
  ...[
    'é',
    'e\u0301',
    'a\u0301\u0301\u0301',
    'œ',
    'ﬁ',
    '\ufdfa',
    '㌀',
    '１',
    '٠',
    '𝟎',
    'а',
    'Ⓐ',
    '0\ufe0f\u20e3',
    '👻',
    '🅰 ',
  ],
  ...[
    'un',
    'un ',
    'six et ',
    'zero ',
    'vingt',
    'soixante dix ',
    'nul ',
    'et ',
    'puis ',
    'le ',
    'point ',
    ' point a',
    'dot com ',
  ],
  ...[
    'insta ',
    'insta : ',
    'sur insta ',
    'a sur ',
    'snap c est ',
    'ni facebook ',
    'signal : ',
    'chez a ',
    'at ',
    'double v ',
    'h t t p ',
  ],
  ...[
    'rue ',
    '1 rue a ',
    'fr12 ',
    'vous ',
    'vous etes ',
    'tu es tres ',
    'pas ',
    'ne ',
    'reseau a ',
    'sur les reseaux ',
    'ecris',
  ],
];
const ENDS = ['a', '1', '!', '@', ' ', '\u0000'];
const MIXES = 6;

/** Texts of so many code units, on each of which a pattern that is not linear may stay. */
export function hostileTexts(length: number): string[] {
  const repeated = UNITS.map((unit) => filled(() => unit, length));
  // What fails at the very end has tried everything before.
  const ended = ['1', 'a', ' ', 'un', '@', 'a.'].flatMap((unit) =>
    ENDS.map((end) => `${filled(() => unit, length - 1)}${end}`),
  );
  const mixed = Array.from({ length: MIXES }, (_, seed) => {
    const random = makeRandom(seed + 1);
    return filled(() => pickOne(random, UNITS), length);
  });
  return [...repeated, ...ended, ...mixed];
}

function filled(next: () => string, length: number): string {
  let text = '';
  while (text.length < length) text += next();
  return text.slice(0, length);
}
