import { globSync, readFileSync } from 'node:fs';
import { type ShownText, shownTextsOf } from './shown-texts.ts';

const TABLE = 'docs/legal/claims.md';
/** What members and visitors read: not the desk, the commands, the demonstration, what is for us, nor words that are looked for. */
const READ = globSync('{src,content}/**/*.{ts,tsx,astro,md}').filter(
  (file) =>
    !/\.test\.|^src\/(testing\/|platform\/(?!mail\/))|^src\/(desk|lib\/free-text)\/|app\/pages\/desk|dev-mail/.test(
      file,
    ) && !/^src\/server\/(?!site\/)/.test(file),
);
/** What advises a reader, or what a member says of themselves: a claim of ours only where it speaks of us. */
const ADVICE =
  /^content\/blog\/|\/coaching\/texts\/advice\.ts|\/workshops\/texts\/|love-test-portrait-texts|member\/profile\/texts\.ts/;
const OF_US = /\b(?:Lueur|nous|notre|nos|équipe|le site|sélection|score)\b/u;

/** The words that D37 lets be said only where something keeps them. « Une personne » is somebody, « personne ne » is nobody. */
const ABSOLUTE =
  /certifié\p{L}*|dédiée?s?(?!\p{L})|(?<!\p{L})(?:chaque|(?<!(?:une|la|cette|chaque|autre|toute|seule|même|première|par|en) )personne(?! (?:précédente|suivante|bloquée|qui|mineure))|jamais|tout|toute|tous|toutes|aucune?|toujours|seule?s?)(?!\p{L})|garanti(?!es?(?!\p{L}))\p{L}*|100\s%/giu;
/** Turns in which these words promise nothing. */
const IDIOMS =
  /tout de suite|tout à fait|(?:pas |point )du tout|tou(?:s|tes) (?:les )?deux|tout le monde|tout court|en tout cas|toutes lettres|à toute heure/giu;

export interface Absolute {
  place: string;
  sentence: string;
  /** The fragment of the table that covers it; nothing when none does. */
  line: string | undefined;
}

export interface ClaimLine {
  fragments: string[];
  /** `path › title of a test`, `path:symbol`; none where people keep it or nothing is promised. */
  keepers: { path: string; name: string }[];
  why: string;
}

const flat = (text: string): string => text.replace(/\*\*/g, '').replace(/\s+/g, ' ').toLowerCase();

/** Every line of the table with what it quotes, what keeps it and why. */
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

/** The sentences of every page, one by one. */
export function shownSentences(): ShownText[] {
  return READ.flatMap(shownTextsOf).flatMap(({ place, text }) =>
    text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«*])/u).map((sentence) => ({ place, text: sentence.trim() })),
  );
}

/** Every absolute of these sentences, beside the fragment of the table that covers the word itself. */
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

/** The fragments that are said nowhere. */
export function unsaid(fragments: readonly string[], sentences: readonly ShownText[]): string[] {
  const all = sentences.map(({ text }) => flat(text)).join('\n');
  return fragments.filter((fragment) => !all.includes(flat(fragment)));
}
