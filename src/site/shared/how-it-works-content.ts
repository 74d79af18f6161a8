/** Steps of « Comment ça marche » (spec 2 §1). */
export const STEPS = [
  {
    title: 'Je m’inscris gratuitement',
    text: 'Une adresse e-mail suffit.',
  },
  {
    title: 'Je complète mon profil',
    text: 'Qui je suis, et cinq questions sur ma façon d’aimer.',
  },
  {
    title: 'Je lis les conseils des coachs',
    text: 'Des pistes concrètes, d’après mes réponses.',
  },
  {
    title: 'Je rencontre mes matchs',
    text: 'Quatre profils choisis, et le temps de se connaître.',
  },
] as const;

/** Criteria of the score (spec 1 §1 and §9), with their maximum points. */
export const SCORE_CRITERIA = [
  {
    key: 'love',
    title: 'Le profil amoureux',
    points: 50,
    text: 'L’engagement, la communication, la tendresse : ce que chacun attend d’une relation.',
  },
  {
    key: 'values',
    title: 'Les valeurs et les aspirations',
    points: 20,
    text: 'Les moments que l’on aime partager, du concert au dimanche en forêt.',
  },
  {
    key: 'life',
    title: 'Le projet de vie',
    points: 30,
    text: 'Le mode de vie, le toit, les enfants : ce qu’il vaut mieux savoir tôt.',
  },
] as const;
