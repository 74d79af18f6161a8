/** Words to begin with, that one makes one's own: kind, and without a reason to give. */
export const SUGGESTED_WORDS = {
  decline: 'Merci pour votre invitation, elle me touche. Aucun de ces moments ne me convient.',
  cancel: 'Je dois annuler notre rendez-vous, et je vous prie de m’en excuser.',
  move: 'J’ai un empêchement\u202f: verriez-vous un autre moment\u202f?',
} as const;

/** Before a first meeting: concrete, and without fright. */
export const SAFETY_TIPS: readonly { title: string; text: string }[] = [
  {
    title: 'Parlez-vous de vive voix avant',
    text: 'Dix minutes au téléphone ou en vidéo disent beaucoup\u202f: une voix, un rire, l’envie d’en savoir plus.',
  },
  {
    title: 'Choisissez un lieu vivant',
    text: 'Un café, un marché, un musée, en journée si possible. Un endroit que vous aimez et d’où l’on repart facilement.',
  },
  {
    title: 'Prévoyez une heure, pas une soirée',
    text: 'Un premier rendez-vous court enlève de la pression aux deux. S’il se passe bien, il y en aura un autre.',
  },
  {
    title: 'Dites-le à une personne proche',
    text: 'Où, avec qui, vers quelle heure vous rentrez. Un message en partant, un autre en arrivant.',
  },
  {
    title: 'Venez et repartez par vos moyens',
    text: 'À pied, en transports ou avec votre voiture. Votre adresse peut attendre que la confiance soit là.',
  },
  {
    title: 'Gardez un œil sur vos affaires',
    text: 'Votre verre et votre sac près de vous, un téléphone chargé\u202f: vous voilà libre d’être à la conversation.',
  },
  {
    title: 'Ne parlez pas d’argent',
    text: 'Un prêt, un placement, un billet à avancer\u202f: une personne sincère ne le demande pas. Si cela arrive, dites-le-nous.',
  },
  {
    title: 'Fiez-vous à ce que vous ressentez',
    text: 'Vous pouvez écourter, changer d’avis ou dire non, sans avoir à vous justifier. Et si vous ne vous sentez pas en sécurité, appelez le 17 ou le 112, ou écrivez par SMS au 114.',
  },
];
