/** Opens the search form on « Mon profil »; saving returns to the selection. */
export const WIDEN_SEARCH_PATH = '/profile?from=selection';

export function comesFromSelection(search: URLSearchParams): boolean {
  return search.get('from') === 'selection';
}

/** Spec 1 §8, verbatim. */
export const SEARCH_NOT_SAVED = 'Une erreur est survenue lors de la sauvegarde de vos préférences.';
