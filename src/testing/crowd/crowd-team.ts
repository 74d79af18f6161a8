import { sql } from 'drizzle-orm';
import { type Batch, drawn, ofBatch, type Rows, within } from './batch.ts';
import { LEFT_BY_FEW } from './crowd-few.ts';
import { firstName, joined } from './crowd-members.ts';

/** The same at any size: a team keeps up with its work. */
const isOpen = ({ waiting }: Batch) => sql`(m.n <= ${waiting}::int)`;

/** Data that members leave with the team. */
export const TEAM: readonly Rows[] = [
  [
    'support_threads (kind, key, user_id, name, state, excerpt, from_team, unread, waiting_since, last_message_at, created_at)',
    (
      batch,
    ) => sql`SELECT 'member', m.id, m.id, ${firstName}, CASE WHEN ${isOpen(batch)} THEN 'open' ELSE 'resolved' END, 'Une question sur le site', false,
      ${isOpen(batch)}::int, CASE WHEN ${isOpen(batch)} THEN ${within(3, 50, batch.now)} END, ${within(300, 50, batch.now)}, ${within(300, 50, batch.now)}
      FROM ${ofBatch(batch)} WHERE m.n % 20 = 0`,
  ],
  [
    'admin_chat_messages (user_id, client_id, content, is_from_admin, created_at, read)',
    (batch) => sql`SELECT m.id, 'message-' || k,
      CASE WHEN k = 1 THEN CASE WHEN m.n <= 1000 AND m.n % 100 = 0 THEN 'J’ai oublié mon parapluie.' ELSE 'Bonjour, une question sur le site.' END
        ELSE 'Voici la suite de notre échange, sur ' || md5(m.n::text || k) END, k % 2 = 0, ${within(300, 50, batch.now)} + k * interval '1 hour', true
      FROM ${ofBatch(batch)} CROSS JOIN generate_series(1, 4) AS k WHERE m.n % 20 = 0`,
  ],
  [
    'support_threads (kind, key, name, email, state, excerpt, from_team, unread, last_message_at, created_at)',
    (
      batch,
    ) => sql`SELECT 'visitor', 'visite-' || m.n, 'Personne ' || m.n, 'personne-' || m.n || '@foule.invalid', 'resolved', 'Une question', false, 0,
      ${within(300, 51, batch.now)}, ${within(300, 51, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 50 = 0`,
  ],
  [
    'visitor_chat_messages (visitor_key, visitor_id, visitor_name, visitor_email, client_id, content, is_from_admin, created_at)',
    (
      batch,
    ) => sql`SELECT 'visite-' || m.n, 'visitor', 'Personne ' || m.n, 'personne-' || m.n || '@foule.invalid', 'message-' || k,
      CASE WHEN k = 1 THEN 'Bonjour, une question avant de m’inscrire.' ELSE 'La suite, sur ' || md5(m.n::text || k) END, k % 2 = 0,
      ${within(300, 51, batch.now)} FROM ${ofBatch(batch)} CROSS JOIN generate_series(1, 2) AS k WHERE m.n % 50 = 0`,
  ],
  [
    'contacts (user_id, first_name, last_name, email, phone, recipient, message, created_at)',
    (
      batch,
    ) => sql`SELECT m.id, 'Claire', 'Exemple', 'membre-' || m.n || '@foule.invalid', '0612345678', 'relations', 'Bonjour', ${within(300, 52, batch.now)}
      FROM ${ofBatch(batch)} WHERE m.n % 100 = 0`,
  ],
  [
    'content_notices (id, number, matter, place, city, content, why, name, email, created_at, outcome, answer, settled_at)',
    (
      batch,
    ) => sql`SELECT 'avis-' || m.n, 'AV-' || m.n, 'other', 'Un profil', '', 'x', 'y', 'Claire', 'avis-' || m.n || '@foule.invalid',
      ${within(300, 53, batch.now)}, 'dismissed', 'Rien.', ${batch.now}::timestamptz FROM ${ofBatch(batch)} WHERE m.n % 500 = 0`,
  ],
  [
    'user_reports (number, reporter_id, reported_user_id, reason, evidence, created_at)',
    (
      batch,
    ) => sql`SELECT 'SIG-' || m.n, m.id, other.id, 'Des propos blessants.', '{}', ${within(300, 54, batch.now)}
      FROM ${ofBatch(batch)} JOIN crowd.member other ON other.n = 1 + m.n % ${batch.to}::int WHERE m.n % 100 = 0`,
  ],
  [
    'moderation_cases (id, kind, subject_id, source, gravity, created_at, rank_at, settled_at)',
    (
      batch,
    ) => sql`SELECT 'dossier-' || m.n, 'text', m.id, 'texte-' || m.n, 1 + ${drawn(5, 55)}, ${within(300, 56, batch.now)}, ${within(300, 56, batch.now)},
      CASE WHEN NOT ${isOpen(batch)} THEN ${batch.now}::timestamptz END FROM ${ofBatch(batch)} WHERE m.n % 20 = 0`,
  ],
  [
    'moderation_decisions (id, case_id, subject_id, decision, decided_by, decided_at)',
    (
      batch,
    ) => sql`SELECT 'décision-' || m.n, 'dossier-' || m.n, m.id, 'dismiss', 'quelqu-un', ${within(300, 56, batch.now)} + interval '1 hour'
      FROM ${ofBatch(batch)} WHERE m.n % 20 = 0 AND NOT ${isOpen(batch)}`,
  ],
  [
    'statements (id, decision, user_id, effect, source, facts, rule, made_at)',
    (
      batch,
    ) => sql`SELECT 'motif-' || m.n, 'décision-' || m.n, m.id, 'warning', 'report', 'x', 'y', ${within(300, 57, batch.now)}
      FROM ${ofBatch(batch)} WHERE m.n % 200 = 0`,
  ],
  [
    'redresses (id, case_id, text, made_at)',
    (batch) => sql`SELECT 'suite-' || c.id, c.id, 'x', ${within(300, 61, batch.now)}
      FROM moderation_cases c JOIN ${ofBatch(batch)} ON m.id = c.subject_id WHERE m.n % 200 = 0`,
  ],
  [
    'account_standings (user_id, decision, since, until, joined_at)',
    (
      batch,
    ) => sql`SELECT m.id, 'décision-' || m.n, ${batch.now}::timestamptz - interval '1 day', ${batch.now}::timestamptz + interval '5 days', ${joined(batch.now)}
      FROM ${ofBatch(batch)} WHERE m.n % 200 = 0`,
  ],
  [
    'staff_audit (at, staff_id, action, subject_kind, subject_id)',
    (
      batch,
    ) => sql`SELECT ${within(300, 58, batch.now)}, 'equipe-' || ${drawn(10, 59)}, 'member-opened', 'member', m.id
      FROM ${ofBatch(batch)} WHERE m.n % 10 = 0 ORDER BY m.n`,
  ],
  [
    'workshop_registrations (session_id, user_id, status, created_at)',
    // Four per date: ANALYZE assumes that distinct values grow with the table only above a tenth of its rows.
    (batch) =>
      sql`SELECT 'passé-' || m.n / 100, m.id, 'registered', ${within(300, 60, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 25 = 0`,
  ],
  [
    'orders (id, user_id, service, price_cents, ordered_at)',
    (batch) =>
      sql`SELECT 'commande-' || m.n, m.id, 'membership', 2900, ${within(300, 61, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 10 = 0`,
  ],
  [
    'appointments (id, user_id, staff_id, host_name, kind, starts_at, state, means, settled_at)',
    (
      batch,
    ) => sql`SELECT 'accueil-' || m.n, m.id, 'equipe-1', 'Hélène', 'welcome', ${within(300, 62, batch.now)}, 'held', 'call', ${within(300, 62, batch.now)}
      FROM ${ofBatch(batch)} WHERE m.n % 50 = 0`,
  ],
  [
    'coach_messages (user_id, coach_id, written_by, client_id, content, read, created_at)',
    (
      batch,
    ) => sql`SELECT m.id, 'coach-' || m.n % 8, 'coach', 'message-' || k, 'Comment allez-vous ?', true, ${within(300, 63, batch.now)}
      FROM ${ofBatch(batch)} CROSS JOIN generate_series(1, 2) AS k WHERE m.n % 50 = 0`,
  ],
  ...LEFT_BY_FEW,
];
