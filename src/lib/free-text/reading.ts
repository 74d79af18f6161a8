import { visibleText } from '../visible-text.ts';
import { writeDigits } from './read-digits.ts';
import { READ_AT_MOST, readSigns, readThrough } from './read-through.ts';

/** « il pleut.Je reste »: a space is missing after a full stop, which makes no address. */
const MISSING_SPACE = /(?<=[\p{Ll}\d)»])([.!?,])(?=\p{Lu}(?:\p{Ll}|['’\s]))/gu;
/** Dots of other sets between two letters: « exemple•com ». */
const OTHER_DOT = /(?<=[\p{L}\d])[。•∙‧・·](?=[\p{L}\d])/gu;
/** Ornaments that go on and on say no more than three of them. */
const REPEATED = /([^\p{L}\p{N}])\1{3,}/gu;

/** One text, read once in each of the ways that the checks ask for. */
export type Reading = {
  /** As it is seen, capitals and accents kept. */
  plain: string;
  /** As `readThrough` gives it. */
  read: string;
  /** With signs read as letters. */
  signs: string;
  /** With its spoken digits written. */
  digits: string;
};

export function readText(text: string): Reading {
  const seen = visibleText(text.slice(0, READ_AT_MOST)).normalize('NFKC').slice(0, READ_AT_MOST);
  const plain = seen.replace(REPEATED, '$1$1$1').replace(OTHER_DOT, '.').replace(MISSING_SPACE, '$1 ');
  const read = readThrough(plain);
  return { plain, read, signs: readSigns(read), digits: writeDigits(read) };
}
