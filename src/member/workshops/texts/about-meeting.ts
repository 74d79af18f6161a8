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
