import type { Workshop } from './workshop.ts';

export const SELF_CONFIDENCE: Workshop = {
  id: 1,
  title: 'Retrouver confiance en soi',
  summary: 'Répondre à la petite voix qui juge, et oser un peu plus, pas à pas.',
  coach: 'karim',
  durationMinutes: 120,
  price: 'Offert',
  previewVideo: 'atelier-1',
  forWhom:
    'Pour vous si vous vous trouvez souvent « pas assez », si vous n’osez pas le premier message ou si les compliments vous gênent. Si vos pensées deviennent très sombres, n’attendez pas un atelier : le 3114 répond gratuitement, jour et nuit.',
  description:
    'Quand quelqu’un nous plaît, une petite voix se réveille souvent : « je ne suis pas à la hauteur », « on va se lasser de moi ». Elle nous fait trop parler, ou nous taire, et renoncer avant d’avoir essayé. Dans cet atelier, nous partons de vos phrases à vous. Vous apprenez à les repérer, à regarder ce qu’elles valent et à leur répondre comme vous le feriez pour une personne chère. Puis vous passez à l’action, en petit groupe et en sécurité : dire ce qui vous plaît, recevoir un compliment, demander une chose simple. Vous repartez avec un plan de sept jours, fait de gestes à votre taille. La confiance vient après les actes, rarement avant.',
  objectives: [
    'Reconnaître vos phrases dures et les moments où elles surgissent.',
    'Leur répondre avec justesse, sans vous mentir ni vous flatter.',
    'Nommer trois qualités que vous apportez dans une relation.',
    'Recevoir un compliment sans le repousser ni vous excuser.',
    'Oser un petit pas vers quelqu’un dans la semaine qui suit.',
  ],
  outline: [
    {
      title: 'Faire connaissance',
      text: 'Un tour de table, le cadre du groupe : respect, discrétion, liberté de passer son tour.',
      minutes: 15,
    },
    {
      title: 'La voix qui juge',
      text: 'Chacun note ses trois phrases les plus dures et ce qui les déclenche.',
      minutes: 20,
    },
    {
      title: 'Lui répondre',
      text: 'À deux, on cherche pour chaque phrase une réponse vraie et plus douce.',
      minutes: 25,
    },
    {
      title: 'Ce que j’apporte',
      text: 'Un récit court d’une fierté, et ce que les autres y entendent de vous.',
      minutes: 25,
    },
    {
      title: 'Oser pour de vrai',
      text: 'Des essais courts : engager la conversation, recevoir un compliment, demander.',
      minutes: 25,
    },
    {
      title: 'Mes sept jours',
      text: 'Vous choisissez un geste par jour, assez petit pour que vous le fassiez vraiment.',
      minutes: 10,
    },
  ],
};
