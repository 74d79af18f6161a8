/** The four steps of « Comment ça marche » (spec 2 §1). */
export const STEPS = [
  {
    title: 'Je m’inscris gratuitement',
    text: 'Une adresse email suffit pour commencer.',
  },
  {
    title: 'Je complète mon profil',
    text: 'Qui je suis, ce que je cherche, et de courts questionnaires sur ma façon d’aimer.',
  },
  {
    title: 'Je lis les conseils des coachs',
    text: 'Des pistes concrètes, choisies d’après mes réponses.',
  },
  {
    title: 'Je rencontre mes matchs',
    text: 'Quatre profils choisis pour moi, et le temps de faire connaissance.',
  },
] as const;

export const PROMISES = [
  {
    scene: 'listening',
    title: 'Des coachs à vos côtés',
    text: 'Des love coachs certifiés vous aident à savoir où vous en êtes, ce que vous voulez, et ce qui vous retient.',
  },
  {
    scene: 'table',
    title: 'Peu de profils, bien choisis',
    text: 'Quatre personnes à la fois, trois conversations au plus : chacune mérite une vraie attention, la vôtre aussi.',
  },
  {
    scene: 'walking',
    title: 'Une affinité expliquée',
    text: 'Le score de connexion amoureuse compare trois choses : profil amoureux, valeurs et envies, projet de vie.',
  },
] as const;
