import type { SoughtGender } from '../../rules.ts';

interface Search {
  preferred_gender: SoughtGender | null;
  min_age: number;
  max_age: number;
  max_distance: number;
}

const WHO = { femme: 'une femme', homme: 'un homme', tous: 'une femme ou un homme' } as const;

/** Ages in years, distance in km. */
export function searchSentence({ preferred_gender, min_age, max_age, max_distance }: Search): string {
  const who = preferred_gender ? WHO[preferred_gender] : 'une personne';
  const age = min_age === max_age ? `de ${min_age} ans` : `de ${min_age} à ${max_age} ans`;
  return `Vous recherchez ${who} ${age}, à ${max_distance} km au plus.`;
}
