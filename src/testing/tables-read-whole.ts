/** They grow with the team, its catalogue, the nodes or the days, never with the members. */
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

/** Large tables that are scanned nevertheless, by whom, and why that is acceptable. */
export const READ_WHOLE: readonly Allowed[] = [
  {
    during: 'deskMembers.search',
    tables: ['account_standings'],
    because: 'one row per account that is suspended or closed: as few as the team takes measures',
  },
  {
    during: 'transparency.figures',
    tables: ['user_reports', 'content_notices', 'statements', 'appeals'],
    because: 'all years are counted, of what few members give rise to, once a minute at most on each node',
  },
  {
    during: 'figures',
    tables: ['shown_profiles', 'match_cards'],
    because:
      'cards are counted, and what was shown is read some thousand members at a time: here that is all of them',
  },
  {
    during: 'members nearby',
    tables: ['match_cards', 'profile_verifications'],
    because: 'all are counted by square, once a night, in the background; requests read the counts',
  },
  {
    during: 'housekeeping',
    tables: ['friend_links'],
    because: 'links to dates that are still to come, once a night',
  },
];
