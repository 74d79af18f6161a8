/** Verbatim from spec 1 §8. */
const OFFLINE = 'Vous êtes hors ligne. Veuillez vérifier votre connexion internet.';
/** While online, a missing file means that a newer version of the site is deployed. */
const GONE =
  'Cette partie de la page n’a pas pu être chargée. Réessayez, et si cela continue, rechargez la page.';

export function partFailed(): string {
  return navigator.onLine === false ? OFFLINE : GONE;
}
