import type { KnownTable } from './erasure-rules.ts';

export type ArchivedTable = {
  part: string;
  /** Columns that may contain the owner’s id. */
  own: readonly [string, ...string[]];
  /** Columns with another person’s id, which the first name replaces. */
  named?: readonly string[];
  /** Excluded columns: secrets, and data about others. */
  without?: readonly string[];
  /** Columns whose label and values differ from those of the other tables. */
  renamed?: Readonly<Record<string, string>>;
};

type LeftOut = { leftOut: string };

/** Access and portability (security.md 42). A new table of `erasure-rules.ts` does not compile without a rule. */
export const ARCHIVE_RULES: Record<KnownTable, ArchivedTable | LeftOut> = {
  users: { part: 'compte', own: ['id'], without: ['name', 'image', 'person', 'mailbox', 'mailbox_hash'] },
  sessions: { part: 'appareils connectés', own: ['user_id'], without: ['id', 'token'] },
  accounts: {
    part: 'moyens de connexion',
    own: ['user_id'],
    without: [
      'id',
      'account_id',
      'password',
      'access_token',
      'refresh_token',
      'id_token',
      'scope',
      'access_token_expires_at',
      'refresh_token_expires_at',
    ],
  },
  moderation_decisions: { leftOut: 'their facts and rule are in the statements, which the archive contains' },
  authority_requests: { leftOut: 'an authority request, which its subject may not learn of' },
  case_openings: { leftOut: 'which colleagues opened a case' },
  moderation_cases: {
    leftOut: 'review queue of reports, texts and photos: contains no text, deleted with them',
  },
  email_changes: {
    part: 'changement d’adresse demandé',
    own: ['user_id'],
    without: ['session_id', 'former_token', 'new_token'],
  },
  sent_mails: { part: 'e-mails envoyés par le site', own: ['user_id'], without: ['id'] },
  drafts: { part: 'ce que vous avez commencé à écrire', own: ['user_id'] },
  member_phones: {
    part: 'double authentification',
    own: ['user_id'],
    without: ['totp_secret', 'totp_step'],
  },
  passkeys: {
    part: 'clés d’accès',
    own: ['user_id'],
    without: ['id', 'credential_id', 'public_key', 'counter', 'transports'],
  },
  member_backup_codes: { part: 'codes de secours', own: ['user_id'], without: ['id', 'code_hash'] },
  former_addresses: { part: 'anciennes adresses', own: ['user_id'] },
  account_standings: { part: 'mesure en cours', own: ['user_id'], without: ['decision', 'joined_at'] },
  statements: {
    part: 'décisions de l’équipe',
    own: ['user_id'],
    without: ['decision', 'asked_at', 'target', 'target_text'],
  },
  redresses: { leftOut: 'objection to the outcome of a report, about another person' },
  appeals: { part: 'contestations', own: ['user_id'], without: ['id'] },
  refused_addresses: { leftOut: 'keyed hashes that identify nobody' },
  verifications: { leftOut: 'secrets of mailed links' },
  mail_codes: { leftOut: 'secrets of mailed links' },
  rate_limits: { leftOut: 'counters of attempts, deleted within a day' },
  security_events: {
    leftOut: 'keyed hashes that protect all accounts: an intruder must not learn what was detected (RGPD 23)',
  },

  profiles: { part: 'profil', own: ['id'] },
  photos: { part: 'photos', own: ['user_id'], without: ['client_id', 'look_hash'] },
  flagged_texts: {
    part: 'textes à relire par l’équipe',
    own: ['user_id'],
    without: ['id'],
    renamed: { content: 'profile_content' },
  },
  hidden_contents: {
    part: 'contenus masqués par l’équipe',
    own: ['user_id'],
    renamed: { content: 'profile_content' },
  },
  photo_scores: { part: 'ce que le programme a vu de vos photos', own: ['user_id'] },
  profile_prompts: { part: 'phrases complétées', own: ['user_id'] },
  profile_verifications: {
    part: 'vérification du profil',
    own: ['user_id'],
    without: ['photo_id', 'verified_by'],
  },
  search_preferences: { part: 'recherche', own: ['id'] },
  life_projects: { part: 'projet de vie', own: ['id'] },
  shared_values: { part: 'moments à partager', own: ['id'] },
  love_profiles: { part: 'profil amoureux', own: ['id'] },
  love_profile_changes: { part: 'changements du profil amoureux', own: ['user_id'] },
  relationship_quiz: { part: 'quiz relationnel', own: ['id'] },
  consents: { part: 'accords', own: ['user_id'] },
  terms_notices: { part: 'annonces-des-conditions', own: ['user_id'] },

  match_cards: { part: 'fiche de rapprochement', own: ['id'] },
  attention: { part: 'attention reçue', own: ['id'] },
  city_changes: { part: 'villes quittées', own: ['user_id'] },
  score_views: {
    leftOut: 'numéros de séries de réponses, sans réponse ni nom, pour limiter les comparaisons',
  },
  shown_profiles: { part: 'personnes présentées', own: ['user_id'], without: ['profile_id', 'shown_as'] },
  compositions: { leftOut: 'weeks with a precomputed selection, and a hash of its basis' },
  proposals: { leftOut: 'other people, not yet shown to the member' },
  consent_proofs: {
    leftOut: 'keyed hashes of people whose account is gone',
  },
  identification_records: {
    leftOut:
      'sealed for a key that no server has: the privacy policy names its content and who may request it (D36)',
  },
  kept_pairs: { leftOut: 'keyed hashes of people whose account is gone' },
  rejected_profiles: { part: 'profils passés', own: ['user_id'], without: ['rejected_profile_id'] },
  kept_apart: {
    part: 'personnes qui ne vous seront plus proposées',
    own: ['user_id'],
    without: ['other_id'],
  },
  introductions: {
    part: 'présentations d’une matchmaker de l’équipe',
    own: ['user_id'],
    named: ['other_id'],
    without: ['matchmaker_id'],
  },
  introduction_waits: { part: 'ce que la matchmaker de l’équipe lit de votre attente', own: ['user_id'] },
  blocked_users: { part: 'personnes bloquées', own: ['user_id'], named: ['blocked_user_id'] },

  chat_contacts: {
    part: 'conversations',
    own: ['user_id'],
    named: ['contact_id'],
    without: ['photo_id'],
  },
  chat_openings: { part: 'conversations ouvertes', own: ['user_id'], named: ['contact_id'] },
  chat_messages: {
    part: 'messages',
    own: ['sender_id', 'receiver_id'],
    named: ['sender_id', 'receiver_id'],
    without: ['client_id'],
  },
  member_streams: { part: 'fil des nouveautés', own: ['user_id'] },
  user_events: { part: 'nouveautés', own: ['user_id'], without: ['contact_id'] },
  member_activity: { part: 'dernière visite', own: ['user_id'] },
  notification_choices: { part: 'choix de notification', own: ['user_id'] },
  push_subscriptions: {
    part: 'navigateurs abonnés aux notifications',
    own: ['user_id'],
    without: ['session_id', 'p256dh', 'auth'],
  },

  user_reports: {
    part: 'signalements envoyés',
    own: ['reporter_id'],
    without: ['reported_user_id', 'found_by', 'evidence', 'sealed_thread'],
  },
  report_photos: { leftOut: 'photo copies of both members, as long as the report, visible to the team only' },
  calls: {
    part: 'appels proposés',
    own: ['caller_id', 'callee_id'],
    named: ['caller_id', 'callee_id'],
    without: ['id', 'caller_seat', 'callee_seat'],
  },
  encounters: {
    part: 'rendez-vous',
    own: ['proposer_id', 'invited_id'],
    named: ['proposer_id', 'invited_id'],
    // The other member’s answer is their own data.
    without: ['id', 'revision', 'answered_by'],
  },
  friend_links: { part: 'liens pour une personne proche', own: ['user_id'], without: ['id', 'date_id'] },
  sealed_conversations: { leftOut: 'sealed: opened for a report only, and deleted after 30 days (D11)' },
  meetings: { part: 'rencontres', own: ['user_id'], named: ['contact_id'] },
  meeting_feedbacks: {
    part: 'avis écrits',
    own: ['author_id'],
    named: ['about_id'],
    without: ['note_key'],
  },

  founding_places: { leftOut: 'a count' },
  founding_members: { part: 'adhésion offerte', own: ['id'] },
  offers: { leftOut: 'no member' },
  service_questions: { leftOut: 'no member' },
  banner: { leftOut: 'no member' },
  terms_changes: { leftOut: 'no member' },
  orders: { part: 'achats', own: ['user_id'] },
  coaches: { leftOut: 'no member' },
  articles: { leftOut: 'no member' },
  public_team: { leftOut: 'no member' },
  testimonials: {
    leftOut:
      'mots que leur auteur a demandé à publier, avec un prénom pour tout nom : rien ne mène à un compte',
  },
  members_by_cell: { leftOut: 'a count' },
  public_pictures: { leftOut: 'portraits on the public pages' },
  coach_assignments: { part: 'coach', own: ['user_id'] },
  coach_messages: { part: 'messages avec votre coach', own: ['user_id'], without: ['client_id'] },
  coach_notes: { part: 'notes de votre coach', own: ['user_id'], without: ['client_id'] },
  shared_answers: {
    part: 'réponses montrées à votre coach',
    own: ['user_id'],
    without: ['quiz_id', 'love_profile_id'],
  },
  workshop_leaders: { leftOut: 'no member' },
  workshop_sessions: { leftOut: 'no member' },
  workshop_registrations: { part: 'inscriptions aux ateliers', own: ['user_id'] },

  appointment_hosts: { leftOut: 'no member' },
  appointment_slots: { leftOut: 'no member' },
  appointments: {
    part: 'rendez-vous avec l’équipe',
    own: ['user_id'],
    without: ['id', 'slot_id', 'staff_id', 'revision', 'member_seat', 'staff_seat'],
  },

  content_notices: {
    leftOut: 'written without an account: the team sends it on request to the mail address',
  },
  contacts: { part: 'messages à l’équipe', own: ['user_id'] },
  admin_chat_messages: {
    part: 'échanges avec l’équipe',
    own: ['user_id'],
    without: ['client_id', 'answerer_id'],
  },
  visitor_chat_messages: { leftOut: 'written without an account (D14)' },
  support_threads: {
    part: 'suivi des échanges avec l’équipe',
    own: ['user_id'],
    without: ['key', 'name', 'email', 'phone', 'audience', 'assignee_id', 'mentioned', 'other_keys'],
  },
  support_notes: {
    part: 'notes de l’équipe',
    own: ['user_id'],
    without: ['thread_id', 'client_id', 'written_by'],
  },
  support_pictures: {
    part: 'images jointes aux échanges avec l’équipe',
    own: ['user_id'],
    without: ['client_id', 'message_client_id', 'staff_id'],
  },
  saved_replies: { leftOut: 'no member' },
  support_hours: { leftOut: 'no member' },
  support_closures: { leftOut: 'no member' },
  support_presence: { leftOut: 'no member' },

  staff: { leftOut: 'staff, no member' },
  member_erasures: {
    part: 'demande de suppression notée par l’équipe',
    own: ['user_id'],
    without: ['asked_by'],
  },
  staff_sessions: { leftOut: 'staff, no member' },
  staff_backup_codes: { leftOut: 'staff, no member' },
  staff_push_subscriptions: { leftOut: 'staff, no member' },
  staff_links: { leftOut: 'staff, no member' },
  staff_audit: { leftOut: 'audit log of staff actions, which contains only ids' },

  desk_notes: {
    leftOut: 'about a case or a pair, hence about another person too (RGPD 15-4)',
  },

  lasting_keys: { leftOut: 'site keys' },
  communes: { leftOut: 'no member' },
  daily_figures: { leftOut: 'no member' },
  funnel_counters: { leftOut: 'no member' },
  cookie_choices: { leftOut: 'choices of browsers that identify nobody' },
  erasure_ledger: { leftOut: 'contains only people without an account' },
  erasure_marks: { leftOut: 'file positions, no member' },
};
