/** From the selection to one’s search on « Mon profil », open to be changed; once saved, back to the selection. */
export const WIDEN_SEARCH_PATH = '/profile?from=selection';

/** @param search the query of the address of « Mon profil » */
export function comesFromSelection(search: URLSearchParams): boolean {
  return search.get('from') === 'selection';
}

/** Spec 1 §8, to the letter. */
export const SEARCH_NOT_SAVED = 'Une erreur est survenue lors de la sauvegarde de vos préférences.';
