export const BLOG_TOPICS = [
  'Premiers pas',
  'Se rencontrer',
  'Mieux se connaître',
  'Apprendre à deux',
  'Au fil de la vie',
] as const;
export type BlogTopic = (typeof BLOG_TOPICS)[number];

/** Used in `data-topic` and in the filter of the list: `topic-filter.css` pairs the two. */
export const TOPIC_KEYS: Record<BlogTopic, string> = {
  'Premiers pas': 'premiers-pas',
  'Se rencontrer': 'se-rencontrer',
  'Mieux se connaître': 'se-connaitre',
  'Apprendre à deux': 'a-deux',
  'Au fil de la vie': 'vie',
};

export const TOPIC_TONES = {
  'Premiers pas': { band: 'bg-abricot-100', label: 'abricot' },
  'Se rencontrer': { band: 'bg-rosee', label: 'rosee' },
  'Mieux se connaître': { band: 'bg-lavande', label: 'lavande' },
  'Apprendre à deux': { band: 'bg-sauge-100', label: 'sauge' },
  'Au fil de la vie': { band: 'bg-lin', label: 'lin' },
} as const satisfies Record<BlogTopic, { band: string; label: string }>;

export const ARTICLE_FORMATS = [
  'answer',
  'calendar',
  'checklist',
  'day',
  'dialogue',
  'exercises',
  'glossary',
  'interview',
  'inventory',
  'letter',
  'notebook',
  'phrases',
  'recipe',
  'rehearsal',
  'scenes',
  'steps',
  'story',
  'walk',
  'week',
  'workshop',
] as const;
export type ArticleFormat = (typeof ARTICLE_FORMATS)[number];

export const FORMAT_NAMES: Record<ArticleFormat, string> = {
  answer: 'Réponse courte',
  calendar: 'Calendrier',
  checklist: 'Aide-mémoire',
  day: 'Heure par heure',
  dialogue: 'Dialogue relu',
  exercises: 'Exercices',
  glossary: 'Petit lexique',
  interview: 'Questions et réponses',
  inventory: 'Inventaire',
  letter: 'Lettre',
  notebook: 'Carnet',
  phrases: 'Phrases à emprunter',
  recipe: 'Recette',
  rehearsal: 'Répétition',
  scenes: 'Scènes',
  steps: 'Pas à pas',
  story: 'Récit',
  walk: 'À lire en marchant',
  week: 'Une semaine',
  workshop: 'Atelier d’écriture',
};
