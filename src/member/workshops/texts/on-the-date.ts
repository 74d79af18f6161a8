import type { Workshop } from './workshop.ts';

export const ON_THE_DATE: Workshop = {
  id: 6,
  title: 'Réussir sa rencontre',
  summary: 'Écouter, raconter, laisser venir : une vraie conversation, pas un examen.',
  coach: 'antoine',
  durationMinutes: 45,
  price: 'Offert',
  previewVideo: 'atelier-6',
  forWhom:
    'Pour vous si vos premiers rendez-vous ressemblent à des entretiens, si l’émotion vous fait trop parler, ou pas assez, ou si vous ne savez jamais comment conclure.',
  description:
    'Une rencontre réussie n’est pas celle où l’on plaît à tout prix. C’est celle où deux personnes se sont un peu vues telles qu’elles sont. Pendant cet atelier, nous faisons le tour de cette première heure : les deux premières minutes, souvent les plus raides, les questions qui ouvrent et celles qui ferment, la place du silence, l’humour, le téléphone. Vous vous exercez à deux, sur de courtes conversations, avec un retour précis et bienveillant d’Antoine. Nous finissons par la fin : dire que l’on aimerait se revoir, ou dire non avec délicatesse, sans disparaître. Vous repartez avec une façon de faire qui est la vôtre, et moins de questions dans la tête.',
  objectives: [
    'Passer les deux premières minutes sans vous raidir.',
    'Poser des questions qui donnent envie de répondre.',
    'Écouter assez pour que l’autre se sente bien avec vous.',
    'Sentir ce que vous éprouvez, au-delà de l’envie de plaire.',
    'Conclure clairement : se revoir, y penser ou dire non avec délicatesse.',
  ],
  outline: [
    { title: 'Brise-glace', text: 'Se présenter autrement que par son métier et son âge.', minutes: 6 },
    {
      title: 'Les deux premières minutes',
      text: 'Arriver, saluer, s’installer : ce qui détend vraiment.',
      minutes: 7,
    },
    {
      title: 'La question qui ouvre',
      text: 'À deux, des conversations de trois minutes, puis un retour.',
      minutes: 12,
    },
    {
      title: 'Le silence',
      text: 'À quoi il sert, et comment en sortir sans le combler à tout prix.',
      minutes: 6,
    },
    {
      title: 'Et moi, comment je me sens ?',
      text: 'Trois signes dans le corps pour savoir si l’on est bien.',
      minutes: 6,
    },
    {
      title: 'Conclure',
      text: 'Dire oui, dire non, dire « pas tout de suite » : on essaie les phrases.',
      minutes: 8,
    },
  ],
};
