import { visibleText } from '../visible-text.ts';
import { readSigns, readThrough } from './read-through.ts';

/** Letters, with what joins them in a name: « Anne-Laure », « N’Diaye », « J. ». No field holds as many as that. */
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]{0,199}$/u;
/** More accents on one letter than any language puts there. */
const STACKED = /\p{M}{3}|\p{Me}/u;
/** « Аdmin » with one Cyrillic letter: no name mixes alphabets within a word. */
const MIXED =
  /\p{Script=Latin}[\p{M}'’-]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Lisu}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Lisu}][\p{M}'’-]*\p{Script=Latin}/u;
/** Hyphens and spaces that keyboards and word processors put in the place of ours. */
const HYPHEN = /[\u2010-\u2012\u2212\ufe63\uff0d]/g;
const SPACE = /\s+/gu;

/** Those who answer in our name, or are vouched for by us. */
const OF_THE_TEAM = new RegExp(
  `\\b(?:l')?(?:${[
    ...[
      'equipes?',
      'moderat\\w*',
      'support\\w*',
      'admin\\w*',
      'assistances?',
      'assistante?s?',
      'webmaster',
      'webmestre',
    ],
    ...[
      'services? (?:clients?|clientele|membres?|technique|commercial)',
      'sav',
      'staff',
      'team',
      'help ?desk',
      'hotline',
    ],
    ...[
      'securite',
      'verifi\\w*',
      'certifie\\w*',
      'offici(?:el|al)\\w*',
      'match ?mak\\w*',
      'marieuse',
      'entremetteu\\w*',
    ],
    ...[
      'coach(?:e|es|s|ing|euse|euses)?',
      'conciergerie',
      'direction',
      'fondat(?:eur|rice)s?',
      'animat(?:eur|rice)',
    ],
  ].join('|')})\\b|lueur`,
);

export type NameVerdict = 'ok' | 'hidden-sign' | 'not-a-name' | 'of-the-team';

/** A name with the hyphens and spaces of our keyboards: what looks the same is the same. */
export function plainName(name: string): string {
  return name.normalize('NFC').replace(HYPHEN, '-').replace(SPACE, ' ');
}

/** Whether a name holds signs that no reader sees, which may turn what stands beside it round, or a pile of accents. */
export function isHiding(name: string): boolean {
  return visibleText(name) !== name || STACKED.test(name.normalize('NFC'));
}

/** Verdict on a first or last name: whether it is written in letters, and whether it poses as the team. */
export function checkName(name: string): NameVerdict {
  if (isHiding(name)) return 'hidden-sign';
  const plain = plainName(name);
  if (!NAME.test(plain)) return 'not-a-name';
  const read = readThrough(plain);
  const ways = [read, readSigns(read), read.replace(/[ .-]+/g, '')];
  if (ways.some((one) => OF_THE_TEAM.test(one))) return 'of-the-team';
  return MIXED.test(plain) ? 'not-a-name' : 'ok';
}
