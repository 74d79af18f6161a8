/** The five values (spec 2 §2), each with its concrete effect on the site. */
export const VALUES = [
  {
    key: 'authenticite',
    title: 'Authenticité',
    text: 'On ne rencontre vraiment quelqu’un qu’en étant soi. Nous préférons une photo un peu floue mais fidèle à un portrait parfait, et trois lignes qui vous ressemblent à une page de qualités. Se montrer tel que l’on est fait fuir quelques personnes ; ce sont rarement les bonnes.',
    proof:
      'Le premier bonjour, que le site envoie pour vous, porte la mention « message automatique ». La suite, c’est vous deux qui l’écrivez.',
  },
  {
    key: 'bienveillance',
    title: 'Bienveillance',
    text: 'Derrière un profil, il y a une personne qui a peut-être mis des semaines à s’inscrire. La bienveillance n’oblige pas à dire oui ; elle demande de dire non avec des mots, de répondre sans blesser, de ne pas laisser l’autre dans le vide.',
    proof:
      'Après une rencontre, nous vous invitons à laisser à l’autre un mot positif. Ni notes ni étoiles ici.',
  },
  {
    key: 'qualite-des-rencontres',
    title: 'Qualité des rencontres',
    text: 'Une belle rencontre demande de l’attention, et l’attention se divise mal. Nous limitons donc ce qui la disperse : le nombre de profils, le nombre de conversations, les sollicitations. Peu de monde à la fois, pour que chacun soit regardé.',
    proof:
      'Quatre profils vous sont montrés, avec le détail de leur score, et vous pouvez ouvrir trois conversations. Quand vous en supprimez une, la place se libère.',
  },
  {
    key: 'accompagnement-personnalise',
    title: 'Accompagnement personnalisé',
    text: 'Une séparation récente, une timidité ancienne, la peur que l’on parte : on n’arrive pas les mains vides, et l’on n’a pas besoin des mêmes conseils. Nous partons de vos réponses, et vous avancez à votre pas.',
    proof:
      'Votre quiz relationnel choisit les articles et les ateliers qui vous sont conseillés. Il n’entre dans aucun calcul d’affinité, et aucun membre n’en lit les réponses ; votre coach, seulement si vous les lui montrez.',
  },
  {
    key: 'innovation-responsable',
    title: 'Innovation responsable',
    text: 'Un calcul peut rapprocher deux personnes ; il peut aussi enfermer, surveiller, rendre dépendant. Nous nous en servons pour montrer moins et choisir mieux, puis la technique se tait. Un outil qui aurait besoin que vous reveniez sans cesse, nous ne le construisons pas.',
    proof:
      'Le score s’explique, partie par partie. Seule votre commune est connue, jamais votre adresse ni votre position. Et ce qui vous appartient s’efface quand vous le demandez.',
  },
] as const;
