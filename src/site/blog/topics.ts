/** What the articles are about; an article names one of them. */
export const BLOG_TOPICS = [
  'Premiers pas',
  'Se rencontrer',
  'Mieux se connaître',
  'Apprendre à deux',
  'Au fil de la vie',
] as const;
export type BlogTopic = (typeof BLOG_TOPICS)[number];

/** The colour of a topic: the band of its articles and its label in the list. */
export const TOPIC_TONES = {
  'Premiers pas': { band: 'bg-abricot-100', label: 'abricot' },
  'Se rencontrer': { band: 'bg-rosee', label: 'rosee' },
  'Mieux se connaître': { band: 'bg-lavande', label: 'lavande' },
  'Apprendre à deux': { band: 'bg-sauge-100', label: 'sauge' },
  'Au fil de la vie': { band: 'bg-lin', label: 'lin' },
} as const satisfies Record<BlogTopic, { band: string; label: string }>;

/** How an article is told. */
export const ARTICLE_FORMATS = [
  'essay',
  'answer',
  'calendar',
  'checklist',
  'day',
  'dialogue',
  'exercises',
  'glossary',
  'interview',
  'letter',
  'notebook',
  'phrases',
  'scenes',
  'steps',
  'workshop',
] as const;
export type ArticleFormat = (typeof ARTICLE_FORMATS)[number];

/** What a list says of an article that is no essay. */
export const FORMAT_NAMES: Record<ArticleFormat, string | undefined> = {
  essay: undefined,
  answer: 'Réponse courte',
  calendar: 'Calendrier',
  checklist: 'Aide-mémoire',
  day: 'Heure par heure',
  dialogue: 'Dialogue relu',
  exercises: 'Exercices',
  glossary: 'Petit lexique',
  interview: 'Questions et réponses',
  letter: 'Lettre',
  notebook: 'Carnet',
  phrases: 'Phrases à emprunter',
  scenes: 'Scènes',
  steps: 'Pas à pas',
  workshop: 'Atelier d’écriture',
};
