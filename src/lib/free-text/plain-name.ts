import { visibleText } from '../visible-text.ts';

/** More accents on one letter than in any language; the marks of Burmese or Tibetan belong to their script. */
const STACKED = /(?:(?=\p{sc=Zinh})\p{M}){3}|\p{Me}/u;
/** Dashes and hyphens of keyboards and word processors, replaced by the plain one. */
const HYPHEN = /[\u02d7\u058a\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** Accents and quotes typed in place of an apostrophe: « N´Diaye ». */
const APOSTROPHE = /[`\u00b4\u02b9\u02c8\u02ca\u02cb\u055a\u2018\u201b\u2032\u2035\ua78c\uff07\uff40]/g;
/** In Catalan, « Gal·la », and between the parts of a foreign name in Chinese or Japanese. */
const MIDDLE_DOT = /[\u0387\u2022\u2027\u2219\u22c5\u30fb\uff65]/g;
const SPACE = /\s+/gu;

/** Returns a name with plain hyphens, apostrophes, middle dots and spaces, so that look-alikes are equal. */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(HYPHEN, '-')
    .replace(APOSTROPHE, '’')
    .replace(MIDDLE_DOT, '·')
    .replace(SPACE, ' ');
}

/** Whether a name contains invisible characters, which may reverse the text beside it, or stacked accents. */
export function isHiding(name: string): boolean {
  return visibleText(name) !== name || STACKED.test(name.normalize('NFC'));
}
