import { isHiding, plainName } from './plain-name.ts';
import { readSigns, readThrough } from './read-through.ts';

/** Letters, with the joiners of a name: « Anne-Laure », « N’Diaye », « J. ». Longer than any field allows. */
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]{0,199}$/u;
/** « Аdmin » with one Cyrillic letter: no name mixes alphabets within a word. */
const OTHERS = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Lisu}]`;
const MIXED = new RegExp(
  String.raw`\p{Script=Latin}[\p{M}'’-]*${OTHERS}|${OTHERS}[\p{M}'’-]*\p{Script=Latin}`,
  'u',
);
/** Names that pose as the team or claim its approval. */
const OF_THE_TEAM = new RegExp(
  `\\b(?:l')?(?:${[
    'equipes?|team|staff|moderat\\w*|support\\w*|admin\\w*|assistances?|assistante?s?|webmaster|webmestre',
    'services? (?:clients?|clientele|membres?|technique|commercial)|sav|help ?desk|hotline|securite',
    'verifi\\w*|certifie\\w*|offici(?:el|al)\\w*|conciergerie|direction|fondat(?:eur|rice)s?|animat(?:eur|rice)',
    'coach(?:e|es|s|ing|euse|euses)?|match ?mak\\w*|marieuse|entremetteu\\w*',
  ].join('|')})\\b|lueur`,
);

export type NameVerdict = 'ok' | 'hidden-sign' | 'not-a-name' | 'of-the-team';

/** Checks a first or last name: written in letters, and not posing as the team. */
export function checkName(name: string): NameVerdict {
  if (isHiding(name)) return 'hidden-sign';
  const plain = plainName(name);
  if (!NAME.test(plain)) return 'not-a-name';
  const read = readThrough(plain);
  const ways = [read, readSigns(read), read.replace(/[ .-]+/g, '')];
  if (ways.some((one) => OF_THE_TEAM.test(one))) return 'of-the-team';
  return MIXED.test(plain) ? 'not-a-name' : 'ok';
}
