/**
 * What becomes of a person's traces when the account goes:
 * `cascade`  the row goes with the account, by its foreign key;
 * `unnamed`  the row stays for others and forgets the person (set null);
 * `erased`   no foreign key leads there: erase-member.ts does it;
 * `kept`     stays, for the reason given;
 * `nobody`   looks like a person's column and is none, for the reason given.
 */
export type ErasureRule = 'cascade' | 'unnamed' | 'erased' | { kept: string } | { nobody: string };

/**
 * One entry per table, one rule per column that leads to a person. A table or a column that is missing here fails
 * `erasure-rules.test.ts`: whoever adds one decides what becomes of it (D5, security.md 41).
 */
export const ERASURE_RULES = {
  users: { id: 'erased', email: 'erased', person: 'erased', email_verified: { nobody: 'yes or no' } },
  sessions: { user_id: 'cascade', ip_address: 'cascade', user_agent: 'cascade' },
  accounts: {
    user_id: 'cascade',
    account_id: 'cascade',
    provider_id: { nobody: 'a way to log in, always « credential »' },
  },
  verifications: { identifier: 'erased', value: 'erased' },
  rate_limits: { key: 'erased' },

  profiles: { id: 'cascade' },
  photos: { user_id: 'cascade' },
  search_preferences: { id: 'cascade' },
  life_projects: { id: 'cascade' },
  shared_values: { id: 'cascade' },
  love_profiles: { id: 'cascade' },
  love_profile_changes: { user_id: 'cascade' },
  relationship_quiz: { id: 'cascade' },
  consents: { user_id: 'cascade' },

  match_cards: { id: 'cascade' },
  shown_profiles: { user_id: 'cascade', profile_id: 'cascade' },
  rejected_profiles: { user_id: 'cascade', rejected_profile_id: 'cascade' },
  blocked_users: { user_id: 'cascade', blocked_user_id: 'cascade' },

  chat_contacts: { user_id: 'cascade', contact_id: 'cascade' },
  chat_openings: { user_id: 'cascade', contact_id: 'cascade' },
  chat_messages: {
    sender_id: 'cascade',
    receiver_id: 'cascade',
    client_id: { nobody: 'a random key of one message' },
  },
  member_streams: { user_id: 'cascade' },
  user_events: { user_id: 'cascade', contact_id: 'unnamed', message_id: { nobody: 'a message' } },
  member_activity: { user_id: 'cascade' },
  notification_choices: { user_id: 'cascade' },
  push_subscriptions: { user_id: 'cascade', session_id: 'cascade' },

  user_reports: {
    reporter_id: 'unnamed',
    reported_user_id: 'unnamed',
    reason: { kept: 'proof of a report, five years, seen by the team only (D5)' },
    evidence: { kept: 'proof of a report, five years, seen by the team only (D5, D11)' },
    sealed_thread: { kept: 'proof of a report, five years, seen by the team only (D5, D11)' },
  },
  meetings: { user_id: 'cascade', contact_id: 'cascade' },
  meeting_feedbacks: { author_id: 'cascade', about_id: 'cascade' },

  coaches: { email: { nobody: 'a coach, whom the team presents' } },
  coach_assignments: { user_id: 'cascade', coach_id: { nobody: 'a coach, whom the team presents' } },
  workshop_sessions: { workshop_id: { nobody: 'one of the eight workshops' } },
  workshop_registrations: { user_id: 'cascade', session_id: { nobody: 'a date of a workshop' } },

  contacts: { user_id: 'cascade', email: 'erased' },
  admin_chat_messages: { user_id: 'cascade', client_id: { nobody: 'a random key of one message' } },
  // A visitor has no account: what was written under the address of this one goes with it.
  visitor_chat_messages: {
    visitor_email: 'erased',
    visitor_id: { nobody: 'a label of one browser' },
    client_id: { nobody: 'a random key of one message' },
  },

  communes: {},
  funnel_counters: {},
  cookie_choices: {},
  erasure_ledger: {
    person: {
      kept: 'keyed hash of an address, so that a restored backup erases again before it serves (D5)',
    },
  },
} as const satisfies Record<string, Record<string, ErasureRule>>;

export type KnownTable = keyof typeof ERASURE_RULES;
