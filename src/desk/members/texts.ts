import { frenchDate, frenchNumericDate } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import type { StatementEffect } from '#mechanisms/decisions/rules.ts';
import type { MemberState, Resendable, SignUpStep } from './rules.ts';

export const STATE_WORDS: Record<MemberState, string> = {
  unfinished: 'Inscription à terminer',
  open: 'Compte ouvert',
  paused: 'Profil en pause',
  suspended: 'Compte suspendu',
  closed: 'Compte fermé',
};

export const STATE_TONES = {
  unfinished: 'lin',
  open: 'sauge',
  paused: 'lavande',
  suspended: 'abricot',
  closed: 'danger',
} as const satisfies Record<MemberState, string>;

export const SIGN_UP_STEP_NAMES: Record<SignUpStep, string> = {
  profile: 'Profil',
  search: 'Recherche',
  lifeProject: 'Projet de vie',
  activities: 'Moments à partager',
  loveProfile: 'Profil amoureux',
  quiz: 'Quiz',
};

export const ACT_FAILED = 'Cela n’a pas pu être fait. Réessayez dans un instant.';

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

/** « 22 novembre 2026 », in Paris. */
export const longDay = (instant: string) => frenchDate(new Date(instant), PARIS_ZONE);
/** « 22/11/2026 », in Paris. */
export const numericDay = (instant: string) => frenchNumericDate(new Date(instant), PARIS_ZONE);
