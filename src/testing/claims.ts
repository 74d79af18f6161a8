import { globSync, readFileSync } from 'node:fs';
import { type ShownText, shownTextsOf } from './shown-texts.ts';

const TABLE = 'docs/legal/claims.md';
/** Texts for members and visitors: not the desk, commands, the demonstration, internal texts, or search terms. */
const READ = globSync('{src,content}/**/*.{ts,tsx,astro,md}').filter(
  (file) =>
    !/\.test\.|^src\/(testing\/|platform\/(?!mail\/))|^src\/(desk|lib\/free-text)\/|app\/pages\/desk|dev-mail/.test(
      file,
    ) && !/^src\/server\/(?!site\/)/.test(file),
);
/** Advice, and what members say about themselves: claims of ours only where they are about us. */
const ADVICE =
  /^content\/blog\/|\/coaching\/texts\/advice\.ts|\/workshops\/texts\/|love-test-portrait-texts|member\/profile\/texts\.ts/;
const OF_US = /\b(?:Lueur|nous|notre|nos|équipe|le site|sélection|score)\b/u;

/** Words that D37 allows only with a safeguard. « Une personne » is a person, « personne ne » is an absolute. */
const ABSOLUTE =
  /certifié\p{L}*|dédiée?s?(?!\p{L})|(?<!\p{L})(?:chaque|(?<!(?:une|la|cette|chaque|autre|toute|seule|même|première|par|en) )personne(?! (?:précédente|suivante|bloquée|qui|mineure))|jamais|tout|toute|tous|toutes|aucune?|toujours|seule?s?)(?!\p{L})|garanti(?!es?(?!\p{L}))\p{L}*|100\s%/giu;
/** Idioms in which these words promise nothing. */
const IDIOMS =
  /tout de suite|tout à fait|(?:pas |point )du tout|tou(?:s|tes) (?:les )?deux|tout le monde|tout court|en tout cas|toutes lettres|à toute heure/giu;

export interface Absolute {
  place: string;
  sentence: string;
  /** The fragment in the table that covers it; undefined when none does. */
  line: string | undefined;
}

export interface ClaimLine {
  fragments: string[];
  /** `path › title of a test`, `path:symbol`; empty where people ensure it or nothing is promised. */
  keepers: { path: string; name: string }[];
  why: string;
}

const flat = (text: string): string => text.replace(/\*\*/g, '').replace(/\s+/g, ' ').toLowerCase();

/** Reads every line of the table with its quotes, safeguards and reason. */
export function readClaims(table = readFileSync(TABLE, 'utf8')): ClaimLine[] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Said|-)/.test(line))
    .map((line) => {
      const [said = '', kept = '', why = ''] = line.split('|').slice(1, -1);
      const keepers = [...kept.matchAll(/`([\w[\]/.-]+)(?: › |:)([^`]+)`/g)];
      return {
        fragments: said.split('<br>').map((part) => part.trim()),
        keepers: keepers.map(([, path = '', name = '']) => ({ path, name })),
        why: why.trim(),
      };
    });
}

/** Returns every sentence on the pages. */
export function shownSentences(): ShownText[] {
  return READ.flatMap(shownTextsOf).flatMap(({ place, text }) =>
    text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«*])/u).map((sentence) => ({ place, text: sentence.trim() })),
  );
}

/** Returns every absolute in these sentences, with the fragment in the table that covers the word itself. */
export function absolutesOf(sentences: readonly ShownText[], fragments: readonly string[]): Absolute[] {
  const known = fragments.map((fragment) => ({ fragment, words: flat(fragment) }));
  return sentences.flatMap(({ place, text }) => {
    if (!/\s/.test(text) || (ADVICE.test(place) && !OF_US.test(text))) return [];
    const words = flat(text).replace(IDIOMS, (idiom) => ' '.repeat(idiom.length));
    return [...words.matchAll(ABSOLUTE)].map(({ 0: word, index }) => ({
      place,
      sentence: text,
      line: known.find((one) => covers(flat(text), one.words, index, index + word.length))?.fragment,
    }));
  });
}

function covers(text: string, fragment: string, from: number, to: number): boolean {
  for (let at = text.indexOf(fragment); at >= 0; at = text.indexOf(fragment, at + 1))
    if (at <= from && to <= at + fragment.length) return true;
  return false;
}

/** Returns the fragments that appear on no page. */
export function unsaid(fragments: readonly string[], sentences: readonly ShownText[]): string[] {
  const all = sentences.map(({ text }) => flat(text)).join('\n');
  return fragments.filter((fragment) => !all.includes(flat(fragment)));
}
