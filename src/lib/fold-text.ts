import { visibleText, WHOLE_WORDS } from './visible-text.ts';

const SHORT_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte' };
const ARTICLE = /^(?:les|le|la|l) (?=.)/;

/**
 * Folds a French name for search, so that « St-Étienne » and « saint etienne » are equal: lower case, no accents, œ, æ
 * and « ﬁ » as two letters, everything but letters and digits as one space, st/ste spelled out. The result contains
 * only a–z, 0–9 and single inner spaces, hence no wildcard of SQL LIKE.
 */
export function foldText(text: string): string {
  return visibleText(text)
    .replace(WHOLE_WORDS, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ');
}

/** Drops the leading le, la, les or l’ of a folded text: « le havre » becomes « havre ». */
export function withoutArticle(folded: string): string {
  return folded.replace(ARTICLE, '');
}
