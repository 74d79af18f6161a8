import type {
  AppealOutcome,
  CaseKind,
  Decision,
  Gravity,
  StatementEffect,
  SuspensionDays,
} from '#mechanisms/decisions/rules.ts';
import type { DangerStep } from './rules.ts';

export const CASE_KIND_LABELS: Record<CaseKind, string> = {
  report: 'Signalement',
  words: 'Mot après une rencontre',
  finding: 'Constat de l’équipe',
  text: 'Texte à relire',
  photo: 'Nouvelle photo',
  note: 'Mot pour l’équipe',
  notice: 'Notification d’un contenu',
  redress: 'Contestation d’un signalement',
  appeal: 'Contestation',
};

export const GRAVITY_LABELS: Record<Gravity, string> = {
  5: 'Danger',
  4: 'Très grave',
  3: 'Grave',
  2: 'À voir',
  1: 'Courant',
};

export const DECISION_LABELS: Record<Decision, string> = {
  dismiss: 'Classer',
  warn: 'Avertir',
  hide: 'Masquer',
  suspend: 'Suspendre',
  close: 'Fermer le compte',
};

export const daysWords = (days: SuspensionDays) => `${days}\u00a0${days > 1 ? 'jours' : 'jour'}`;

export const DECIDED_LABELS: Record<Decision, string> = {
  dismiss: 'Classé sans suite',
  warn: 'Averti',
  hide: 'Contenu masqué',
  suspend: 'Compte suspendu',
  close: 'Compte fermé',
};

export const DANGER_STEP_TEXTS: Record<DangerStep, { title: string; text: string }> = {
  secours: {
    title: 'Appelez les secours, tout de suite',
    text: 'Celle ou celui qui voit le danger appelle : le 17 ou le 112 pour une menace, le 15 pour une vie en danger. N’attendez l’accord de personne. Dites la ville, ce qui a été écrit, et quand.',
  },
  équipe: {
    title: 'Prévenez l’équipe, dans l’ordre de la liste',
    text: 'Appelez la première personne ; sans réponse au bout de cinq minutes, la suivante. Un message ne suffit pas.',
  },
  compte: {
    title: 'Protégez, sans prévenir qui menace',
    text: 'Dans le dossier, suspendez le compte, ou fermez-le en cochant le danger : l’effet est immédiat. N’écrivez pas vous-même à la personne dangereuse, et ne promettez rien à la victime que vous ne puissiez tenir.',
  },
  traces: {
    title: 'Ne supprimez rien',
    text: 'Le signalement garde les messages et les profils tels qu’ils étaient. Notez pour l’administration ce que vous avez fait, qui vous avez appelé, et à quelle heure. Pas dans les faits de la décision : la personne les lira.',
  },
  justice: {
    title: 'Signalez par écrit',
    text: 'Quand un crime menace une vie, la loi européenne (règlement sur les services numériques, article 18) nous oblige à en informer la police ou la justice sans attendre. L’administration l’écrit le jour même, avec le numéro du dossier.',
  },
};

/** Push notification to the colleague on call. */
export const DANGER_WAITS = {
  title: 'Un danger est signalé',
  body: 'Ouvrez le bureau\u202f: les premiers gestes sont à faire maintenant.',
  path: '/equipe/danger',
} as const;

export const COUNTED_DECISION_LABELS: Record<StatementEffect, string> = {
  warning: 'Avertissements',
  'photo-hidden': 'Photos retirées',
  'text-hidden': 'Textes retirés',
  suspension: 'Comptes suspendus',
  closure: 'Comptes fermés',
};

export const APPEAL_LABELS: Record<AppealOutcome | 'waiting', string> = {
  upheld: 'Décisions maintenues',
  undone: 'Décisions annulées',
  waiting: 'Contestations en cours',
};
