import type { Workshop } from './workshop.ts';

export const BEFORE_THE_DATE: Workshop = {
  id: 5,
  title: 'Préparer sa rencontre',
  summary: 'L’essentiel avant un premier rendez-vous : vous, le lieu, vos limites.',
  coach: 'karim',
  durationMinutes: 45,
  price: 'Offert',
  previewVideo: 'atelier-5',
  forWhom:
    'Pour vous si un rendez-vous approche, si vous n’en avez pas eu depuis longtemps ou si vous annulez souvent au dernier moment.',
  description:
    'La veille d’un premier rendez-vous, on pense à tout et surtout au pire : la tenue, les blancs, la déception. En quarante-cinq minutes, nous remettons les choses dans l’ordre. Préparer une rencontre, ce n’est pas apprendre un rôle, c’est se donner de bonnes conditions : un lieu public et agréable, une durée courte, quelqu’un de proche au courant, deux ou trois sujets qui vous tiennent à cœur. Nous parlons aussi du trac, qui est une énergie comme une autre, et de vos limites : ce que vous avez envie de raconter, et ce que vous gardez pour plus tard. Vous repartez avec une fiche simple, à relire une heure avant de partir.',
  objectives: [
    'Proposer un lieu, une heure et une durée qui vous mettent à l’aise.',
    'Préparer trois sujets et trois questions qui vous ressemblent.',
    'Décider à l’avance de ce que vous ne raconterez pas tout de suite.',
    'Veiller à votre sécurité avec quelques gestes simples.',
    'Transformer le trac en curiosité.',
  ],
  outline: [
    {
      title: 'Où en êtes-vous ?',
      text: 'Un tour rapide : le rendez-vous prévu ou rêvé, et ce qui inquiète.',
      minutes: 6,
    },
    { title: 'Le bon cadre', text: 'Lieu, heure, durée : comment proposer, comment répondre.', minutes: 8 },
    {
      title: 'Mes sujets',
      text: 'Vous notez ce dont vous pourriez parler une heure sans effort.',
      minutes: 9,
    },
    {
      title: 'Mes limites',
      text: 'Ce que je dis, ce que je garde, et la phrase pour changer de sujet.',
      minutes: 8,
    },
    {
      title: 'En sécurité',
      text: 'Lieu public, trajet à soi, une personne prévenue : la liste courte.',
      minutes: 6,
    },
    { title: 'Le trac', text: 'Un exercice de souffle et la fiche à relire avant de partir.', minutes: 8 },
  ],
};
