import type { RowRules } from '#platform/database/row-policies.ts';

const TEAM = 'only for the team: requests of members never read it';
const COMES_ALONG = 'what a visitor wrote moves to the account with the same address';
const PLACES = 'taking or freeing a place counts and moves those of other members';

/**
 * Row security of each table for a request on behalf of a member (decision 33). `row-rules.test.ts` fails when a table
 * is missing. Ship the code one release before a stricter policy: both releases serve for a while.
 */
export const ROW_RULES = {
  users: { open: 'a request locks the rows of two members and writes to their addresses' },
  sessions: { own: 'user_id' },
  accounts: { own: 'user_id' },
  verifications: { open: 'found by a secret, before the member is known' },
  mail_codes: { open: 'found by a secret, before the member is known' },
  moderation_decisions: { closed: TEAM },
  case_openings: { closed: TEAM },
  authority_requests: { closed: TEAM },
  moderation_cases: { open: 'a report opens a case about another member; cases contain no text' },
  sent_mails: { own: 'user_id' },
  email_changes: { own: 'user_id' },
  drafts: { own: 'user_id' },
  member_phones: { own: 'user_id' },
  passkeys: { own: 'user_id' },
  member_backup_codes: { own: 'user_id' },
  former_addresses: { own: 'user_id' },
  account_standings: { shown: 'user_id' },
  statements: { own: 'user_id' },
  redresses: { closed: TEAM },
  appeals: { own: 'user_id' },
  refused_addresses: { open: 'keyed hashes, checked whenever an address is entered' },
  rate_limits: { open: 'numbers, under keys of all kinds' },
  security_events: { open: 'written for many members at once; keyed hashes' },

  profiles: { own: 'id' },
  photos: { shown: 'user_id' },
  photo_scores: { own: 'user_id' },
  profile_prompts: { shown: 'user_id' },
  profile_verifications: { shown: 'user_id' },
  flagged_texts: { own: 'user_id' },
  hidden_contents: { shown: 'user_id' },
  search_preferences: { own: 'id' },
  life_projects: { shown: 'id' },
  shared_values: { shown: 'id' },
  love_profiles: { own: 'id' },
  love_profile_changes: { own: 'user_id' },
  relationship_quiz: { own: 'id' },
  consents: { own: 'user_id' },
  terms_changes: { open: 'what the team announces to all members' },
  terms_notices: { own: 'user_id' },

  match_cards: { own: 'id' },
  attention: { own: 'id' },
  city_changes: { own: 'user_id' },
  score_views: { own: 'viewer_id' },
  shown_profiles: { own: 'user_id' },
  compositions: { own: 'user_id' },
  proposals: { own: 'user_id' },
  consent_proofs: { closed: 'written by an erasure, as evidence in disputes about a consent' },
  kept_pairs: { closed: 'written by an erasure, read by a sign-up' },
  identification_records: { closed: 'sealed for a key that no server has (D36)' },
  rejected_profiles: { pair: ['user_id', 'rejected_profile_id'] },
  kept_apart: { pair: ['user_id', 'other_id'] },
  introductions: { pair: ['user_id', 'other_id'] },
  introduction_waits: { own: 'user_id' },
  blocked_users: { pair: ['user_id', 'blocked_user_id'] },

  chat_contacts: { pair: ['user_id', 'contact_id'] },
  chat_openings: { pair: ['user_id', 'contact_id'] },
  chat_messages: { pair: ['sender_id', 'receiver_id'] },
  member_streams: { open: 'a number, which every sender to a member increments' },
  user_events: { pair: ['user_id', 'contact_id'] },
  member_activity: { shown: 'user_id' },
  notification_choices: { shown: 'user_id' },
  push_subscriptions: { own: 'user_id' },

  user_reports: { pair: ['reporter_id', 'reported_user_id'] },
  report_photos: { open: 'copied with a report, from either member; captions without a name' },
  calls: { pair: ['caller_id', 'callee_id'] },
  encounters: { pair: ['proposer_id', 'invited_id'] },
  friend_links: { own: 'user_id' },
  sealed_conversations: { pair: ['one_id', 'other_id'] },
  meetings: { pair: ['user_id', 'contact_id'] },
  meeting_feedbacks: { pair: ['author_id', 'about_id'] },

  founding_places: { open: 'public' },
  founding_members: { own: 'id' },
  offers: { open: 'public' },
  service_questions: { open: 'public' },
  banner: { open: 'public' },
  orders: { own: 'user_id' },
  articles: { open: 'public once published' },
  public_team: { open: 'public' },
  testimonials: { open: 'public' },
  members_by_cell: { open: 'public' },
  public_pictures: { open: 'public' },
  coaches: { open: 'public, except contact details' },
  coach_assignments: { own: 'user_id' },
  coach_messages: { own: 'user_id' },
  // Notes about a member are also the member’s data: the archive includes them.
  coach_notes: { own: 'user_id' },
  shared_answers: { own: 'user_id' },
  workshop_leaders: { open: 'public' },
  workshop_sessions: { open: 'public, except the room' },
  workshop_registrations: { open: PLACES },

  appointment_hosts: { open: 'a member who is offered a slot reads whether its host is away' },
  appointment_slots: { open: 'taken and freed by all members' },
  appointments: { shown: 'user_id' },

  contacts: { open: 'from visitors and members: the form returns what it stored' },
  content_notices: { closed: TEAM },
  // Readable on behalf of any member: the team searches these texts, and a search behind a policy cannot use its index.
  admin_chat_messages: { searched: 'user_id' },
  visitor_chat_messages: { open: COMES_ALONG },
  support_threads: { open: COMES_ALONG },
  support_notes: { own: 'user_id' },
  support_pictures: { own: 'user_id' },
  saved_replies: { closed: TEAM },
  support_hours: { open: 'public' },
  support_closures: { open: 'public' },
  support_presence: { open: 'whether a colleague is present' },

  staff: { closed: TEAM },
  member_erasures: { own: 'user_id' },
  staff_sessions: { closed: TEAM },
  staff_backup_codes: { closed: TEAM },
  staff_push_subscriptions: { closed: TEAM },
  staff_links: { closed: TEAM },
  staff_audit: { closed: TEAM },
  desk_notes: { closed: TEAM },

  lasting_keys: { open: 'sealed; read when a node starts' },
  communes: { open: 'public' },
  daily_figures: { open: 'numbers' },
  funnel_counters: { open: 'numbers' },
  cookie_choices: { open: 'under a receipt that identifies no person' },
  erasure_ledger: { closed: 'written only by an erasure' },
  erasure_marks: { closed: 'written when a node starts' },
} as const satisfies RowRules;

