export const COACH_KEYS = ['aissata', 'antoine', 'marie-line', 'karim'] as const;
export type CoachKey = (typeof COACH_KEYS)[number];

export interface BuiltInCoach {
  key: CoachKey;
  firstName: string;
  lastName: string;
  role: string;
  /** File in `content/coaches/`, resolved by `web/shared/coach-photos.ts`. */
  photo: string;
  email: string;
  bio: string;
  tags: readonly [string, string];
}

/**
 * Fictional, with drawn portraits, shown even without a database (spec 2 §3). A row of `coaches` with the same names
 * overrides a bio.
 */
export const BUILT_IN_COACHES: readonly BuiltInCoach[] = [
  {
    key: 'aissata',
    firstName: 'Aïssata',
    lastName: 'Diarra',
    role: 'Love coach, estime de soi et attachement',
    photo: '1.webp',
    email: 'aissata.diarra@lueur.invalid',
    bio: 'Longtemps éducatrice, Aïssata a vu combien la façon dont on a été rassuré, enfant, se rejoue dans nos amours d’adulte. Elle accompagne celles et ceux qui s’inquiètent vite, donnent beaucoup et s’oublient en route. Avec elle, on repart de situations précises : un message sans réponse, un silence, une dispute. On cherche ce qui rassure vraiment, puis on apprend à le demander. On dit d’elle qu’elle écoute jusqu’au bout des phrases.',
    tags: ['Peur de l’abandon', 'Dépendance affective'],
  },
  {
    key: 'antoine',
    firstName: 'Antoine',
    lastName: 'Lemaire',
    role: 'Love coach, rencontre et communication',
    photo: '2.webp',
    email: 'antoine.lemaire@lueur.invalid',
    bio: 'Antoine a animé des formations à la prise de parole pendant douze ans avant de se consacrer à la rencontre amoureuse. Il aime les choses simples et utiles : une première phrase qui vous ressemble, une question qui donne envie de répondre, un rendez-vous où l’on respire. Ses ateliers sont faits d’essais à deux, sans jugement et sans recette de séduction. Timide repenti, il sait que le courage grandit par tout petits pas.',
    tags: ['Première rencontre', 'Communication'],
  },
  {
    key: 'marie-line',
    firstName: 'Marie-Line',
    lastName: 'Beaubrun',
    role: 'Love coach et sexologue',
    photo: '3.webp',
    email: 'marie-line.beaubrun@lueur.invalid',
    bio: 'Sexologue et coach, Marie-Line reçoit depuis plus de vingt ans des personnes seules et des couples, de vingt à quatre-vingts ans. Elle parle de tendresse, de désir, de fins d’histoire et de recommencements avec la même simplicité. Auprès d’elle, on peut dire ce que l’on taisait, rire un peu, et repartir avec un pas clair à faire. Sa conviction : il n’y a pas d’âge pour apprendre à aimer sans se perdre.',
    tags: ['Deuil amoureux', 'Intimité et désir'],
  },
  {
    key: 'karim',
    firstName: 'Karim',
    lastName: 'Haddad',
    role: 'Love coach, confiance en soi',
    photo: '4.webp',
    email: 'karim.haddad@lueur.invalid',
    bio: 'Ancien entraîneur sportif, Karim a gardé le goût des progrès que l’on peut voir. Il travaille avec les personnes qui se trouvent « pas assez » : pas assez drôles, pas assez belles, pas assez intéressantes. Sa méthode tient en peu de mots : repérer la phrase qui blesse, lui répondre juste, puis agir d’un cran. Il propose des exercices courts, à faire dans la vraie vie, et fête les petites victoires avec un enthousiasme contagieux.',
    tags: ['Confiance en soi', 'Passage à l’action'],
  },
];

/** @throws RangeError for an unknown key, which the types rule out */
export function builtInCoach(key: CoachKey): BuiltInCoach {
  const coach = BUILT_IN_COACHES.find((one) => one.key === key);
  if (!coach) throw new RangeError(`No coach called ${key}`);
  return coach;
}
