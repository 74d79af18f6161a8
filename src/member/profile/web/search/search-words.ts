import { searchAnswers } from '../../contract.ts';
import type { Dealbreaker, SearchPreferences } from '../../rules.ts';
import { SOUGHT_NAMES } from '../edit/personal-words.ts';

/** Field names, as listed in « Mes recherches ». */
export const SEARCH_NAMES = {
  preferred_gender: 'Je recherche',
  min_age: 'Âge minimum',
  max_age: 'Âge maximum',
  max_distance: 'Distance maximum',
  dealbreakers: 'Mes critères non négociables',
};

export function searchInWords(field: string, stored: object): string | undefined {
  const search = searchAnswers.parse(stored);
  if (field === 'preferred_gender') return SOUGHT_NAMES[search.preferred_gender];
  if (field === 'max_distance') return `${search.max_distance} km`;
  if (field === 'min_age' || field === 'max_age') return `${search[field]} ans`;
  return search.dealbreakers.map((one) => DEALBREAKER_NAMES[one]).join('\n') || undefined;
}

export const DEALBREAKER_NAMES: Record<Dealbreaker, string> = {
  'no-children-there': 'Je souhaite rencontrer une personne sans enfant',
  'children-wanted': 'Vouloir des enfants, ou ne pas en vouloir\u202f: être du même avis',
  place: 'Vivre en ville, au vert ou loin\u202f: avoir la même envie',
};

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
