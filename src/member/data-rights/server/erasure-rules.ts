/**
 * Rule for a personal column when the account is erased:
 * `cascade`  the row is deleted with the account, by its foreign key;
 * `unnamed`  the row stays for others, and its foreign key is set to null;
 * `erased`   no foreign key: erase-member.ts deletes it;
 * `kept`     stays, for the reason given;
 * `nobody`   not a personal column despite its name, for the reason given.
 */
export type ErasureRule = 'cascade' | 'unnamed' | 'erased' | { kept: string } | { nobody: string };

/** A personal column without a rule fails `erasure-rules.test.ts` (D5, security.md 41). */
export const ERASURE_RULES = {
  users: {
    id: 'erased',
    email: 'erased',
    person: 'erased',
    email_verified: { nobody: 'a boolean' },
    email_since: { nobody: 'an instant' },
  },
  sessions: { user_id: 'cascade', ip_address: 'cascade', user_agent: 'cascade' },
  accounts: {
    user_id: 'cascade',
    account_id: 'cascade',
    provider_id: { nobody: 'a way to log in, always « credential »' },
  },
  verifications: { identifier: 'erased', value: 'erased' },
  mail_codes: { person: 'erased', code_hash: 'erased', sealed: 'erased' },
  moderation_decisions: {
    subject_id: 'unnamed',
    case_id: { nobody: 'a moderation case' },
    facts: { kept: 'reasons for a decision, for five years, visible to the team only (D5)' },
  },
  authority_requests: {
    case_id: { nobody: 'a moderation case' },
    subject_id: 'unnamed',
    person: { kept: 'keyed hash of the address in an authority request, as long as the request (D36)' },
  },
  case_openings: { case_id: { nobody: 'a moderation case' } },
  moderation_cases: {
    subject_id: 'unnamed',
    assignee_id: { nobody: 'a colleague' },
    decided_with: { nobody: 'a moderation decision' },
    held_person: {
      kept: 'keyed hash of the address of an account deleted before a danger was decided, as long as the case (D31)',
    },
  },
  sent_mails: { user_id: 'cascade', id: { nobody: 'a mail job' } },
  email_changes: { user_id: 'cascade', new_email: 'cascade', session_id: 'cascade' },
  drafts: {
    user_id: 'cascade',
    words: 'cascade',
    name: { nobody: 'a form, or the id of a recipient' },
  },
  member_phones: { user_id: 'cascade', totp_secret: 'cascade' },
  passkeys: { user_id: 'cascade', credential_id: 'cascade', name: 'cascade', public_key: 'cascade' },
  member_backup_codes: { user_id: 'cascade', code_hash: 'cascade' },
  former_addresses: { user_id: 'cascade', email: 'cascade' },
  account_standings: { user_id: 'cascade' },
  statements: {
    user_id: 'unnamed',
    facts: { kept: 'proof of a decision, for five years, visible to the team only (DSA 17)' },
    rule: { kept: 'proof of a decision, for five years, visible to the team only (DSA 17)' },
  },
  appeals: {
    user_id: 'unnamed',
    statement_id: { nobody: 'a statement' },
    text: { kept: 'proof of a decision, for five years, visible to the team only (DSA 20)' },
    answer: { kept: 'proof of a decision, for five years, visible to the team only (DSA 20)' },
  },
  redresses: {
    case_id: { nobody: 'a moderation case' },
    text: {
      kept: 'why the outcome of a report was contested, as long as the case, visible to the team only (DSA 20)',
    },
  },
  refused_addresses: {
    cause: { nobody: 'a moderation decision or case' },
    person: {
      kept: 'keyed hash of the address of a suspended or closed account, or of one deleted before a danger was decided; at most three years',
    },
  },
  rate_limits: { key: { kept: 'counters under a keyed hash of the address, until their window ends (D31)' } },
  security_events: {
    who: { kept: 'keyed hash of a random id, for one year; identifies nobody once the account is gone' },
    origin: { kept: 'keyed hash of an IP address, for one year' },
    request_id: { nobody: 'a request' },
  },

  profiles: { id: 'cascade' },
  photos: {
    user_id: 'cascade',
    client_id: { nobody: 'an idempotency key' },
    look_hash: { nobody: 'a keyed hash of a photo, deleted with its row' },
  },
  photo_scores: { user_id: 'cascade', photo_id: { nobody: 'a photo' } },
  profile_prompts: { user_id: 'cascade' },
  profile_verifications: {
    user_id: 'cascade',
    photo_id: { nobody: 'a photo' },
    verified_by: { nobody: 'a colleague' },
  },
  flagged_texts: { user_id: 'cascade' },
  hidden_contents: { user_id: 'cascade' },
  search_preferences: { id: 'cascade' },
  life_projects: { id: 'cascade' },
  shared_values: { id: 'cascade' },
  love_profiles: { id: 'cascade' },
  love_profile_changes: { user_id: 'cascade' },
  relationship_quiz: { id: 'cascade' },
  consents: { user_id: 'cascade' },
  terms_notices: { user_id: 'cascade', change_id: { nobody: 'an announcement by the team' } },

  match_cards: { id: 'cascade' },
  attention: { id: 'cascade' },
  city_changes: { user_id: 'cascade' },
  score_views: { viewer_id: 'cascade', person_id: 'cascade' },
  shown_profiles: { user_id: 'cascade', profile_id: 'cascade' },
  compositions: { user_id: 'cascade' },
  proposals: { user_id: 'cascade', profile_id: 'cascade' },
  consent_proofs: {
    person: { kept: 'keyed hash of an address: proof of consent, for five years (D35)' },
  },
  identification_records: {
    person: {
      kept: 'keyed hash of an address: data that the law may require from a host, sealed, for five years after an account and one after a log-in (D36)',
    },
    sealed: { kept: 'identity and origin, sealed for a key that no server has (D36)' },
  },
  kept_pairs: {
    person: { kept: 'keyed hash of an address, so that erasing the account does not evade a block (D31)' },
    other: { kept: 'the same for the other member' },
  },
  rejected_profiles: { user_id: 'cascade', rejected_profile_id: 'cascade' },
  kept_apart: { user_id: 'cascade', other_id: 'cascade' },
  introductions: {
    user_id: 'cascade',
    other_id: 'cascade',
    matchmaker_id: { nobody: 'a staff account' },
  },
  introduction_waits: { user_id: 'cascade' },
  blocked_users: { user_id: 'cascade', blocked_user_id: 'cascade' },

  chat_contacts: { user_id: 'cascade', contact_id: 'cascade', photo_id: { nobody: 'a photo' } },
  chat_openings: { user_id: 'cascade', contact_id: 'cascade' },
  chat_messages: {
    sender_id: 'cascade',
    receiver_id: 'cascade',
    client_id: { nobody: 'an idempotency key' },
  },
  member_streams: { user_id: 'cascade' },
  user_events: { user_id: 'cascade', contact_id: 'unnamed', message_id: { nobody: 'a message' } },
  member_activity: { user_id: 'cascade' },
  notification_choices: { user_id: 'cascade' },
  push_subscriptions: { user_id: 'cascade', session_id: 'cascade' },

  user_reports: {
    reporter_id: 'unnamed',
    reported_user_id: 'unnamed',
    reason: { kept: 'proof of a report, for five years, visible to the team only (D5)' },
    evidence: { kept: 'proof of a report, for five years, visible to the team only (D5, D11)' },
    sealed_thread: { kept: 'proof of a report, for five years, visible to the team only (D5, D11)' },
  },
  report_photos: { caption: { kept: 'proof of a report, as long as the report' } },
  calls: {
    caller_id: 'cascade',
    callee_id: 'cascade',
  },
  encounters: { proposer_id: 'cascade', invited_id: 'cascade' },
  friend_links: { user_id: 'cascade', date_id: { nobody: 'a date of two people' } },
  sealed_conversations: { one_id: 'cascade', other_id: 'cascade' },
  meetings: { user_id: 'cascade', contact_id: 'cascade' },
  meeting_feedbacks: { author_id: 'cascade', about_id: 'cascade' },

  founding_places: {},
  founding_members: { id: 'cascade' },
  offers: {},
  service_questions: {},
  banner: {},
  terms_changes: {},
  orders: { user_id: 'cascade' },
  articles: { author: { nobody: 'an author name published by the team' } },
  public_team: {},
  testimonials: {},
  members_by_cell: {},
  public_pictures: {},
  coaches: {
    email: { nobody: 'a coach' },
    staff_id: { nobody: 'a staff account' },
  },
  coach_assignments: { user_id: 'cascade', coach_id: { nobody: 'a coach' } },
  coach_messages: {
    user_id: 'cascade',
    coach_id: { nobody: 'a coach' },
    client_id: { nobody: 'an idempotency key' },
  },
  coach_notes: {
    user_id: 'cascade',
    coach_id: { nobody: 'a coach' },
    client_id: { nobody: 'an idempotency key' },
  },
  shared_answers: {
    user_id: 'cascade',
    coach_id: { nobody: 'a coach' },
    quiz_id: 'cascade',
    love_profile_id: 'cascade',
  },
  workshop_leaders: {
    workshop_id: { nobody: 'one of the eight workshops' },
    coach_id: { nobody: 'a coach' },
  },
  workshop_sessions: {
    workshop_id: { nobody: 'one of the eight workshops' },
    coach_id: { nobody: 'a coach' },
  },
  workshop_registrations: { user_id: 'cascade', session_id: { nobody: 'a date of a workshop' } },

  appointment_hosts: { staff_id: { nobody: 'a colleague' } },
  appointment_slots: { staff_id: { nobody: 'a colleague' } },
  appointments: {
    user_id: 'cascade',
    phone: 'cascade',
    staff_id: { nobody: 'a colleague' },
    member_seat: { nobody: 'a random id of a browser window' },
    slot_id: { nobody: 'a slot published by the team' },
  },

  contacts: { user_id: 'cascade', email: 'erased' },
  content_notices: { email: 'unnamed' },
  admin_chat_messages: {
    user_id: 'cascade',
    client_id: { nobody: 'an idempotency key' },
    answerer_id: { nobody: 'a colleague' },
  },
  // Visitors have no account: their messages are matched by address.
  visitor_chat_messages: {
    visitor_email: 'erased',
    visitor_id: { nobody: 'a browser label' },
    answerer_id: { nobody: 'a colleague' },
    client_id: { nobody: 'an idempotency key' },
  },
  support_threads: {
    user_id: 'cascade',
    email: 'erased',
    email_verified: { nobody: 'a boolean' },
    assignee_id: { nobody: 'a colleague' },
  },
  support_notes: {
    user_id: 'cascade',
    thread_id: { nobody: 'a conversation with the team' },
    client_id: { nobody: 'an idempotency key' },
  },
  support_pictures: {
    user_id: 'cascade',
    staff_id: { nobody: 'a colleague' },
    client_id: { nobody: 'an idempotency key' },
    message_client_id: { nobody: 'an idempotency key' },
  },
  saved_replies: { client_id: { nobody: 'an idempotency key' } },
  support_hours: {},
  support_closures: {},
  support_presence: { staff_id: { nobody: 'a colleague' } },

  // Staff accounts are separate from member accounts.
  staff: { email: { nobody: 'a colleague' } },
  member_erasures: { user_id: 'cascade', asked_by: { nobody: 'a colleague' } },
  staff_sessions: { staff_id: { nobody: 'a colleague' } },
  staff_backup_codes: { staff_id: { nobody: 'a colleague' } },
  staff_push_subscriptions: { staff_id: { nobody: 'a colleague' } },
  staff_links: { staff_id: { nobody: 'a colleague' } },
  staff_audit: {
    staff_id: { nobody: 'a colleague' },
    subject_id: {
      kept: 'audit log, for one year; a random id that identifies nobody once the account is gone',
    },
  },
  desk_notes: {
    member_id: 'cascade',
    other_id: 'cascade',
    subject_id: { nobody: 'a moderation case, or members whose erasure deletes it' },
    client_id: { nobody: 'an idempotency key, or two members whose erasure deletes it' },
  },

  lasting_keys: {},
  communes: {},
  daily_figures: {},
  funnel_counters: {},
  cookie_choices: {},
  erasure_ledger: {
    person: {
      kept: 'keyed hash of an address, so that a restored backup repeats erasures before it serves requests (D5)',
    },
  },
  erasure_marks: {},
} as const satisfies Record<string, Record<string, ErasureRule>>;

export type KnownTable = keyof typeof ERASURE_RULES;
