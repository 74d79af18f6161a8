import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { storeCrowd } from './crowd/store-crowd.ts';
import type { TestApp } from './test-app.ts';

/**
 * Gives a member this many items of every list, and the team as much work; adds to them when called again.
 * @param db as the owner of the tables
 */
export async function storeMuchOf(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  member: string,
  many: number,
): Promise<void> {
  // One in twenty has written to the team, and as many wait for moderation.
  const members = 20 + 20 * many;
  await storeCrowd(db, { members, messagesOfEach: 4, waiting: members, now: clock.now() });
  const people = sql`(SELECT n, id FROM crowd.member WHERE n <= ${many}::int) AS m`;
  for (const rows of Object.values(ROWS))
    await db.execute(
      sql`${rows({ people, me: member, now: clock.now().toISOString() })} ON CONFLICT DO NOTHING`,
    );
  await db.execute(sql`
    UPDATE coach_assignments SET coach_id = (SELECT coach_id FROM coach_assignments WHERE user_id = ${member})
    WHERE user_id IN (SELECT id FROM crowd.member)`);
}

/** The crowd's own tables are deleted with its members. */
export async function forgetCrowd(db: Database): Promise<void> {
  await db.execute(sql`DROP SCHEMA crowd CASCADE`);
}

type Given = { me: string; now: string; people: SQL };

const ROWS: Record<string, (given: Given) => SQL> = {
  contacts: ({ me, now, people }) => sql`
    INSERT INTO chat_contacts (user_id, contact_id, unread_count, unread_since, opened, created_at)
    SELECT ${me}, id, 1, ${now}::timestamptz, true, ${now}::timestamptz FROM ${people}
    UNION ALL SELECT id, ${me}, 0, NULL::timestamptz, false, ${now}::timestamptz FROM ${people}`,
  messages: ({ me, now, people }) => sql`
    INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, created_at)
    SELECT id, ${me}, 'bonjour-' || n, 'Bonjour', ${now}::timestamptz FROM ${people}`,
  passes: ({ me, now, people }) => sql`
    INSERT INTO rejected_profiles (user_id, rejected_profile_id, created_at)
    SELECT ${me}, other.id, ${now}::timestamptz FROM ${people} JOIN crowd.member other ON other.n = m.n + 10`,
  devices: ({ me, now, people }) => sql`
    INSERT INTO sessions (id, user_id, token, expires_at, created_at, updated_at)
    SELECT 'appareil-' || n, ${me}, 'appareil-' || n, ${now}::timestamptz + interval '5 days', ${now}::timestamptz, ${now}::timestamptz
    FROM ${people}`,
  dates: ({ me, now, people }) => sql`
    INSERT INTO encounters (id, proposer_id, invited_id, moments, place_kind, agreed_at, changed_at)
    SELECT 'rendez-vous-' || n, ${me}, id, ARRAY[]::text[], 'Café', ${now}::timestamptz + n * interval '1 hour', ${now}::timestamptz
    FROM ${people}`,
  introductions: ({ me, now, people }) => sql`
    INSERT INTO introductions (user_id, other_id, matchmaker_id, matchmaker_name, matchmaker_note, introduced_at, expires_at)
    SELECT ${me}, id, 's', 'Sophie', 'Vous aimez marcher.', ${now}::timestamptz, ${now}::timestamptz + interval '5 days' FROM ${people}`,
  places: ({ me, now, people }) => sql`
    INSERT INTO workshop_registrations (session_id, user_id, status, created_at)
    SELECT id, ${me}, 'registered', ${now}::timestamptz FROM workshop_sessions WHERE starts_at > ${now}::timestamptz
      AND EXISTS (SELECT FROM ${people} WHERE n = 60)`,
  letters: ({ me, now, people }) => sql`
    INSERT INTO admin_chat_messages (user_id, client_id, content, is_from_admin, created_at)
    SELECT ${me}, 'lettre-' || n, 'Bonjour', true, ${now}::timestamptz FROM ${people}`,
  sealed: ({ me, now, people }) => sql`
    INSERT INTO sealed_conversations (id, one_id, other_id, thread, deleted_at)
    SELECT 'gardée-' || n, ${me}, id, '[]', ${now}::timestamptz FROM ${people}`,
  statements: ({ me, now, people }) => sql`
    INSERT INTO statements (id, decision, user_id, effect, source, facts, rule, made_at)
    SELECT 'motif-de-' || n, 'décision-de-' || n, ${me}, 'warning', 'own', 'x', 'y', ${now}::timestamptz FROM ${people}`,
  colleagues: ({ now, people }) => sql`
    INSERT INTO staff (id, email, first_name, roles, created_at)
    SELECT 'collègue-' || n, 'collegue-' || n || '@exemple.invalid', 'Marc', ARRAY['support'], ${now}::timestamptz FROM ${people}`,
  replies: ({ now, people }) => sql`
    INSERT INTO saved_replies (title, content, updated_at) SELECT 'Titre ' || n, 'Bonjour', ${now}::timestamptz FROM ${people}`,
  audit: ({ now, people }) => sql`
    INSERT INTO staff_audit (at, staff_id, action, subject_kind, subject_id)
    SELECT ${now}::timestamptz, 'collègue-' || n, 'members.open', 'member', id FROM ${people}`,
};
