const MODERATION = 'Pour la modération des photos et des textes, ou la sécurité';

/**
 * Reasons for which the team opens a member’s page: as logged, where the colleague may add words, and as shown to the
 * member, who cannot tell a report from a photo check.
 */
export const OPENING_WORDS = {
  question: { log: 'Répondre à une question du membre', told: 'Pour vous répondre' },
  trouble: {
    log: 'Un problème technique, un e-mail qui n’arrive pas',
    told: 'Pour un problème technique ou un e-mail',
  },
  safety: { log: 'La sécurité d’une personne, un signalement', told: MODERATION },
  'data-request': { log: 'Une demande sur ses données', told: 'Pour une demande sur vos données' },
  check: { log: 'Un contrôle de l’équipe', told: 'Pour un contrôle de l’équipe' },
  thread: { log: 'À côté d’une conversation', told: 'Pour vous répondre' },
  case: { log: 'À côté d’un dossier', told: MODERATION },
  appointment: { log: 'À côté d’un rendez-vous', told: 'Pour un rendez-vous avec vous' },
} as const;

export function toldReason(logged: string): string {
  const known = Object.values(OPENING_WORDS).find(({ log }) => logged.startsWith(log));
  return known?.told ?? 'Pour une autre raison';
}

/** Names of the mails that members receive, by template. */
export const MAIL_NAMES: Record<string, string> = {
  'account-deleted': 'Compte supprimé',
  'address-changed': 'Adresse changée',
  'address-in-use': 'Adresse déjà utilisée',
  'already-member': 'Inscription avec une adresse connue',
  'appeal-decided': 'Réponse à une contestation',
  'appeal-received': 'Contestation reçue',
  'appointment-booked': 'Rendez-vous avec l’équipe réservé',
  'appointment-cancelled': 'Rendez-vous avec l’équipe annulé',
  'appointment-reminder': 'Rappel d’un rendez-vous avec l’équipe',
  'backup-codes-low': 'Peu de codes de secours',
  'backup-codes-renewed': 'Codes de secours renouvelés',
  'coach-wrote': 'Message du coach',
  'codes-guessed': 'Codes essayés par quelqu’un',
  'confirm-email': 'Confirmation de l’adresse',
  'confirm-former-address': 'Changement d’adresse à confirmer',
  'confirm-new-address': 'Nouvelle adresse à confirmer',
  'contract-renounced': 'Renonciation au contrat',
  'data-access': 'Réponse à une demande sur les données',
  'date-agreed': 'Rendez-vous fixé',
  'date-cancelled': 'Rendez-vous annulé',
  'date-proposed': 'Rendez-vous proposé',
  'date-reminder': 'Rappel d’un rendez-vous',
  'introduction-made': 'Présentation d’une matchmaker de l’équipe',
  'introduction-opened': 'Présentation acceptée',
  'long-absence': 'Longue absence',
  'meeting-note': 'Mot après une rencontre',
  'new-device': 'Connexion d’un nouvel appareil',
  'new-people': 'Nouvelles personnes',
  'notice-decided': 'Réponse à une notification',
  'notice-receipt': 'Notification reçue',
  'passkey-added': 'Clé d’accès ajoutée',
  'passkey-removed': 'Clé d’accès retirée',
  'password-changed': 'Mot de passe changé',
  'phone-said-lost': 'Téléphone déclaré perdu',
  'redress-answered': 'Réponse à une contestation',
  'renunciation-receipt': 'Renonciation reçue',
  'report-answered': 'Réponse à un signalement',
  'report-receipt': 'Signalement reçu',
  'reset-password': 'Nouveau mot de passe',
  'second-factor-added': 'Second facteur ajouté',
  'second-factor-removed': 'Second facteur retiré',
  'sign-up-held': 'Inscription en attente',
  'sign-up-on-hold': 'Inscription en attente',
  'sign-up-refused': 'Inscription refusée',
  statement: 'Décision de l’équipe',
  'statement-undone': 'Décision annulée',
  'support-answer': 'Réponse de l’équipe',
  'support-messages': 'Réponse de l’équipe',
  'suspension-ended': 'Suspension terminée',
  'terms-change': 'Nouvelles conditions',
  'terms-change-cancelled': 'Conditions inchangées',
  'verification-refused': 'Profil non vérifié',
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
  'Restent les preuves liées à un signalement et les décisions prises, s’il y en a, que seule notre équipe peut lire, celles de vos accords, sans nom ni adresse, et une empreinte illisible de votre adresse, pour qu’un blocage dure et que rien ne revienne si nous devions restaurer une sauvegarde. La politique de confidentialité dit pour combien de temps.';
