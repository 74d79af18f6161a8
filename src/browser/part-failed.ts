/** Spec 1 §8, to the letter. */
const OFFLINE = 'Vous êtes hors ligne. Veuillez vérifier votre connexion internet.';
/** With a network, its file is most often gone: a newer version of the site is there. */
const GONE = 'Cette partie de la page n’a pas pu être chargée. Rechargez la page, puis réessayez.';

/** What to say of a part of a page whose code could not be fetched. */
export function partFailed(): string {
  return navigator.onLine === false ? OFFLINE : GONE;
}
