/** Fictional example team (spec 2 §2), until the real one replaces it in this file. */
export const TEAM = [
  {
    name: 'Hélène Vasseur',
    role: 'Fondatrice',
    portrait: 'equipe-helene',
    publisherTown: 'Lyon',
    line: 'Garde la maison ouverte, et le ton juste.',
  },
  {
    name: 'Samia Benali',
    role: 'Présentations',
    portrait: 'equipe-samia',
    line: 'Lit les profils jusqu’à la dernière ligne.',
  },
  {
    name: 'Julien Roche',
    role: 'Responsable de l’accompagnement',
    portrait: 'equipe-julien',
    line: 'Réunit les coachs, et leur pose les questions qui dérangent.',
  },
  {
    name: 'Fatou Diop',
    role: 'Relation avec les membres',
    portrait: 'equipe-fatou',
    line: 'Répond à vos lettres, et signe les siennes.',
  },
  {
    name: 'Marc Tanguy',
    role: 'Produit et protection des données',
    portrait: 'equipe-marc',
    line: 'Retire ce qui n’est pas utile, vos données d’abord.',
  },
] as const;

export const ORIGIN = [
  'Lueur est partie d’une fatigue. Celle d’un pouce qui glisse sur des visages, de conversations ouvertes un dimanche et mortes le mardi, de cette impression étrange d’être à la fois très entouré et très seul. Nous connaissions des gens drôles, tendres, solides, qui ne demandaient qu’à aimer, et qui sortaient de ces applications un peu plus abîmés qu’ils n’y étaient entrés.',
  'Nous avons donc cherché ce qu’il faudrait enlever. Les centaines de profils. Les notifications qui réclament. Le jeu. Il est resté une idée simple : présenter peu de personnes, mais les bonnes, expliquer pourquoi on les présente, et accompagner celles et ceux qui le souhaitent.',
] as const;

export const WAYS = [
  {
    title: 'Quatre personnes, pas quatre cents',
    text: 'Quatre profils à la fois, trois conversations que l’on ouvre soi-même. Cette limite paraît étroite le premier soir. Elle rend les suivants plus calmes : on relit, on hésite, on écrit une vraie phrase, et l’on sait que la personne d’en face fait de même.',
  },
  {
    title: 'Un score que l’on peut lire',
    text: 'Le score de connexion amoureuse dit d’où il vient : vos moments à partager et votre projet de vie en points, votre façon d’aimer en un mot. Il propose, il ne décide pas. Personne ne peut payer pour être mieux placé, et aucun membre ne lit vos réponses les plus intimes.',
  },
  {
    title: 'Quelqu’un à qui parler',
    text: 'Des conseils tirés de vos réponses, des ateliers de deux à cinq personnes, des coachs. Rencontrer quelqu’un remue : une rupture mal refermée, la peur de déplaire, l’habitude de s’effacer. Cela s’apprend et se travaille, à quarante ans comme à vingt, et c’est plus facile à plusieurs.',
  },
] as const;

export const MEASURE =
  'Notre réussite se mesure à l’envers : nous sommes heureux quand vous partez, et que vous partez à deux. Le site ne cherche donc pas à vous retenir. Il ne compte pas vos jours de présence, ne vous relance pas pour le plaisir, et vous laisse mettre votre profil en pause, ou l’effacer, quand vous le décidez.';
