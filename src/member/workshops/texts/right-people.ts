import type { Workshop } from './workshop.ts';

export const RIGHT_PEOPLE: Workshop = {
  id: 8,
  title: 'Rencontrer les bonnes personnes',
  summary: 'Comprendre ce qui vous attire, et regarder vers ce qui vous va.',
  coach: 'antoine',
  durationMinutes: 45,
  price: 'Offert',
  previewVideo: 'atelier-8',
  forWhom:
    'Pour vous si vous avez l’impression de revivre toujours la même histoire, si vous vous lassez des profils ou si vous ne savez plus bien ce que vous cherchez.',
  description:
    'On dit souvent « je ne tombe que sur… », comme si le hasard avait ses habitudes. En regardant de près, ce sont nos choix qui en ont : ce qui nous attire vite n’est pas toujours ce qui nous fait du bien longtemps. Cet atelier vous aide à lire votre histoire autrement. Vous repérez vos attirances automatiques, vous distinguez les critères qui comptent de ceux qui rassurent, et vous écrivez en quelques lignes la relation que vous souhaitez vivre, au quotidien, un mardi soir. Nous voyons ensuite comment lire un profil et un score d’affinité sans leur demander trop, et comment présenter le vôtre avec sincérité. Vous repartez avec une boussole, et l’envie d’élargir un peu le regard.',
  objectives: [
    'Reconnaître ce qui se répète dans vos choix.',
    'Distinguer l’attirance rapide de l’affinité qui dure.',
    'Choisir trois critères essentiels et lâcher les autres.',
    'Lire un profil et un score avec justesse et curiosité.',
    'Écrire une présentation qui attire les personnes qui vous vont.',
  ],
  outline: [
    {
      title: 'Toujours les mêmes ?',
      text: 'Trois histoires, leurs points communs, sans se juger.',
      minutes: 8,
    },
    {
      title: 'Attirance, affinité',
      text: 'Ce qui fait battre le cœur, ce qui fait du bien : deux listes.',
      minutes: 7,
    },
    {
      title: 'Un mardi soir',
      text: 'Vous décrivez un soir ordinaire de la relation que vous souhaitez.',
      minutes: 8,
    },
    {
      title: 'Ma boussole',
      text: 'Trois critères essentiels, et ceux que vous acceptez de lâcher.',
      minutes: 7,
    },
    {
      title: 'Lire un profil',
      text: 'Ce qu’il dit, ce qu’il ne dit pas, et la première question à poser.',
      minutes: 7,
    },
    { title: 'Ma présentation', text: 'Trois phrases vraies, relues par le groupe.', minutes: 8 },
  ],
};
