import type { KnownTable } from './erasure-rules.ts';

/** How the rows of a table that concern a member come into their archive. */
export type ArchivedTable = {
  /** Title of the part. */
  part: string;
  /** Columns that make a row the member's own: one of them holds their id. */
  own: readonly [string, ...string[]];
  /** Columns of another person, who is named by the first name only. */
  named?: readonly string[];
  /** Columns that stay out: secrets, and what is about somebody else. */
  without?: readonly string[];
};

/** A table that stays out, and why. */
type LeftOut = { leftOut: string };

/**
 * Access and portability (security.md 42): every table of `erasure-rules.ts`, so that a new one does not compile
 * until it is decided what its people receive of it. Never a private field of anybody else.
 */
export const ARCHIVE_RULES: Record<KnownTable, ArchivedTable | LeftOut> = {
  users: { part: 'compte', own: ['id'], without: ['name', 'image', 'person'] },
  sessions: { part: 'appareils connectés', own: ['user_id'], without: ['id', 'token'] },
  accounts: {
    part: 'moyens de connexion',
    own: ['user_id'],
    without: [
      ...['id', 'account_id', 'password', 'access_token', 'refresh_token', 'id_token', 'scope'],
      ...['access_token_expires_at', 'refresh_token_expires_at'],
    ],
  },
  verifications: { leftOut: 'secrets of links that were mailed' },
  rate_limits: { leftOut: 'counters of attempts, forgotten within a day' },

  profiles: { part: 'profil', own: ['id'] },
  photos: { part: 'photo', own: ['user_id'] },
  search_preferences: { part: 'recherche', own: ['id'] },
  life_projects: { part: 'projet de vie', own: ['id'] },
  shared_values: { part: 'moments à partager', own: ['id'] },
  love_profiles: { part: 'profil amoureux', own: ['id'] },
  love_profile_changes: { part: 'changements du profil amoureux', own: ['user_id'] },
  relationship_quiz: { part: 'quiz relationnel', own: ['id'] },
  consents: { part: 'accords', own: ['user_id'] },

  match_cards: { part: 'fiche de rapprochement', own: ['id'] },
  shown_profiles: { part: 'personnes présentées', own: ['user_id'], without: ['profile_id'] },
  rejected_profiles: { part: 'profils passés', own: ['user_id'], without: ['rejected_profile_id'] },
  blocked_users: { part: 'personnes bloquées', own: ['user_id'], named: ['blocked_user_id'] },

  chat_contacts: { part: 'conversations', own: ['user_id'], named: ['contact_id'] },
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
    without: ['reported_user_id', 'evidence', 'sealed_thread'],
  },
  meetings: { part: 'rencontres', own: ['user_id'], named: ['contact_id'] },
  meeting_feedbacks: { part: 'avis écrits', own: ['author_id'], named: ['about_id'] },

  coaches: { leftOut: 'no member' },
  coach_assignments: { part: 'coach', own: ['user_id'] },
  workshop_sessions: { leftOut: 'no member' },
  workshop_registrations: { part: 'inscriptions aux ateliers', own: ['user_id'] },

  contacts: { part: 'messages à l’équipe', own: ['user_id'] },
  admin_chat_messages: { part: 'échanges avec l’équipe', own: ['user_id'], without: ['client_id'] },
  visitor_chat_messages: { leftOut: 'written by a browser without an account (D14)' },

  communes: { leftOut: 'no member' },
  funnel_counters: { leftOut: 'no member' },
  cookie_choices: { leftOut: 'choices of browsers, of whom nothing says whose they are' },
  erasure_ledger: { leftOut: 'whoever is there has no account' },
};
