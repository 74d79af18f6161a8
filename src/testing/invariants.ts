import { sql } from 'drizzle-orm';
import { CONTACT_LIMIT } from '#member/matching/rules.ts';
import { PLACES_PER_DATE, UPCOMING_PLACES_LIMIT } from '#member/workshops/rules.ts';
import type { Database } from '#platform/database/client.ts';

/** Invariants of the database at any moment, after any failure: each query returns the violating rows. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'every profile has search preferences, unless the member withdrew the consent': `
    SELECT p.id FROM profiles p WHERE NOT EXISTS (SELECT FROM search_preferences s WHERE s.id = p.id)
      AND EXISTS (SELECT FROM consents c WHERE c.user_id = p.id AND c.purpose = 'love-life' AND c.withdrawn_at IS NULL)`,
  'every profile has a password': `
    SELECT p.id FROM profiles p WHERE NOT EXISTS (
      SELECT FROM accounts a WHERE a.user_id = p.id AND a.provider_id = 'credential' AND a.password IS NOT NULL)`,
  'every profile has agreed to the terms': `
    SELECT p.id FROM profiles p WHERE NOT EXISTS (
      SELECT FROM consents c WHERE c.user_id = p.id AND c.purpose = 'terms' AND c.withdrawn_at IS NULL)`,
  'every love profile has a consent': `
    SELECT l.id FROM love_profiles l WHERE NOT EXISTS (
      SELECT FROM consents c WHERE c.user_id = l.id AND c.purpose = 'love-life' AND c.withdrawn_at IS NULL)`,
  'every answered quiz has a consent': `
    SELECT q.id FROM relationship_quiz q WHERE NOT EXISTS (
      SELECT FROM consents c WHERE c.user_id = q.id AND c.purpose = 'quiz' AND c.withdrawn_at IS NULL)`,
  'no founding place is given twice': `
    SELECT 'taken'::text FROM founding_places WHERE taken < (SELECT count(*) FROM founding_members)`,

  'every member who may be proposed has a card': `
    SELECT p.id FROM profiles p JOIN search_preferences s USING (id)
    WHERE s.chosen_at IS NOT NULL AND p.paused_at IS NULL
      AND NOT EXISTS (SELECT FROM account_standings a WHERE a.user_id = p.id)
      AND NOT EXISTS (SELECT FROM match_cards m WHERE m.id = p.id)`,
  'no other member has a card': `
    SELECT m.id FROM match_cards m LEFT JOIN profiles p USING (id) LEFT JOIN search_preferences s USING (id)
    WHERE s.chosen_at IS NULL OR p.id IS NULL OR p.paused_at IS NOT NULL
      OR EXISTS (SELECT FROM account_standings a WHERE a.user_id = m.id)`,
  'every card matches its profile': `
    SELECT m.id FROM match_cards m JOIN profiles p USING (id) JOIN search_preferences s USING (id)
    WHERE (m.gender, m.birth_date, m.preferred_gender, m.min_age, m.max_age, m.max_distance)
        IS DISTINCT FROM (p.gender, p.birth_date, s.preferred_gender, s.min_age, s.max_age, s.max_distance)
      OR (m.love IS NULL) <> NOT EXISTS (SELECT FROM love_profiles l WHERE l.id = m.id)
      OR (m.love_version IS DISTINCT FROM (SELECT version FROM love_profiles l WHERE l.id = m.id))
      OR (m.life IS NULL) <> NOT EXISTS (SELECT FROM life_projects l WHERE l.id = m.id)
      OR (m.activities IS NULL) <> NOT EXISTS (SELECT FROM shared_values v WHERE v.id = m.id)`,

  'every contact exists on both sides': `
    SELECT c.user_id || ' ' || c.contact_id FROM chat_contacts c WHERE NOT EXISTS (
      SELECT FROM chat_contacts t WHERE t.user_id = c.contact_id AND t.contact_id = c.user_id)`,
  'every opened conversation has one opener and counts once': `
    SELECT c.user_id || ' ' || c.contact_id FROM chat_contacts c WHERE c.opened AND (
      EXISTS (SELECT FROM chat_contacts t WHERE t.user_id = c.contact_id AND t.contact_id = c.user_id AND t.opened)
      OR 1 <> (SELECT count(*) FROM chat_openings o
        WHERE (o.user_id, o.contact_id) IN ((c.user_id, c.contact_id), (c.contact_id, c.user_id))
          AND o.opened_at >= c.created_at))`,
  'no member has opened more conversations than the limit': `
    SELECT user_id FROM chat_contacts WHERE opened AND closure IS NULL
    GROUP BY user_id HAVING count(*) > ${CONTACT_LIMIT}`,
  'no pair has two automatic greetings': `
    SELECT min(sender_id) FROM chat_messages WHERE automatic
    GROUP BY least(sender_id, receiver_id), greatest(sender_id, receiver_id) HAVING count(*) > 1`,
  'every message belongs to a conversation': `
    SELECT m.id::text FROM chat_messages m WHERE NOT EXISTS (
      SELECT FROM chat_contacts c WHERE c.user_id = m.sender_id AND c.contact_id = m.receiver_id)`,
  'every unread count equals the number of unread messages': `
    SELECT c.user_id || ' ' || c.contact_id FROM chat_contacts c
    WHERE c.unread_count <> (SELECT count(*) FROM chat_messages m
      WHERE m.sender_id = c.contact_id AND m.receiver_id = c.user_id AND NOT m.read)`,
  'unread_since is set exactly while messages are unread': `
    SELECT c.user_id || ' ' || c.contact_id FROM chat_contacts c
    WHERE (c.unread_count > 0) <> (c.unread_since IS NOT NULL)`,

  'no stream has a gap': `
    SELECT s.user_id FROM member_streams s JOIN user_events e USING (user_id)
    GROUP BY s.user_id, s.seq HAVING max(e.seq) <> s.seq OR count(*) <> max(e.seq) - min(e.seq) + 1`,
  'every event belongs to a stream': `
    SELECT e.user_id FROM user_events e WHERE NOT EXISTS (
      SELECT FROM member_streams s WHERE s.user_id = e.user_id AND s.seq >= e.seq)`,
  'every message has one event for each of the two members': `
    SELECT m.id::text FROM chat_messages m CROSS JOIN LATERAL (VALUES (m.sender_id), (m.receiver_id)) AS side (id)
    WHERE m.created_at >= (SELECT min(created_at) FROM user_events)
      AND 1 <> (SELECT count(*) FROM user_events e
        WHERE e.user_id = side.id AND e.kind = 'message' AND e.message_id = m.id)`,

  'no date has more people than places': `
    SELECT session_id FROM workshop_registrations WHERE status = 'registered'
    GROUP BY session_id HAVING count(*) > ${PLACES_PER_DATE}`,
  'no member waits while a place is free': `
    SELECT w.session_id FROM workshop_registrations w JOIN workshop_sessions s ON s.id = w.session_id
    WHERE w.status = 'waiting' AND s.cancelled_at IS NULL AND s.starts_at > now()
      AND ${PLACES_PER_DATE} > (SELECT count(*) FROM workshop_registrations r
        WHERE r.session_id = w.session_id AND r.status = 'registered')`,
  'no member holds more upcoming dates than the limit': `
    SELECT r.user_id FROM workshop_registrations r JOIN workshop_sessions s ON s.id = r.session_id
    WHERE s.cancelled_at IS NULL AND s.starts_at > now()
    GROUP BY r.user_id HAVING count(*) > ${UPCOMING_PLACES_LIMIT}`,
  'every booked appointment holds its slot': `
    SELECT id FROM appointments WHERE state = 'booked' AND slot_id IS NULL`,

  'photo positions have no gap': `
    SELECT user_id FROM photos GROUP BY user_id HAVING min(position) <> 0 OR max(position) <> count(*) - 1`,
  'the photo of a profile is the first visible one': `
    SELECT p.id FROM profiles p WHERE p.photo_url IS DISTINCT FROM (
      SELECT '/media/' || f.id FROM photos f WHERE f.user_id = p.id AND NOT EXISTS (
        SELECT FROM hidden_contents h WHERE h.user_id = f.user_id AND h.content = 'photo:' || f.id)
      ORDER BY f.position LIMIT 1)`,
  'every photo case has its photo': `
    SELECT c.id FROM moderation_cases c WHERE c.kind = 'photo'
      AND NOT EXISTS (SELECT FROM photos f WHERE f.id = c.source)`,
  'every report has a case': `
    SELECT r.number FROM user_reports r WHERE NOT EXISTS (
      SELECT FROM moderation_cases c WHERE c.kind IN ('report', 'words', 'finding') AND c.source = r.number)`,
  'an account is hidden exactly as long as a measure is in force': `
    SELECT coalesce(a.user_id, s.user_id) FROM account_standings a
    FULL JOIN (
      SELECT user_id, bool_or(effect = 'closure') AS closes, max(until) AS until FROM statements
      WHERE undone_at IS NULL AND effect IN ('suspension', 'closure') AND user_id IS NOT NULL GROUP BY user_id) s
      USING (user_id)
    WHERE (a.user_id IS NULL AND (s.closes OR s.until > clock_timestamp())) OR s.user_id IS NULL
      OR (a.erase_after IS NOT NULL) <> s.closes`,
  'content is hidden exactly as long as a decision that hides it is in force': `
    SELECT coalesce(h.user_id, s.user_id) FROM hidden_contents h
    FULL JOIN (
      SELECT DISTINCT user_id, target AS content FROM statements
      WHERE undone_at IS NULL AND replaced_at IS NULL AND target IS NOT NULL AND user_id IS NOT NULL) s
      USING (user_id, content)
    WHERE h.user_id IS NULL OR s.user_id IS NULL`,

  'a support conversation has the first name of the profile': `
    SELECT t.key FROM support_threads t LEFT JOIN profiles p ON p.id = t.key
    WHERE t.kind = 'member' AND t.name <> coalesce(p.first_name, '')`,
  'every message to the team is in the team’s list': `
    SELECT m.user_id FROM admin_chat_messages m WHERE NOT m.automatic AND NOT EXISTS (
      SELECT FROM support_threads t WHERE t.user_id = m.user_id AND t.kind = 'member')
    UNION ALL SELECT v.visitor_key FROM visitor_chat_messages v WHERE NOT v.automatic AND NOT EXISTS (
      SELECT FROM support_threads t WHERE t.key = v.visitor_key)
    UNION ALL SELECT c.id::text FROM contacts c WHERE NOT EXISTS (
      SELECT FROM support_threads t WHERE t.key = 'lettre-' || c.id OR t.other_keys @> ARRAY['lettre-' || c.id])`,

  'no erased member still has an account': `
    SELECT u.id FROM users u JOIN erasure_ledger l USING (person) WHERE l.erased_at > u.created_at`,
  'every session has an account': `
    SELECT s.id FROM sessions s WHERE NOT EXISTS (SELECT FROM users u WHERE u.id = s.user_id)`,
};

export type Broken = { promise: string; rows: number; example: string };

/**
 * Finds every violated invariant, in one statement.
 * @param at the latest instant given to a writer, if it differs from the database's clock
 */
export async function findBroken(db: Database, at?: Date): Promise<Broken[]> {
  const counts = Object.entries(INVARIANTS).map(([promise, broken]) => {
    const query = at ? broken.replaceAll('now()', `timestamptz '${at.toISOString()}'`) : broken;
    return sql`
      SELECT ${promise}::text AS promise, count(*)::int AS rows, min(named) AS example
      FROM (${sql.raw(query)}) AS found (named)`;
  });
  const { rows } = await db.execute<Broken>(
    sql`SELECT * FROM (${sql.join(counts, sql` UNION ALL `)}) AS counted WHERE rows > 0`,
  );
  return rows;
}
