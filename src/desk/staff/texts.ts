import type { AuditSubject, ColleagueState, StaffRole } from './rules.ts';

export const ROLE_LABELS: Record<StaffRole, string> = {
  support: 'Support',
  moderation: 'Modération',
  coach: 'Coach',
  matchmaker: 'Matchmaker',
  admin: 'Administration',
};

export const ROLE_DUTIES: Record<StaffRole, string> = {
  support: 'Répond aux visiteurs et aux membres.',
  moderation: 'Traite les signalements et décide.',
  coach: 'Accompagne ses membres et anime ses séances.',
  matchmaker: 'Présente des personnes l’une à l’autre.',
  admin: 'Gère l’équipe, les contenus et le journal.',
};

export const SUBJECT_LABELS: Record<AuditSubject, string> = {
  member: 'Membre',
  visitor: 'Visiteur',
  thread: 'Conversation',
  report: 'Signalement',
  coach: 'Coach',
  workshop: 'Atelier',
  'workshop-date': 'Séance',
  content: 'Contenu',
  staff: 'Équipe',
  appointment: 'Entretien',
  introduction: 'Présentation',
};

export const COLLEAGUE_STATE_LABELS: Record<ColleagueState, string> = {
  invited: 'Invitation envoyée',
  'without-phone': 'Téléphone à relier',
  active: 'Compte actif',
  disabled: 'Compte désactivé',
};
