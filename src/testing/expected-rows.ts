/**
 * Rows of each private table that a member may reach, written a second time: `row-rules.test.ts` compares the database
 * with this, and never reads it from the rules under test. After the dot come the columns, one of which names the
 * owner.
 */
const EXPECTED = {
  /** The member reads and changes their own rows only. */
  own: `accounts.user_id appeals.user_id attention.id city_changes.user_id coach_assignments.user_id coach_messages.user_id
    coach_notes.user_id compositions.user_id consents.user_id drafts.user_id email_changes.user_id flagged_texts.user_id former_addresses.user_id
    founding_members.id friend_links.user_id introduction_waits.user_id love_profile_changes.user_id love_profiles.id match_cards.id member_backup_codes.user_id
    member_erasures.user_id member_phones.user_id orders.user_id passkeys.user_id photo_scores.user_id profiles.id proposals.user_id
    push_subscriptions.user_id relationship_quiz.id score_views.viewer_id search_preferences.id sessions.user_id
    shared_answers.user_id shown_profiles.user_id statements.user_id support_notes.user_id support_pictures.user_id terms_notices.user_id sent_mails.user_id`,
  /** The same, for rows shared by two people. */
  pair: `blocked_users.user_id+blocked_user_id calls.caller_id+callee_id chat_contacts.user_id+contact_id
    chat_messages.sender_id+receiver_id chat_openings.user_id+contact_id encounters.proposer_id+invited_id
    introductions.user_id+other_id kept_apart.user_id+other_id meeting_feedbacks.author_id+about_id
    meetings.user_id+contact_id rejected_profiles.user_id+rejected_profile_id sealed_conversations.one_id+other_id
    user_events.user_id+contact_id user_reports.reporter_id+reported_user_id`,
  /** The member reads what others are shown, and changes only their own rows. */
  shown: `account_standings.user_id appointments.user_id hidden_contents.user_id
    life_projects.id member_activity.user_id notification_choices.user_id
    photos.user_id profile_prompts.user_id profile_verifications.user_id shared_values.id`,
  /** The same; the team searches it by an index. */
  searched: `admin_chat_messages.user_id`,
  /** Inaccessible. */
  closed: `authority_requests case_openings consent_proofs content_notices desk_notes erasure_ledger erasure_marks identification_records kept_pairs
    moderation_decisions redresses saved_replies
    staff staff_audit staff_backup_codes staff_links staff_push_subscriptions staff_sessions`,
} as const;

export type ExpectedRows = { table: string; columns: string[] };

/** Lists the tables of one kind, with their owner columns. */
export function expectedRows(kind: keyof typeof EXPECTED): ExpectedRows[] {
  return EXPECTED[kind].split(/\s+/).map((entry) => {
    const [table = '', columns = ''] = entry.split('.');
    return { table, columns: columns.split('+').filter(Boolean) };
  });
}
