import type { Workshop } from './workshop.ts';

export const EMOTIONAL_DEPENDENCY: Workshop = {
  id: 3,
  title: 'Se libérer de la dépendance affective',
  summary: 'Aimer sans vous oublier, et choisir au lieu d’attendre que l’on vous choisisse.',
  coach: 'aissata',
  durationMinutes: 120,
  price: 'Offert',
  previewVideo: 'atelier-3',
  forWhom:
    'Pour vous si le célibat vous semble insupportable, si vous dites oui trop vite ou si votre humeur dépend d’un téléphone. Si quelqu’un vous contrôle, vous menace ou vous fait du mal, appelez le 3919, pour les femmes, ou le 116 006, pour toutes les victimes : l’appel est gratuit.',
  description:
    'Avoir besoin des autres est humain. La difficulté commence lorsque ce besoin prend toute la place : on accepte ce qui ne convient pas, on met ses amis et ses envies de côté, on vit dans l’attente d’un signe. Cet atelier ne vous demandera pas d’aimer moins. Il vous aide à retrouver un sol sous vos pieds, pour que l’amour s’ajoute à votre vie au lieu de la remplacer. Nous regardons ce que vous cherchez à combler, ce que vous donnez pour que l’on vous aime, et ce que cela vous coûte. Vous vous exercez à dire un « non » tranquille, vous redonnez du poids à vos propres plaisirs, et vous écrivez vos conditions pour dire oui. Vous repartez avec une semaine dessinée autour de vous.',
  objectives: [
    'Faire la différence entre aimer, avoir besoin et attendre.',
    'Voir ce que vous donnez pour que l’on vous aime, et ce que cela vous coûte.',
    'Retrouver des sources de joie qui ne dépendent de personne.',
    'Dire un « non » tranquille et supporter le petit silence qui suit.',
    'Écrire vos conditions pour dire oui à une relation.',
  ],
  outline: [
    { title: 'Bienvenue', text: 'Chacun dit ce qu’il aimerait changer, en une phrase.', minutes: 15 },
    {
      title: 'Aimer, avoir besoin, attendre',
      text: 'On trie ensemble des situations de tous les jours.',
      minutes: 20,
    },
    {
      title: 'Ce que je donne',
      text: 'Le bilan d’une relation passée : ce qui était offert, ce qui était payé.',
      minutes: 25,
    },
    {
      title: 'Dire non',
      text: 'Des essais à deux, du plus facile au plus délicat, avec un retour bienveillant.',
      minutes: 25,
    },
    {
      title: 'Mes conditions',
      text: 'Trois choses essentielles, trois négociables, trois que vous n’accepterez plus.',
      minutes: 20,
    },
    {
      title: 'Une semaine à moi',
      text: 'Vous placez dans votre agenda deux rendez-vous avec vous-même.',
      minutes: 15,
    },
  ],
};
