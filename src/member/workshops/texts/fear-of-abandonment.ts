import type { Workshop } from './workshop.ts';

export const FEAR_OF_ABANDONMENT: Workshop = {
  id: 2,
  title: 'Apaiser la peur de l’abandon',
  summary: 'Comprendre l’alarme qui s’affole, et demander ce qui rassure vraiment.',
  coach: 'aissata',
  durationMinutes: 120,
  price: 'Offert',
  previewVideo: 'atelier-2',
  forWhom:
    'Pour vous si un silence vous serre le ventre, si vous relisez dix fois un message ou si vous préférez partir avant que l’on ne vous quitte. Si l’angoisse vous empêche de dormir ou de travailler, parlez-en aussi à votre médecin.',
  description:
    'Un message qui tarde, un ton différent, et tout s’emballe : on vérifie, on insiste, ou bien on se ferme. Cette peur a une histoire et une utilité : elle veut vous protéger. Mais elle sonne souvent trop fort, et elle finit par éloigner les personnes que l’on voudrait garder. Dans cet atelier, nous regardons comment elle monte chez vous, du premier signe dans le corps jusqu’au geste que vous regrettez. Vous apprenez à faire redescendre la vague, à distinguer un vrai signal d’une fausse alerte, et à dire un besoin sans reproche ni excuse. Nous travaillons sur des échanges concrets, avec vos mots. Vous repartez avec une carte de vos alarmes et deux ou trois phrases prêtes pour les moments difficiles.',
  objectives: [
    'Repérer les premiers signes de la peur, avant qu’elle ne décide pour vous.',
    'Faire redescendre une montée d’angoisse en quelques minutes.',
    'Distinguer un vrai signal d’une fausse alerte.',
    'Dire un besoin de façon simple, sans reproche ni excuse.',
    'Élargir le cercle des personnes et des lieux qui vous rassurent.',
  ],
  outline: [
    {
      title: 'Se poser',
      text: 'Présentations et premier exercice de souffle, pour arriver tranquillement.',
      minutes: 15,
    },
    {
      title: 'Le film de l’alarme',
      text: 'On déroule au ralenti une situation vécue : fait, pensée, corps, geste.',
      minutes: 25,
    },
    {
      title: 'D’où elle vient',
      text: 'Ce que l’attachement nous apprend, expliqué simplement, sans chercher de coupable.',
      minutes: 20,
    },
    {
      title: 'Faire redescendre',
      text: 'Trois façons de se calmer essayées ensemble, à choisir selon le moment.',
      minutes: 20,
    },
    {
      title: 'Demander',
      text: 'À deux, on transforme un reproche en demande claire, que l’autre peut entendre.',
      minutes: 25,
    },
    {
      title: 'Ma carte',
      text: 'Vous notez vos alarmes, vos appuis et vos phrases pour la prochaine fois.',
      minutes: 15,
    },
  ],
};
