import { isHiding, plainName } from './plain-name.ts';
import { readSigns, readThrough } from './read-through.ts';

/**
 * Letters and the punctuation of names: « Anne-Laure », « N’Diaye », « ’t Hart », « Gal·la », « J. », the joiners of
 * Persian, the geresh, gershayim and maqaf of Hebrew, the syllable dot of Tibetan. Longer than any field allows.
 */
const NAME = /^['’]?\p{L}[\p{L}\p{M}'’ .·\u200c-\u200d\u05be\u05f3\u05f4\u0f0b-]{0,199}$/u;
/** « Аdmin » with one Cyrillic letter: no name mixes alphabets within a word. */
const OTHERS = String.raw`(?!\p{M})[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Lisu}]`;
const MIXED = new RegExp(
  String.raw`\p{Script=Latin}[\p{M}'’-]*${OTHERS}|${OTHERS}[\p{M}'’-]*\p{Script=Latin}`,
  'u',
);
/** The palochka of Chechen, mostly typed as a capital I: « Iэла ». */
const PALOCHKA = /I(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})I/gu;
/** Names that pose as the team or claim its approval. */
const OF_THE_TEAM = new RegExp(
  `\\b(?:l')?(?:${[
    'equipes?|team|staff|moderat\\w*|support\\w*|admin\\w*|assistances?|assistante?s?|webmaster|webmestre',
    'services? (?:clients?|clientele|membres?|technique|commercial)|sav|help ?desk|hotline|securite',
    'verifi\\w*|certifie\\w*|offici(?:el|al)\\w*|conciergerie|direction|fondat(?:eur|rice)s?|animat(?:eur|rice)',
    'coach(?:e|es|s|ing|euse|euses)?|match ?mak\\w*|marieuse|entremetteu\\w*|lueur',
  ].join('|')})\\b`,
);

export type NameVerdict = 'ok' | 'hidden-sign' | 'not-a-name';

/** Checks that a first or last name consists of letters. */
export function checkName(name: string): NameVerdict {
  if (isHiding(name)) return 'hidden-sign';
  const plain = plainName(name);
  return NAME.test(plain) && !MIXED.test(plain.replace(PALOCHKA, 'Ӏ')) ? 'ok' : 'not-a-name';
}

/** Whether a name visible to members poses as the team, in any alphabet. Family names are visible to no member. */
export function posesAsTeam(name: string): boolean {
  const read = readThrough(plainName(name));
  return [read, readSigns(read), read.replace(/[ .·'’-]+/g, '')].some((one) => OF_THE_TEAM.test(one));
}
