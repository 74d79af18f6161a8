/** Three suggested kinds of photos, in order. */
export const PHOTO_IDEAS = [
  { name: 'Votre visage', hint: 'de face, près d’une fenêtre, sans lunettes de soleil' },
  { name: 'De la tête aux pieds', hint: 'debout, dehors, comme un dimanche' },
  { name: 'Ce que vous aimez', hint: 'un piano, un marché, une balade' },
] as const;

/** D41: what a photo changes, and what it does not. */
export const WHAT_A_PHOTO_CHANGES =
  'À score égal, un profil avec photo est proposé avant un profil qui n’en a pas. Le score, lui, ne change pas.';

export const VERIFIED = 'Profil vérifié';

export const VERIFIED_MEANS =
  'Une personne de l’équipe a vu ce visage en appel vidéo et l’a comparé à la première photo du profil, ce jour-là. Aucune pièce d’identité n’a été vue, et la mention ne garantit rien d’autre.';
