import { readSearchNumber, SEARCH_BOUNDS, type SearchNumber, withSearchNumber } from '../../rules.ts';

const NAMES: Record<SearchNumber, string> = {
  min_age: 'L’âge minimum',
  max_age: 'L’âge maximum',
  max_distance: 'La distance maximum',
};
const UNITS: Record<SearchNumber, string> = { min_age: 'ans', max_age: 'ans', max_distance: 'km' };

/** Applies a typed number to a search. @returns the search, and a sentence on any correction, or an empty string */
export function applySearchNumber<T extends Record<SearchNumber, number>>(
  search: T,
  { field, text }: { field: SearchNumber; text: string },
): { search: T; corrected: string } {
  const { value, valid } = readSearchNumber(field, text);
  const settled = withSearchNumber(search, field, value);
  const sentences: string[] = [];
  if (!valid) {
    const { min, max } = SEARCH_BOUNDS[field];
    sentences.push(
      `${NAMES[field]} se choisit entre ${min} et ${max} ${UNITS[field]} : nous avons remis ${value}.`,
    );
  }
  for (const other of ['min_age', 'max_age'] as const) {
    if (other !== field && settled[other] !== search[other]) {
      sentences.push(`${NAMES[other]} a suivi : ${settled[other]} ans.`);
    }
  }
  return { search: settled, corrected: sentences.join(' ') };
}
