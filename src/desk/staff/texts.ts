import type { AuditSubject, ColleagueState, HeldWork, StaffRole } from './rules.ts';

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

/** What happens to the work of a departing colleague, singular and plural. */
export const HELD_WORDS: Record<HeldWork, readonly [one: string, several: string]> = {
  threads: ['conversation revient dans la file', 'conversations reviennent dans la file'],
  mentions: ['mention dans une conversation s’efface', 'mentions dans des conversations s’effacent'],
  cases: ['dossier revient dans la file', 'dossiers reviennent dans la file'],
  questions: ['avis demandé n’est plus attendu', 'avis demandés ne sont plus attendus'],
  weeks: ['semaine d’astreinte redevient libre', 'semaines d’astreinte redeviennent libres'],
  appointments: [
    'rendez-vous pris est à confier ou à annuler',
    'rendez-vous pris sont à confier ou à annuler',
  ],
  slots: ['créneau libre n’est plus proposé', 'créneaux libres ne sont plus proposés'],
  patterns: ['horaire de chaque semaine s’arrête', 'horaires de chaque semaine s’arrêtent'],
  members: ['membre attend un autre coach', 'membres attendent un autre coach'],
  workshops: ['atelier attend qui l’animera', 'ateliers attendent qui les animera'],
  dates: ['séance revient à qui anime son atelier', 'séances reviennent à qui anime leur atelier'],
};
