import { sql } from 'drizzle-orm';
import { ofBatch, type Rows, within } from './batch.ts';

/** Rows that one member in a few hundred has. */
export const LEFT_BY_FEW: readonly Rows[] = [
  [
    'security_events (at, event, who, origin, times)',
    (batch) =>
      sql`SELECT ${within(365, 69, batch.now)}, 'log-in-succeeded', 'member:' || m.id, 'origin:' || m.n % 1000, 1 FROM ${ofBatch(batch)}`,
  ],
  [
    'support_pictures (id, user_id, client_id, message_client_id, created_at)',
    (
      batch,
    ) => sql`SELECT 'image-' || m.n, m.id, 'envoi-' || m.n, 'message-' || m.n, ${within(300, 88, batch.now)}
      FROM ${ofBatch(batch)} WHERE m.n % 20 = 0`,
  ],
  [
    'hidden_contents (user_id, content, why, hidden_at)',
    (batch) =>
      sql`SELECT m.id, 'bio', 'x', ${within(300, 70, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 200 = 0`,
  ],
  [
    'flagged_texts (id, user_id, content, text, flagged_at)',
    (batch) =>
      sql`SELECT 'texte-' || m.n, m.id, 'bio', 'x', ${within(300, 71, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 200 = 0`,
  ],
  [
    'profile_verifications (user_id, photo_id, verified_at, verified_by)',
    (batch) =>
      sql`SELECT m.id, 'photo-' || m.id, ${within(300, 72, batch.now)}, 'Hélène' FROM ${ofBatch(batch)} WHERE m.n % 50 = 0`,
  ],
  [
    'introduction_waits (user_id, reasons, since, unopened)',
    (batch) => sql`SELECT m.id, '{no-conversation}', ${within(300, 85, batch.now)}, m.n % 3
      FROM ${ofBatch(batch)} WHERE m.n % 10 = 0`,
  ],
  [
    'sent_mails (id, user_id, template, sent_at)',
    (batch) =>
      sql`SELECT 'lettre-' || m.n, m.id, 'password-changed', ${within(300, 87, batch.now)} FROM ${ofBatch(batch)}`,
  ],
  [
    'terms_changes (id, in_force, changes, announced_at, cancelled_at)',
    (
      batch,
    ) => sql`SELECT 'annonce-' || m.n, '2026-01-01', 'x', ${batch.now}::timestamptz, ${batch.now}::timestamptz
      FROM ${ofBatch(batch)} WHERE m.n <= 20`,
  ],
  [
    'terms_notices (change_id, user_id, told_at)',
    (batch) =>
      sql`SELECT 'annonce-' || (1 + m.n % 20), m.id, ${within(200, 86, batch.now)} FROM ${ofBatch(batch)}`,
  ],
  [
    'kept_apart (user_id, other_id, created_at)',
    (batch) => sql`SELECT m.id, other.id, ${within(300, 73, batch.now)} FROM ${ofBatch(batch)}
      JOIN crowd.member other ON other.n = 1 + (m.n + 17) % ${batch.to}::int WHERE m.n % 100 = 0`,
  ],
  [
    'kept_pairs (kind, person, other, since, their_version, love_points, until)',
    (
      batch,
    ) => sql`SELECT 'seen', md5('parti ' || m.n), md5('resté ' || m.n), ${within(200, 83, batch.now)}, 1, 25, ${batch.now}::timestamptz + interval '200 days'
      FROM ${ofBatch(batch)} WHERE m.n % 4 = 0`,
  ],
  [
    'consent_proofs (person, purpose, version, text_date, text_sha256, given_at, until)',
    (
      batch,
    ) => sql`SELECT md5('parti ' || m.n), 'terms', 'cgu-7', '2026-11-24', md5('texte'), ${within(200, 84, batch.now)}, ${batch.now}::timestamptz + interval '4 years'
      FROM ${ofBatch(batch)} WHERE m.n % 4 = 0`,
  ],
  [
    'identification_records (person, occasion, at, sealed, until)',
    (
      batch,
    ) => sql`SELECT md5('parti ' || m.n), 'log-in', ${within(200, 85, batch.now)}, md5('scellé'), ${batch.now}::timestamptz + interval '1 year'
      FROM ${ofBatch(batch)} WHERE m.n % 4 = 0`,
  ],
  [
    'sealed_conversations (id, one_id, other_id, thread, deleted_at)',
    (
      batch,
    ) => sql`SELECT 'scellée-' || m.n, m.id, other.id, '[]', ${within(80, 74, batch.now)} FROM ${ofBatch(batch)}
      JOIN crowd.member other ON other.n = 1 + (m.n + 19) % ${batch.to}::int WHERE m.n % 50 = 0`,
  ],
  [
    'friend_links (id, user_id, date_id, created_at)',
    (batch) =>
      sql`SELECT 'lien-' || m.n, m.id, 'date-' || m.id, ${batch.now}::timestamptz FROM ${ofBatch(batch)} WHERE m.n % 50 = 1`,
  ],
  [
    'coach_assignments (user_id, coach_id, assigned_at)',
    (batch) =>
      sql`SELECT m.id, 'coach-' || m.n % 8, ${within(300, 75, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 50 = 0`,
  ],
  [
    'coach_notes (user_id, coach_id, content, created_at)',
    (batch) =>
      sql`SELECT m.id, 'coach-' || m.n % 8, 'Se sent prête.', ${within(300, 75, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 50 = 0`,
  ],
  [
    'shared_answers (user_id, coach_id, kind, quiz_id, shared_at, shared_until)',
    (
      batch,
    ) => sql`SELECT m.id, 'coach-' || m.n % 8, 'quiz', m.id, ${batch.now}::timestamptz, ${batch.now}::timestamptz + interval '5 days'
      FROM ${ofBatch(batch)} WHERE m.n % 100 = 0`,
  ],
  [
    'email_changes (user_id, new_email, session_id, expires_at, former_token, new_token)',
    (
      batch,
    ) => sql`SELECT m.id, 'bientôt-' || m.n || '@foule.invalid', 'log-in-' || m.id, ${batch.now}::timestamptz + interval '1 hour', md5('f' || m.n),
      md5('n' || m.n) FROM ${ofBatch(batch)} WHERE m.n % 500 = 0`,
  ],
  [
    'member_phones (user_id, totp_secret, begun_at, since, totp_step)',
    (
      batch,
    ) => sql`SELECT m.id, 'scellé', ${within(300, 77, batch.now)}, ${batch.now}::timestamptz, 1 FROM ${ofBatch(batch)}
      WHERE m.n % 50 = 3`,
  ],
  [
    'passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)',
    (
      batch,
    ) => sql`SELECT 'clé-' || m.n, m.id, md5('clé ' || m.n), 'publique', 0, ARRAY['internal'], 'Safari sur iPhone', ${within(300, 78, batch.now)}
      FROM ${ofBatch(batch)} WHERE m.n % 20 = 3`,
  ],
  [
    'member_backup_codes (user_id, code_hash)',
    (batch) => sql`SELECT m.id, md5(m.id || code) FROM ${ofBatch(batch)}, generate_series(1, 10) code
      WHERE m.n % 50 = 3`,
  ],
  [
    'support_notes (thread_id, user_id, client_id, written_by, content, created_at)',
    (
      batch,
    ) => sql`SELECT t.id, m.id, 'note', 'Nadia', 'À rappeler.', ${batch.now}::timestamptz FROM ${ofBatch(batch)}
      JOIN support_threads t ON t.kind = 'member' AND t.key = m.id WHERE m.n % 100 = 0`,
  ],
  [
    'appeals (id, statement_id, user_id, text, made_at, outcome, answer, judged_at)',
    (
      batch,
    ) => sql`SELECT 'recours-' || m.n, 'motif-' || m.n, m.id, 'x', ${batch.now}::timestamptz, 'upheld', 'y', ${batch.now}::timestamptz
      FROM ${ofBatch(batch)} WHERE m.n % 400 = 0`,
  ],
  [
    'case_openings (case_id, opened_by, opened_at)',
    (batch) =>
      sql`SELECT 'dossier-' || m.n, 'equipe-1', ${within(300, 76, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 20 = 0`,
  ],
  [
    'desk_notes (client_id, subject_kind, subject_id, member_id, written_by, content, created_at)',
    (batch) =>
      sql`SELECT 'note-' || m.n, 'case', 'dossier-' || m.n, m.id, 'equipe-1', 'À revoir à deux.', ${within(300, 76, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 20 = 0`,
  ],
  [
    'report_photos (id, report_number, part, position)',
    (batch) =>
      sql`SELECT 'preuve-' || m.n, 'SIG-' || m.n, 'reported', 0 FROM ${ofBatch(batch)} WHERE m.n % 100 = 0`,
  ],
  [
    'refused_addresses (person, cause, until)',
    (batch) =>
      sql`SELECT md5('refus ' || m.n), 'decision-' || m.n, ${batch.now}::timestamptz + interval '90 days' FROM ${ofBatch(batch)} WHERE m.n % 500 = 0`,
  ],
  [
    'founding_members (id, joined_at)',
    (batch) => sql`SELECT m.id, ${batch.now}::timestamptz FROM ${ofBatch(batch)} WHERE m.n <= 1000`,
  ],
];
