import type { Workshop } from './workshop.ts';

export const EARLY_RELATIONSHIP: Workshop = {
  id: 7,
  title: 'Bien vivre les débuts d’une relation',
  summary: 'Trouver un rythme à deux, et parler tôt de ce qui compte.',
  coach: 'marie-line',
  durationMinutes: 45,
  price: 'Offert',
  previewVideo: 'atelier-7',
  forWhom:
    'Pour vous si vous voyez quelqu’un depuis quelques semaines, ou si vos histoires s’arrêtent souvent au même moment. Si l’autre vous fait peur, vous surveille ou vous force, ce n’est plus une question de rythme : appelez le 3919, pour les femmes, ou le 116 006, pour toutes les victimes : l’appel est gratuit.',
  description:
    'Les premières semaines ont leur charme et leurs vertiges. Faut-il écrire tous les jours, présenter ses amis, parler d’enfants, dormir ensemble ? Il n’existe pas de bon calendrier, mais il existe de bonnes conversations. Dans cet atelier, Marie-Line propose des repères simples pour avancer à deux sans se presser ni se retenir : le rythme des messages et des rendez-vous, la place que l’on garde à ses amis, l’intimité et le consentement, les sujets qu’il vaut mieux aborder tôt. Nous verrons aussi les signes qui rassurent et ceux qui doivent alerter. Vous repartez avec trois questions à poser à la personne que vous voyez, et une à vous poser à vous-même.',
  objectives: [
    'Trouver un rythme de messages et de rendez-vous qui convienne à deux.',
    'Garder votre vie, vos amis et vos habitudes au début d’une histoire.',
    'Aborder l’intimité et le consentement avec des mots simples.',
    'Parler tôt des sujets qui engagent : fidélité, enfants, lieu de vie.',
    'Reconnaître les signes qui rassurent et ceux qui alertent.',
  ],
  outline: [
    {
      title: 'Arriver',
      text: 'Chacun dit où il en est : rien encore, un début, une hésitation.',
      minutes: 5,
    },
    {
      title: 'Le rythme',
      text: 'Messages, rendez-vous, nuits : ce que chacun peut dire de ses besoins.',
      minutes: 9,
    },
    {
      title: 'Rester soi',
      text: 'Une semaine type à deux, où l’on garde de la place pour le reste.',
      minutes: 7,
    },
    {
      title: 'L’intimité',
      text: 'Dire oui, dire non, demander : des phrases possibles, sans gêne.',
      minutes: 9,
    },
    {
      title: 'Les sujets qui engagent',
      text: 'Quand et comment les ouvrir, sans faire passer d’entretien.',
      minutes: 8,
    },
    {
      title: 'Rassurer, alerter',
      text: 'La liste des signes, et vos trois questions pour la suite.',
      minutes: 7,
    },
  ],
};
