export const VERIFIED = 'Profil vérifié';

export const VERIFIED_MEANS =
  'Une personne de l’équipe a vu ce visage en appel vidéo et l’a comparé aux photos du profil, ce jour-là. Aucune pièce d’identité n’a été vue, et la mention ne garantit rien d’autre.';
