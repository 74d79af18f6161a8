/** Tables that grow with the team, its catalogue, the nodes or the days, never with the members. */
export const NEVER_LARGE: readonly string[] = [
  'appointment_hosts',
  'appointment_slots',
  'articles',
  'authority_requests',
  'banner',
  'coaches',
  'communes',
  'daily_figures',
  'erasure_marks',
  'founding_places',
  'funnel_counters',
  'member_erasures',
  'members_by_cell',
  'offers',
  'public_pictures',
  'public_team',
  'saved_replies',
  'service_questions',
  'staff',
  'staff_backup_codes',
  'staff_links',
  'staff_push_subscriptions',
  'staff_sessions',
  'support_closures',
  'support_hours',
  'support_presence',
  'terms_changes',
  'testimonials',
  'workshop_leaders',
  'workshop_sessions',
];

type Allowed = { during: string; tables: readonly string[]; because: string };

/** Large tables that may be scanned, during which work, and why that is acceptable. */
export const READ_WHOLE: readonly Allowed[] = [
  {
    during: 'deskMembers.search',
    tables: ['account_standings'],
    because: 'one row per suspended or closed account: few',
  },
  {
    during: 'transparency.figures',
    tables: ['user_reports', 'content_notices', 'statements', 'appeals'],
    because: 'counts all years of rare events, at most once a minute per node',
  },
  {
    during: 'figures',
    tables: ['shown_profiles', 'match_cards'],
    because:
      'counts cards, and reads shown profiles in batches of some thousand members, which here are all members',
  },
  {
    during: 'members nearby',
    tables: ['match_cards', 'profile_verifications'],
    because: 'counts all members by square in the background, once a night; requests read the counts',
  },
  {
    during: 'housekeeping',
    tables: ['friend_links'],
    because: 'links to upcoming dates, once a night',
  },
];
