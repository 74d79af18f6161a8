export const CLIP_KEYS = [
  'atelier-1',
  'atelier-2',
  'atelier-3',
  'atelier-4',
  'atelier-5',
  'atelier-6',
  'atelier-7',
  'atelier-8',
  'coachs',
] as const;
export type ClipKey = (typeof CLIP_KEYS)[number];

export interface ClipText {
  /** Follows « Lire la vidéo : » in the name of the play button. */
  title: string;
  /** Description of the picture for screen readers. */
  scene: string;
  /** Sentences shown one after the other, in equal parts of the clip. */
  lines: readonly [string, string, string];
}

/** Texts of our short silent clips: burnt into the picture, in the captions and in the transcript. */
export const CLIP_TEXTS: Record<ClipKey, ClipText> = {
  'atelier-1': {
    title: 'Retrouver confiance en soi',
    scene: 'Le soleil se lève derrière une personne qui relève doucement la tête.',
    lines: [
      'La voix qui vous juge n’a pas toujours raison.',
      'Apprenez à lui répondre avec douceur.',
      'Et osez, un petit pas à la fois.',
    ],
  },
  'atelier-2': {
    title: 'Apaiser la peur de l’abandon',
    scene: 'Deux personnes assises côte à côte ; l’une s’éloigne un peu, puis revient.',
    lines: [
      'Un message tarde, et l’inquiétude monte.',
      'On peut apprendre à l’accueillir, sans la suivre.',
      'Et à demander ce qui rassure vraiment.',
    ],
  },
  'atelier-3': {
    title: 'Se libérer de la dépendance affective',
    scene: 'Une personne marche seule sur un chemin clair ; une autre la rejoint.',
    lines: [
      'Aimer sans se perdre de vue, cela s’apprend.',
      'Retrouvez ce qui vous fait du bien, à vous.',
      'Puis choisissez, au lieu d’attendre que l’on vous choisisse.',
    ],
  },
  'atelier-4': {
    title: 'Faire le deuil d’une relation passée',
    scene: 'Un banc face à la mer ; le soleil descend, puis remonte.',
    lines: [
      'Une histoire finie peut rester longtemps.',
      'Lui donner sa place, c’est en refaire une.',
      'À votre rythme, et en bonne compagnie.',
    ],
  },
  'atelier-5': {
    title: 'Préparer sa rencontre',
    scene: 'Une lettre s’ouvre, un soleil en sort.',
    lines: [
      'Un rendez-vous approche, et tout s’agite ?',
      'Préparez l’essentiel : vous, le lieu, vos limites.',
      'Et arrivez le cœur plus léger.',
    ],
  },
  'atelier-6': {
    title: 'Réussir sa rencontre',
    scene: 'Deux personnes s’approchent d’une table ; deux tasses fument.',
    lines: [
      'Une rencontre réussie n’est pas un examen.',
      'Écouter, raconter, laisser un peu de silence.',
      'Et savoir dire oui, non, ou à bientôt.',
    ],
  },
  'atelier-7': {
    title: 'Bien vivre les débuts d’une relation',
    scene: 'Deux personnes marchent côte à côte, au même pas.',
    lines: [
      'Les débuts sont doux, et parfois vertigineux.',
      'Trouvez un rythme qui convienne à deux.',
      'Et parlez tôt de ce qui compte.',
    ],
  },
  'atelier-8': {
    title: 'Rencontrer les bonnes personnes',
    scene: 'Au lever du soleil, deux personnes s’approchent et se tendent la main.',
    lines: [
      'Toujours les mêmes histoires ?',
      'Comprenez ce qui vous attire, et ce qui vous va.',
      'Pour regarder ailleurs, et mieux choisir.',
    ],
  },
  coachs: {
    title: 'Nos coachs à vos côtés',
    scene: 'Une personne parle, une coach l’écoute, un carnet sur les genoux.',
    lines: ['Écouter, sans juger.', 'Comprendre ce qui se répète.', 'Avancer, un pas à la fois.'],
  },
};
