export const EMERGENCY_NUMBERS = [
  { number: '17', who: 'Police ou gendarmerie', what: 'quelqu’un est menacé, frappé, suivi, retenu' },
  { number: '112', who: 'Numéro d’urgence européen', what: 'depuis toute l’Europe, même sans crédit' },
  { number: '15', who: 'Samu', what: 'une vie est en danger, un malaise, une prise de médicaments' },
  { number: '18', who: 'Pompiers', what: 'un accident, un feu, une personne à secourir' },
  { number: '114', who: 'Par SMS', what: 'pour qui ne peut pas parler ou n’entend pas' },
  {
    number: '3114',
    who: 'Prévention du suicide',
    what: 'quelqu’un parle de mourir, ou s’inquiète pour un proche',
  },
] as const;

export const DANGER_STEPS = [
  {
    title: 'Appelez les secours, tout de suite',
    text: 'Celle ou celui qui voit le danger appelle : le 17 ou le 112 pour une menace, le 15 pour une vie en danger. N’attendez l’accord de personne. Dites la ville, ce qui a été écrit, et quand.',
  },
  {
    title: 'Prévenez l’équipe, dans l’ordre de la liste',
    text: 'Appelez la première personne ; sans réponse au bout de cinq minutes, la suivante. Un message ne suffit pas.',
  },
  {
    title: 'Protégez, sans prévenir qui menace',
    text: 'Dans le dossier, suspendez ou fermez le compte en cochant le danger : c’est fait à l’instant. N’écrivez pas vous-même à la personne dangereuse, et ne promettez rien à la victime que vous ne puissiez tenir.',
  },
  {
    title: 'Ne supprimez rien',
    text: 'Le signalement garde les messages et les profils tels qu’ils étaient. Notez pour l’administration ce que vous avez fait, qui vous avez appelé, et à quelle heure. Pas dans les faits de la décision : la personne les lira.',
  },
  {
    title: 'Signalez par écrit',
    text: 'Quand un crime menace une vie, la loi européenne (règlement sur les services numériques, article 18) nous oblige à en informer la police ou la justice sans attendre. L’administration l’écrit le jour même, avec le numéro du dossier.',
  },
] as const;
