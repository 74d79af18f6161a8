/** Spec 2 §2. */
export const CHARTER_VALUES = [
  {
    key: 'authenticite',
    title: 'Authenticité',
    text: 'Je suis libre pour une rencontre, j’ai 18 ans au moins, et je me montre sous mon vrai jour.',
    rules: [
      'Ma photo ne montre que moi, et elle est récente.',
      'Mon âge, ma ville et ma situation sont vrais.',
      'Je dis ce que je cherche, même si je le cherche encore.',
      'Je n’ai qu’un compte.',
    ],
  },
  {
    key: 'respect',
    title: 'Respect',
    text: 'La personne à qui j’écris ne me doit ni réponse, ni explication, ni rendez-vous.',
    rules: [
      'Un non, un silence ou un « pas maintenant » me suffisent : je n’insiste pas.',
      'Je ne demande ni argent, ni photo intime, ni coordonnées dès les premiers mots.',
      'Ce que l’on me confie reste entre nous.',
      'Aucune insulte, aucun mépris, aucune discrimination.',
    ],
  },
  {
    key: 'bienveillance',
    title: 'Bienveillance',
    text: 'J’écris comme j’aimerais que l’on m’écrive, et je quitte une conversation comme on quitte une table : en disant au revoir.',
    rules: [
      'Je lis un profil en entier avant de le contacter.',
      'Si l’élan n’est pas là, je le dis simplement, en une phrase.',
      'Après une rencontre, je laisse un mot qui fait du bien.',
      'Si quelqu’un me semble en danger, je préviens l’équipe.',
    ],
  },
] as const;

/** Numbers of the charter (spec 2 §9); the selection itself shows four (D22). */
export const CHARTER_NUMBERS = [
  {
    number: '10',
    label: 'profils au plus',
    text: 'Nous vous présentons au plus les dix profils qui vous correspondent le mieux. Votre sélection en montre quatre à la fois.',
  },
  {
    number: '3',
    label: 'personnes à la fois',
    text: 'Nous vous invitons à ne pas contacter plus de trois personnes. Le site tient le compte : vous ouvrez trois conversations, et la place se libère dès que vous en supprimez une.',
  },
] as const;

export const SAFETY_STEPS = [
  {
    title: 'Arrêter',
    text: 'Dans la conversation, ouvrez le menu, puis « Bloquer ». À l’instant même, vous ne pouvez plus vous écrire, et la personne n’est pas prévenue.',
  },
  {
    title: 'Signaler',
    text: 'Dans le même menu, « Signaler ». Dites-nous ce qui s’est passé, avec vos mots. Les derniers messages sont gardés pour l’équipe, même si la conversation est supprimée ensuite. La personne ne sait pas qui a signalé.',
  },
  {
    title: 'Compter sur nous',
    text: 'Une personne de l’équipe lit chaque signalement. Elle peut retirer un contenu, suspendre ou fermer un compte. La personne visée par une décision en reçoit les raisons et peut la contester.',
  },
] as const;
