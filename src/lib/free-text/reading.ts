import { visibleText } from '../visible-text.ts';
import { writeDigits } from './read-digits.ts';
import { READ_AT_MOST, readSigns, readThrough } from './read-through.ts';

/** « il pleut.Je reste »: a missing space after a full stop is not an address. */
const MISSING_SPACE = /(?<=[\p{Ll}\d)»])([.!?,])(?=\p{Lu}(?:\p{Ll}|['’\s]))/gu;
/** Other dots between two letters: « exemple•com ». */
const OTHER_DOT = /(?<=[\p{L}\d])[。•∙‧・·](?=[\p{L}\d])/gu;
/** More than three repeated ornaments add no information. */
const REPEATED = /([^\p{L}\p{N}])\1{3,}/gu;

/** A text in each normalised form that the checks use. */
export type Reading = {
  plain: string;
  read: string;
  signs: string;
  digits: string;
};

export function readText(text: string): Reading {
  const seen = visibleText(text.slice(0, READ_AT_MOST)).normalize('NFKC').slice(0, READ_AT_MOST);
  const plain = seen.replace(REPEATED, '$1$1$1').replace(OTHER_DOT, '.').replace(MISSING_SPACE, '$1 ');
  const read = readThrough(plain);
  return { plain, read, signs: readSigns(read), digits: writeDigits(read) };
}
