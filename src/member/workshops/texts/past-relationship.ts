import type { Workshop } from './workshop.ts';

export const PAST_RELATIONSHIP: Workshop = {
  id: 4,
  title: 'Faire le deuil d’une relation passée',
  summary: 'Donner à une histoire finie sa juste place, pour en commencer une autre.',
  coach: 'marie-line',
  durationMinutes: 120,
  price: 'Offert',
  previewVideo: 'atelier-4',
  forWhom:
    'Pour vous après une séparation, un divorce ou un veuvage, que ce soit récent ou ancien. Si vous ne trouvez plus de goût à rien depuis des semaines, parlez-en à un médecin ; si vous pensez à mourir, appelez le 3114, gratuit, jour et nuit.',
  description:
    'Une relation peut être terminée sur le papier et continuer longtemps dans la tête : on compare, on rejoue les dernières conversations, on guette un signe. Ce n’est pas un manque de volonté. Un lien qui se défait demande du temps, et quelques gestes pour l’accompagner. Dans cet atelier, nous ne cherchons pas à oublier. Nous mettons des mots sur ce qui a été beau, sur ce qui a manqué et sur ce qui a blessé. Vous repérez ce qui entretient la peine, vous choisissez ce que vous gardez, et vous dites au revoir à votre façon, par écrit ou par un petit rituel. Le groupe est là pour soutenir, jamais pour commenter. Vous repartez le cœur un peu moins lourd, et avec un prochain pas.',
  objectives: [
    'Savoir où vous en êtes, sans calendrier imposé.',
    'Dire ce que cette histoire vous a apporté et ce qu’elle vous a pris.',
    'Repérer les habitudes qui entretiennent la peine.',
    'Faire un geste d’au revoir qui vous ressemble.',
    'Reconnaître les signes qui disent que le moment de rencontrer est venu.',
  ],
  outline: [
    {
      title: 'Ouvrir sans forcer',
      text: 'Présentations ; chacun dit seulement ce qu’il souhaite dire.',
      minutes: 15,
    },
    {
      title: 'Les saisons d’un deuil',
      text: 'Choc, colère, tristesse, apaisement : vous situez la vôtre, qui peut changer de jour en jour.',
      minutes: 20,
    },
    {
      title: 'Le bilan juste',
      text: 'Ni conte de fées ni procès : le beau, le manque, la blessure, en trois colonnes.',
      minutes: 25,
    },
    {
      title: 'Ce qui entretient',
      text: 'Photos, profils regardés le soir, amis communs : on décide quoi mettre à distance.',
      minutes: 20,
    },
    {
      title: 'Dire au revoir',
      text: 'Une lettre qui ne sera pas envoyée, lue à voix haute par qui le veut.',
      minutes: 25,
    },
    {
      title: 'La suite',
      text: 'Un geste pour soi dans la semaine, et une personne à qui en parler.',
      minutes: 15,
    },
  ],
};
