import type { SearchPreferences } from '../../rules.ts';

export type SearchDraft = Omit<SearchPreferences, 'preferred_gender'> & {
  preferred_gender: SearchPreferences['preferred_gender'] | null;
};

const WHO = { femme: 'une femme', homme: 'un homme', tous: 'une femme ou un homme' } as const;

/** Ages in years, distance in km. */
export function searchSentence({ preferred_gender, min_age, max_age, max_distance }: SearchDraft): string {
  const who = preferred_gender ? WHO[preferred_gender] : 'une personne';
  const age = min_age === max_age ? `de ${min_age} ans` : `de ${min_age} à ${max_age} ans`;
  return `Vous recherchez ${who} ${age}, à ${max_distance} km au plus.`;
}
