import type { Activity, LifeProject } from '#member/answers/rules.ts';

type Portrayal = {
  firstName: string;
  age: number;
  portrait: string;
  hasChildren: boolean;
  bio: string;
  /** Liberty, fidelity, communication, tenderness, sexuality. */
  love: readonly [number, number, number, number, number];
  life: readonly [
    LifeProject['living_preference'],
    LifeProject['living_arrangement'],
    LifeProject['family_plans'],
  ];
  activities: readonly Activity[];
};

const WANTS_CHILDREN = 'Je veux des enfants';
const UNDECIDED = 'Je ne sais pas encore';

// Fictional. Their answers are tuned against those of the demo account: the affinity goes from 95 for the first down to
// 30, so that its selection shows both close and looser matches.
export const NEIGHBOUR_PORTRAYALS: readonly Portrayal[] = [
  {
    firstName: 'Adrien',
    age: 35,
    portrait: 'homme-jeune-10.jpg',
    hasChildren: false,
    bio: 'Professeur des écoles, je sais dessiner un volcan et consoler en trois phrases. Le week-end, je marche, je lis au fond d’un canapé et je rate des tartes aux pralines. J’aimerais une maison avec des rires dedans.',
    love: [3, 5, 4, 5, 4],
    life: ['Ouvert(e)', 'Vie commune', WANTS_CHILDREN],
    activities: ['Cinéma', 'Randonnée', 'Tendresse, cocooning', 'Balades, voyages, weekends'],
  },
  {
    firstName: 'Nassim',
    age: 37,
    portrait: 'homme-moyen-18.jpg',
    hasChildren: false,
    bio: 'Graphiste, je remarque les enseignes avant les gens, mais je me soigne. J’adore les expositions le mercredi soir et les trains du samedi matin. Je cherche une relation franche, où l’on se parle avant de bouder.',
    love: [3, 5, 4, 4, 4],
    life: ['Au vert', 'A voir', WANTS_CHILDREN],
    activities: ['Expos, musées', 'Cinéma', 'Concerts', 'Balades, voyages, weekends'],
  },
  {
    firstName: 'Julien',
    age: 39,
    portrait: 'homme-moyen-06.jpg',
    hasChildren: false,
    bio: 'Paysagiste, je plante des arbres que je ne verrai pas grands, et ça me plaît. Je suis tendre, un peu lent le matin, très présent ensuite. Mon rêve : un jardin, un chien, et quelqu’un avec qui débattre du nom du chien.',
    love: [4, 5, 4, 5, 3],
    life: ['Au vert', 'Vie commune', UNDECIDED],
    activities: ['Nature', 'Randonnée', 'Tendresse, cocooning', 'Balades, voyages, weekends'],
  },
  {
    firstName: 'Théo',
    age: 32,
    portrait: 'homme-jeune-03.jpg',
    hasChildren: false,
    bio: 'Ingénieur du son, j’écoute pour de vrai : c’est mon métier. Fan de vieux westerns et de natation. Je parle beaucoup quand je suis ému, et je suis vite ému. Prêt pour quelque chose qui dure.',
    love: [3, 5, 5, 5, 5],
    life: ['Ouvert(e)', 'Vie commune', WANTS_CHILDREN],
    activities: ['Expos, musées', 'Cinéma', 'Sport'],
  },
  {
    firstName: 'Ousmane',
    age: 36,
    portrait: 'homme-moyen-01.jpg',
    hasChildren: false,
    bio: 'Éducateur spécialisé et entraîneur de basket le samedi. On me dit solide ; je suis surtout très entouré. J’aime préparer de grands plats pour trop peu de monde. Venez, il y en aura assez.',
    love: [3, 4, 4, 5, 5],
    life: ['Ouvert(e)', 'Vie commune', WANTS_CHILDREN],
    activities: ['Concerts', 'Balades, voyages, weekends', 'Projets associatifs, projets professionnels'],
  },
  {
    firstName: 'Mathieu',
    age: 36,
    portrait: 'homme-moyen-19.jpg',
    hasChildren: true,
    bio: 'Papa d’une petite fille de six ans qui collectionne les cailloux ; ma voiture en est lestée. Fidèle, bricoleur, plutôt du matin. J’ai de la place pour une belle histoire et, un jour, pour d’autres cailloux.',
    love: [2, 5, 4, 4, 4],
    life: ['En ville', 'Vie commune', WANTS_CHILDREN],
    activities: ['Nature', 'Randonnée', 'Bricolage, jardinage'],
  },
  {
    firstName: 'Guillaume',
    age: 40,
    portrait: 'homme-moyen-14.jpg',
    hasChildren: true,
    bio: 'Vétérinaire de campagne : je suis souvent en bottes et rarement en retard. Mon fils vit avec moi une semaine sur deux. J’aime la musique en petit comité et les gens qui savent rire d’eux-mêmes.',
    love: [3, 4, 4, 4, 3],
    life: ['Ouvert(e)', 'Vie commune', UNDECIDED],
    activities: ['Cinéma', 'Concerts', 'Balades, voyages, weekends'],
  },
  {
    firstName: 'Samir',
    age: 34,
    portrait: 'homme-jeune-11.jpg',
    hasChildren: false,
    bio: 'Pharmacien le jour, comédien amateur deux soirs par semaine. Je meurs très bien sur scène, c’est ma spécialité. Dans la vie, je suis bien vivant, attentionné, et à la recherche d’une complice.',
    love: [3, 4, 3, 5, 4],
    life: ['En ville', 'A voir', WANTS_CHILDREN],
    activities: ['Expos, musées', 'Théâtres'],
  },
  {
    firstName: 'Vincent',
    age: 38,
    portrait: 'homme-moyen-02.jpg',
    hasChildren: true,
    bio: 'Ébéniste, deux adolescents, une grange à finir depuis dix ans. Je suis patient, comme vous le devinez. Je rêve de dîners dehors et d’une épaule contre la mienne.',
    love: [2, 4, 5, 5, 4],
    life: ['Au vert', 'Vie commune', "Je ne veux pas d'enfants"],
    activities: ['Bricolage, jardinage', 'Tendresse, cocooning'],
  },
  {
    firstName: 'Bastien',
    age: 31,
    portrait: 'homme-jeune-14.jpg',
    hasChildren: false,
    bio: 'Moniteur d’escalade, je fais confiance à la corde et aux gens, dans cet ordre. Je suis joyeux, spontané, et j’apprends à rester en place. Peut-être avec vous ?',
    love: [4, 4, 4, 4, 5],
    life: ['Au vert', 'A voir', UNDECIDED],
    activities: ['Sorties, Fêtes', 'Sport', 'Randonnée'],
  },
  {
    firstName: 'Nicolas',
    age: 41,
    portrait: 'homme-moyen-04.jpg',
    hasChildren: false,
    bio: 'Bibliothécaire, donc champion du chuchotement. J’aime les concerts de chambre, les brocantes et les débats qui finissent en éclats de rire. Je crois aux débuts lents.',
    love: [4, 5, 3, 4, 3],
    life: ['En ville', 'A voir', UNDECIDED],
    activities: ['Expos, musées', 'Théâtres', 'Concerts'],
  },
  {
    firstName: 'Damien',
    age: 33,
    portrait: 'homme-jeune-07.jpg',
    hasChildren: false,
    bio: 'Chef de rang, je vis un peu à l’envers : mes samedis tombent le lundi. J’adore danser, improviser, partir sans valise. Je cherche quelqu’un que les horaires n’effraient pas.',
    love: [5, 4, 4, 3, 5],
    life: ['En ville', 'Chacun chez soi', UNDECIDED],
    activities: ['Sorties, Fêtes', 'Danse', 'Cinéma'],
  },
];
