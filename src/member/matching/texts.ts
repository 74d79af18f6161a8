import type { Activity } from '#member/profile/rules.ts';
import { CHANCES_FROM, type LoveLikeness } from './rules.ts';

/** Objects of « aimer » for each activity, one noun per entry. */
export const ACTIVITY_NOUNS: Record<Activity, readonly [string, ...string[]]> = {
  'Sorties, Fêtes': ['les sorties', 'la fête'],
  Danse: ['la danse'],
  'Expos, musées': ['les expos', 'les musées'],
  Cinéma: ['le cinéma'],
  Théâtres: ['le théâtre'],
  Concerts: ['les concerts'],
  Sport: ['le sport'],
  Nature: ['la nature'],
  Randonnée: ['la randonnée'],
  'Bricolage, jardinage': ['le bricolage', 'le jardinage'],
  'Tendresse, cocooning': ['les moments tendres à la maison'],
  Spiritualité: ['la spiritualité'],
  'Balades, voyages, weekends': ['les balades', 'les voyages'],
  'Projets associatifs, projets professionnels': ['les projets qui engagent'],
};

/** Returns the first of the sentences that explain a match (`reasons`). */
export function firstReason(reasons: string): string {
  return /^.*?[.!?…](?=\s|$)/.exec(reasons)?.[0] ?? reasons;
}

/** Returns the text in place of a photo (D56): the first completed phrase, otherwise the first sentence of the bio. */
export function firstPhrase({
  prompts,
  bio,
}: {
  prompts: readonly { answer: string }[];
  bio: string;
}): string | undefined {
  return prompts[0]?.answer ?? (firstReason(bio) || undefined);
}

/** Example: « la danse, le cinéma et le sport ». */
export function inOneList(nouns: readonly string[]): string {
  const last = nouns.at(-1) ?? '';
  return nouns.length < 2 ? last : `${nouns.slice(0, -1).join(', ')} et ${last}`;
}

export const LOVE_LIKENESS_WORDS: Record<LoveLikeness, string> = {
  'very-close': 'réponses très proches',
  close: 'réponses proches',
  different: 'réponses différentes',
};

const SCORE_WORDS = [
  { from: 85, word: 'Très belle affinité' },
  { from: 70, word: 'Belle affinité' },
  { from: CHANCES_FROM, word: 'Affinité à découvrir' },
  { from: 0, word: 'Des points communs, des différences' },
] as const;

/** Returns the word shown with a score, so that colour is never its only sign. */
export function scoreWord(score: number): string {
  return SCORE_WORDS.find(({ from }) => score >= from)?.word ?? '';
}
