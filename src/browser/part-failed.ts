/** Spec 1 §8, to the letter. */
const OFFLINE = 'Vous êtes hors ligne. Veuillez vérifier votre connexion internet.';
/** With a network that holds, its file is gone: a newer version of the site is there. */
const GONE =
  'Cette partie de la page n’a pas pu être chargée. Réessayez, et si cela continue, rechargez la page.';

/** What to say of a part of a page whose code could not be fetched. */
export function partFailed(): string {
  return navigator.onLine === false ? OFFLINE : GONE;
}
