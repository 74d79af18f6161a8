import type { ToldReason } from './rules.ts';

/** Why the team opens a member’s page: in its log, where words of the colleague may follow, and for the member. */
export const OPENING_WORDS = {
  question: { log: 'Répondre à une question du membre', told: 'answer' },
  trouble: { log: 'Un problème technique, un e-mail qui n’arrive pas', told: 'trouble' },
  safety: { log: 'La sécurité d’une personne, un signalement', told: 'moderation' },
  'data-request': { log: 'Une demande sur ses données', told: 'data-request' },
  check: { log: 'Un contrôle de l’équipe', told: 'check' },
  thread: { log: 'À côté d’une conversation', told: 'answer' },
  case: { log: 'À côté d’un dossier', told: 'moderation' },
  appointment: { log: 'À côté d’un rendez-vous', told: 'appointment' },
} as const satisfies Record<string, { log: string; told: ToldReason }>;

export function toldReason(logged: string): ToldReason {
  return Object.values(OPENING_WORDS).find(({ log }) => logged.startsWith(log))?.told ?? 'other';
}

export const TOLD_REASON_WORDS: Record<ToldReason, string> = {
  answer: 'Pour vous répondre',
  trouble: 'Pour un problème technique ou un e-mail',
  moderation: 'Pour la modération des photos et des textes, ou la sécurité',
  'data-request': 'Pour une demande sur vos données',
  check: 'Pour un contrôle de l’équipe',
  appointment: 'Pour un rendez-vous avec vous',
  other: 'Pour une autre raison',
};

/** Names of the mails that members receive, by template. */
export const MAIL_NAMES: Record<string, string> = {
  'address-changed': 'Adresse changée',
  'already-member': 'Vous avez déjà un compte',
  'appeal-decided': 'Réponse à une contestation',
  'appeal-received': 'Contestation reçue',
  'appointment-booked': 'Rendez-vous avec l’équipe pris',
  'appointment-cancelled': 'Rendez-vous avec l’équipe annulé',
  'appointment-reminder': 'Rappel d’un rendez-vous avec l’équipe',
  'coach-wrote': 'Message de votre coach',
  'confirm-email': 'Confirmation de l’adresse',
  'confirm-former-address': 'Changement d’adresse à confirmer',
  'confirm-new-address': 'Nouvelle adresse à confirmer',
  'contract-renounced': 'Renonciation au contrat',
  'data-access': 'Réponse à une demande sur les données',
  'date-agreed': 'Rendez-vous fixé',
  'date-cancelled': 'Rendez-vous annulé',
  'date-proposed': 'Rendez-vous proposé',
  'date-reminder': 'Rappel d’un rendez-vous',
  'introduction-made': 'Présentation de votre matchmaker',
  'introduction-opened': 'Conversation ouverte',
  'long-absence': 'Compte bientôt effacé',
  'new-device': 'Nouvel appareil',
  'new-people': 'Nouvelles personnes',
  'password-changed': 'Mot de passe changé',
  'report-answered': 'Réponse à un signalement',
  'report-receipt': 'Signalement reçu',
  'reset-password': 'Nouveau mot de passe',
  statement: 'Décision de l’équipe',
  'statement-undone': 'Décision annulée',
  'support-messages': 'Réponse de l’équipe',
  'suspension-ended': 'Suspension finie',
  'waiting-message': 'Des messages attendent',
  'workshop-cancelled': 'Séance annulée',
  'workshop-date-news': 'Changement d’une séance',
  'workshop-registered': 'Place à une séance',
  'workshop-reminder': 'Rappel d’une séance',
  'workshop-waiting': 'Liste d’attente d’une séance',
};

export function mailName(template: string): string {
  return MAIL_NAMES[template] ?? 'E-mail du site';
}

/** Data that outlives an account (D5, D31, D35), shown before and after its deletion. */
export const WHAT_STAYS =
  'Ne restent que les preuves liées à un signalement, s’il y en a, que seule notre équipe peut lire, celles de vos accords, sans nom ni adresse, et une empreinte illisible de votre adresse, pour qu’un blocage dure et que rien ne revienne si nous devions restaurer une sauvegarde.';
