import type { StatementEffect } from '#mechanisms/decisions/rules.ts';
import type { MemberState, OpeningReason, Resendable, Work } from './rules.ts';

export const STATE_WORDS: Record<MemberState, string> = {
  unfinished: 'Inscription à terminer',
  open: 'Compte ouvert',
  paused: 'Profil en pause',
  suspended: 'Compte suspendu',
  closed: 'Compte fermé',
};

export const REASON_LABELS: Record<OpeningReason, string> = {
  question: 'Répondre à une question du membre',
  trouble: 'Un problème technique, un e-mail qui n’arrive pas',
  safety: 'La sécurité d’une personne, un signalement',
  'data-request': 'Une demande sur ses données',
  check: 'Un contrôle de l’équipe',
};

/** In the log, for the pane beside a piece of work. */
export const LOOK_REASONS: Record<Work, string> = {
  thread: 'À côté d’une conversation',
  case: 'À côté d’un dossier',
  appointment: 'À côté d’un rendez-vous',
};

export const PAST_LABELS = {
  threads: 'Autres conversations',
  cases: 'Autres dossiers',
  decisions: 'Décisions',
  appointments: 'Rendez-vous avec vous',
  workshops: 'Séances à venir',
} as const;

export const RESEND_LABELS: Record<Resendable, string> = {
  'confirm-email': 'Renvoyer le lien de confirmation',
  'reset-password': 'Envoyer un lien de mot de passe',
};

export const EFFECT_NAMES: Record<StatementEffect, string> = {
  warning: 'Avertissement',
  'photo-hidden': 'Photo masquée',
  'text-hidden': 'Texte masqué',
  suspension: 'Suspension',
  closure: 'Fermeture du compte',
};
