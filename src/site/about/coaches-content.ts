export const COACHING_STEPS = [
  {
    title: 'On fait connaissance',
    text: 'L’entretien de découverte dure vingt minutes. Vous racontez ce qui vous amène, votre coach explique sa façon de travailler. Il n’y a rien à préparer, ni à décider.',
  },
  {
    title: 'On choisit un petit chantier',
    text: 'Un seul à la fois : oser écrire en premier, raconter une séparation sans s’y noyer, repérer le moment où l’on s’efface. Plus c’est précis, plus cela bouge.',
  },
  {
    title: 'On essaie dans la vraie vie',
    text: 'Entre deux séances, un exercice court : une phrase à dire, une invitation à lancer, un soir à soi. On en reparle ensuite, avec ce qui a marché et ce qui a fait rire.',
  },
] as const;
