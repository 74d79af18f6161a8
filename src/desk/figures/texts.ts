import type { MeasuredStep } from '#identity/ad-measurement/rules.ts';
import { RATING_LABELS } from '#member/support/texts.ts';
import { type Gathering, LEAST_TOLD, type WeeklyFigure } from './rules.ts';

export const FUNNEL_STEP_NAMES: Record<MeasuredStep, string> = {
  account_creation: 'Adresse confirmée',
  basic_profile: 'Profil',
  search_preferences: 'Recherche',
  life_project: 'Projet de vie',
  shared_values: 'Moments à partager',
  love_profile: 'Profil amoureux',
  relationship_quiz: 'Quiz relationnel',
};

export interface FigureCard {
  title: string;
  /** Explains the count in one or two sentences. */
  counted: string;
  /** The series of a card; where there are several, each needs a name. */
  series: readonly { key: WeeklyFigure; name?: string }[];
  unit: 'members' | 'number' | 'percent' | 'minutes';
  /** How weeks combine into one figure; by default according to the unit. */
  by?: Gathering;
  /** The weeks can be neither compared nor added up: only a table. */
  isTable?: true;
}

export const FIGURE_CARDS: readonly FigureCard[] = [
  {
    title: 'Membres actifs',
    counted: 'Membres venus au moins une fois dans la semaine.',
    series: [{ key: 'active' }],
    unit: 'members',
    by: 'mean',
  },
  {
    title: 'Sélections renouvelées',
    counted: 'Membres à qui au moins une nouvelle personne a été présentée : la somme des jours.',
    series: [{ key: 'renewed' }],
    unit: 'members',
  },
  {
    title: 'Conversations ouvertes',
    counted: 'Conversations commencées dans la semaine.',
    series: [{ key: 'opened' }],
    unit: 'members',
  },
  {
    title: 'Premières réponses en 24 heures',
    counted:
      'Part des conversations de la semaine auxquelles l’autre a répondu dans les 24 heures. Celles qui ont été supprimées depuis comptent comme sans réponse.',
    series: [{ key: 'answeredShare' }],
    unit: 'percent',
  },
  {
    title: 'Rendez-vous proposés et convenus',
    counted: 'Propositions envoyées dans la semaine, et rendez-vous acceptés.',
    series: [
      { key: 'proposed', name: 'Proposés' },
      { key: 'agreed', name: 'Convenus' },
    ],
    unit: 'members',
  },
  {
    title: 'Rencontres',
    counted: 'Paires de membres dont l’un au moins a dit « Nous avons pu nous voir » dans la semaine.',
    series: [{ key: 'held' }],
    unit: 'members',
  },
  {
    title: 'Messages blessants',
    counted: 'Messages envoyés qui contiennent un mot de la liste d’insultes.',
    series: [{ key: 'insults' }],
    unit: 'members',
  },
  {
    title: 'Ateliers remplis',
    counted: 'Part des places prises dans les séances de la semaine.',
    series: [{ key: 'seatsShare' }],
    unit: 'percent',
  },
  {
    title: 'Première réponse du support',
    counted:
      'Temps d’ouverture avant la première réponse aux conversations commencées dans la semaine : la médiane, à partir de cinq. Une conversation commence après sept jours sans un mot.',
    series: [{ key: 'answerMinutes' }],
    unit: 'minutes',
  },
  {
    title: 'Avis sur les échanges avec l’équipe',
    counted:
      'Demandé une fois à qui a écrit, quand la conversation est résolue. Les petits nombres sont cachés.',
    series: [
      { key: 'rated', name: 'Avis' },
      { key: 'ratedGood', name: RATING_LABELS.good },
    ],
    unit: 'number',
  },
  {
    title: 'Les autres avis',
    counted: 'Sur les mêmes échanges.',
    series: [
      { key: 'ratedFair', name: RATING_LABELS.fair },
      { key: 'ratedPoor', name: RATING_LABELS.poor },
    ],
    unit: 'number',
  },
  {
    title: 'Délai de la modération',
    counted: 'Temps entre un signalement et la décision : la médiane des jours.',
    series: [{ key: 'moderationMinutes' }],
    unit: 'minutes',
  },
  {
    title: 'Erreurs du site',
    counted: 'Réponses que le serveur n’a pas pu donner (erreurs 500 et suivantes).',
    series: [{ key: 'errors' }],
    unit: 'number',
  },
  {
    title: 'De l’inscription au premier rendez-vous',
    counted:
      'Des membres inscrits la même semaine, combien ont un profil complet, ont ouvert une conversation, ont convenu d’un rendez-vous. Chaque semaine est suivie pendant les huit suivantes : les plus récentes peuvent encore monter. Un tiret cache un petit nombre, ou un petit écart avec un autre.',
    series: [
      { key: 'joined', name: 'Inscrits' },
      { key: 'joinedComplete', name: 'Profil' },
      { key: 'joinedOpened', name: 'Conversation' },
      { key: 'joinedAgreed', name: 'Rendez-vous' },
    ],
    unit: 'number',
    isTable: true,
  },
];

/** Upper bounds in minutes of opening hours. */
const ANSWER_SPEEDS = [
  { upTo: 60, within: 'd’une heure ouvrée' },
  { upTo: 120, within: 'de deux heures ouvrées' },
  { upTo: 240, within: 'de quatre heures ouvrées' },
  { upTo: 480, within: 'd’un jour ouvré' },
  { upTo: 960, within: 'de deux jours ouvrés' },
] as const;

/** Returns undefined while neither figure may be published. */
export function proofSentence({ profiles, dates }: { profiles: number; dates: number }): string | undefined {
  const told = [
    { count: profiles, from: LEAST_TOLD.profiles, words: 'profils' },
    { count: dates, from: LEAST_TOLD.dates, words: 'rendez-vous convenus la semaine dernière' },
  ].filter(({ count, from }) => count >= from);
  return told.map(({ count, words }) => `${count.toLocaleString('fr-FR')} ${words}`).join(', ') || undefined;
}

/**
 * Returns undefined when slower than all bounds: the sentence is omitted.
 * @param minutes median, in opening hours
 */
export function answerSpeedSentence(minutes: number): string | undefined {
  const speed = ANSWER_SPEEDS.find(({ upTo }) => minutes < upTo);
  return speed && `Le plus souvent, nous répondons en moins ${speed.within}.`;
}
