import { type SQL, sql } from 'drizzle-orm';
import { type Batch, drawn, ofBatch, type Rows, within } from './batch.ts';

/** Each member is in conversation with the two following and the two preceding ones. */
const PAIRS_OF_EACH = 2;

/** Pairs of members `m` and `other`, each once. */
const pairs = ({ from, to }: Batch): SQL => sql`(
  SELECT a.n, a.id, b.id AS other, k FROM generate_series(1, ${PAIRS_OF_EACH}::int) AS k
  JOIN crowd.member a ON a.n > ${from}::int AND a.n <= ${to}::int - k JOIN crowd.member b ON b.n = a.n + k) AS m`;
const bothWays = sql`CROSS JOIN LATERAL (VALUES (m.id, m.other, 0), (m.other, m.id, 1)) AS way(one, two, turn)`;

/** Relations between members. */
export const ENCOUNTERS = (messagesOfEach: number): readonly Rows[] => [
  [
    'chat_contacts (user_id, contact_id, unread_count, opened, created_at, mailed_at, unread_since)',
    // One in ten has not read it since, and got a mail about it.
    (
      batch,
    ) => sql`SELECT way.one, way.two, (${drawn(10, 30)} = way.turn)::int, true, ${within(300, 31, batch.now)},
      CASE WHEN ${drawn(10, 30)} = way.turn THEN ${within(30, 32, batch.now)} END,
      CASE WHEN ${drawn(10, 30)} = way.turn THEN ${within(30, 32, batch.now)} - interval '2 hours' END
      FROM ${pairs(batch)} ${bothWays} ORDER BY 1`,
  ],
  [
    'chat_messages (sender_id, receiver_id, client_id, content, created_at, read)',
    (
      batch,
    ) => sql`SELECT CASE WHEN t % 2 = 0 THEN m.id ELSE m.other END, CASE WHEN t % 2 = 0 THEN m.other ELSE m.id END,
      m.k || '-' || m.n || '-' || t, 'Bonsoir, voici ce que j’avais envie de vous raconter de ma journée.',
      ${within(300, 33, batch.now)} + t * interval '1 minute', true
      FROM ${pairs(batch)} CROSS JOIN generate_series(1, ${Math.round(messagesOfEach / PAIRS_OF_EACH)}::int) AS t`,
  ],
  [
    'chat_openings (user_id, contact_id, opened_at)',
    (batch) => sql`SELECT m.id, m.other, ${within(300, 31, batch.now)} FROM ${pairs(batch)}`,
  ],
  ['member_streams (user_id, seq)', (batch) => sql`SELECT m.id, 40 FROM ${ofBatch(batch)} ORDER BY m.id`],
  [
    'user_events (user_id, seq, kind, contact_id, created_at)',
    (
      batch,
    ) => sql`SELECT m.id, 40 - k, 'message', (SELECT id FROM crowd.member WHERE n = greatest(1, m.n - 1)),
      ${batch.now}::timestamptz - ${drawn(6 * 1440, 34)} * interval '1 minute' - k * interval '1 minute'
      FROM ${ofBatch(batch)} CROSS JOIN generate_series(0, 1) AS k ORDER BY m.id, k DESC`,
  ],
  [
    'shown_profiles (user_id, profile_id, shown_at, introduced_at, admitted_at)',
    (
      batch,
    ) => sql`SELECT m.id, other.id, ${within(13, 35, batch.now)}, ${within(13, 35, batch.now)}, ${within(13, 35, batch.now)}
      FROM ${ofBatch(batch)} CROSS JOIN generate_series(1, 4) AS k JOIN crowd.member other ON other.n = 1 + (m.n + k * 7) % ${batch.to}::int
      ORDER BY m.id`,
  ],
  ['attention (id, step)', (batch) => sql`SELECT m.id, 1 FROM ${ofBatch(batch)} ORDER BY m.id`],
  [
    'compositions (user_id, week, basis, settled)',
    (batch) =>
      sql`SELECT m.id, ${batch.now}::timestamptz - interval '1 day', '', true FROM ${ofBatch(batch)} ORDER BY m.id`,
  ],
  [
    'proposals (user_id, week, profile_id, place, attention)',
    (
      batch,
    ) => sql`SELECT m.id, ${batch.now}::timestamptz - interval '1 day', other.id, k, 0 FROM ${ofBatch(batch)} CROSS JOIN generate_series(1, 4) AS k
      JOIN crowd.member other ON other.n = 1 + (m.n + k * 7) % ${batch.to}::int ORDER BY m.id`,
  ],
  [
    'score_views (viewer_id, person_id, my_version, their_version, love_points, compared_on)',
    (
      batch,
    ) => sql`SELECT m.id, other.id, 1, 1, 25, (${within(13, 35, batch.now)})::date FROM ${ofBatch(batch)} CROSS JOIN generate_series(1, 2) AS k
      JOIN crowd.member other ON other.n = 1 + (m.n + k * 7) % ${batch.to}::int ORDER BY m.id`,
  ],
  [
    'rejected_profiles (user_id, rejected_profile_id, created_at)',
    (
      batch,
    ) => sql`SELECT m.id, other.id, ${within(60, 36, batch.now)} FROM ${ofBatch(batch)} CROSS JOIN generate_series(1, 2) AS k
      JOIN crowd.member other ON other.n = 1 + (m.n + k * 11) % ${batch.to}::int ORDER BY m.id`,
  ],
  [
    'blocked_users (user_id, blocked_user_id, created_at)',
    (batch) => sql`SELECT m.id, other.id, ${within(60, 37, batch.now)} FROM ${ofBatch(batch)}
      JOIN crowd.member other ON other.n = 1 + (m.n + 13) % ${batch.to}::int WHERE m.n % 20 = 0`,
  ],
  [
    'calls (id, caller_id, callee_id, proposed_at, accepted_at)',
    (
      batch,
    ) => sql`SELECT 'appel-' || m.id, m.id, m.other, ${within(2, 38, batch.now)}, ${within(2, 38, batch.now)}
      FROM ${pairs(batch)} WHERE m.k = 1 AND m.n % 50 = 0`,
  ],
  [
    'encounters (id, proposer_id, invited_id, moments, place_kind, agreed_at, changed_at)',
    (batch) => sql`SELECT 'date-' || m.id, m.id, m.other, ARRAY['2026-11-20T18:00:00.000Z'], 'Café',
      ${batch.now}::timestamptz + (${drawn(40, 39)} - 20) * interval '1 day', ${within(20, 40, batch.now)}
      FROM ${pairs(batch)} WHERE m.k = 1 AND m.n % 50 = 1`,
  ],
  [
    'meetings (user_id, contact_id, declared_at)',
    (batch) =>
      sql`SELECT way.one, way.two, ${within(300, 41, batch.now)} FROM ${pairs(batch)} ${bothWays} WHERE m.k = 1 AND m.n % 20 = 0`,
  ],
  [
    'meeting_feedbacks (author_id, about_id, qualities, sentence, written_at, note_key)',
    (
      batch,
    ) => sql`SELECT m.id, m.other, ARRAY['Humour'], 'Un beau moment.', ${within(300, 41, batch.now)}, 'mot-' || m.n
      FROM ${pairs(batch)} WHERE m.k = 1 AND m.n % 20 = 0`,
  ],
  [
    'introductions (user_id, other_id, matchmaker_id, matchmaker_name, matchmaker_note, introduced_at, expires_at)',
    (
      batch,
    ) => sql`SELECT way.one, way.two, 'sophie', 'Sophie', 'Vous aimez marcher.', ${within(25, 42, batch.now)},
      ${within(25, 42, batch.now)} + interval '14 days' FROM ${pairs(batch)} ${bothWays} WHERE m.k = 2 AND m.n % 100 = 0`,
  ],
];