/** Files that lift row security, because their work reads or changes rows of several members. */
export const ACROSS_MEMBERS: Readonly<Record<string, string>> = {
  'member/matching/server/candidate-store.ts':
    'a ranking reads the cards of everyone, and says ids and scores',
  'member/matching/server/contact-store.ts':
    'the contents of another member that are hidden are left out of quotes',
  'member/matching/server/seen-people-store.ts': 'a score compares the answers of two',
  'member/matching/server/store.ts': 'who was passed is named once more',
  'member/matching/server/undo-pass.ts':
    'whether two suit each other, read again under the lock of who looks',
  'member/matching/server/shared/start-conversation.ts': 'the same, under the lock of both',
  'member/matching/server/shared/visible-profiles.ts': 'the same, read again under the lock of who looks',
  'member/reports/server/routes.ts': 'what is seen of the other, at that moment',
  'identity/accounts/server/shared/store-identification.ts':
    'sealed for a key that no server has: members have no row there',
  'identity/entrance/server/email-change-routes.ts': 'an address, and a link, may be anybody’s',
  'member/notifications/server/routes.ts': 'a browser that told someone else changes hands',
  'server/sign-up/finish-sign-up.ts': 'who was kept from someone before an erasure is so again',
  'member/data-rights/server/list-openings.ts':
    'the log of the team, of which a member is told how often and why',
  'member/data-rights/server/shared/erase-member.ts': 'what others know of a member goes too',
};
