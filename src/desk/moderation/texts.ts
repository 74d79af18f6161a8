import type { CaseKind, Decision, Gravity } from '#mechanisms/decisions/rules.ts';

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

export const DECIDED_LABELS: Record<Decision, string> = {
  dismiss: 'Classé sans suite',
  warn: 'Averti',
  hide: 'Contenu masqué',
  suspend: 'Compte suspendu',
  close: 'Compte fermé',
};
