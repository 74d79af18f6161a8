import { searchAnswers } from '../../contract.ts';
import { SOUGHT_NAMES } from '../edit/own-age.ts';
import { DEALBREAKER_NAMES } from './dealbreaker-names.ts';

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
