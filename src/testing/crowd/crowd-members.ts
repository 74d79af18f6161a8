import { sql } from 'drizzle-orm';
import { chordSquaredOfKm } from '#lib/earth.ts';
import { drawn, ofBatch, type Rows, within } from './batch.ts';
import { PLACES } from './store-places.ts';

const DISTANCES_KM = [20, 50, 100, 200];
const AGE_MIN = 18;
const distance = sql`(ARRAY[${sql.raw(DISTANCES_KM.join(', '))}])[1 + ${drawn(DISTANCES_KM.length, 1)}]`;
const chord = sql`(ARRAY[${sql.raw(DISTANCES_KM.map(chordSquaredOfKm).join(', '))}]::float8[])[1 + ${drawn(DISTANCES_KM.length, 1)}]`;
const gender = sql`CASE WHEN ${drawn(2, 2)} = 0 THEN 'femme' ELSE 'homme' END`;
const sought = sql`CASE WHEN ${drawn(2, 2)} = 0 THEN 'homme' ELSE 'femme' END`;
const age = sql`(${AGE_MIN}::int + ${drawn(50, 3)})`;
const birthDate = (now: string) =>
  sql`(${now}::timestamptz - ${age} * interval '365.25 days' - ${drawn(365, 4)} * interval '1 day')::date`;
const ages = sql`greatest(18, ${age} - 8)::smallint, least(99, ${age} + 8)::smallint`;
export const firstName = sql`'Prénom ' || ${drawn(400, 6)}`;
export const joined = (now: string) => within(700, 5, now);
const inOrder = sql`ORDER BY m.id`;

/** Every table with one row per member. */
export const MEMBERS: readonly Rows[] = [
  [
    'users (id, name, email, email_verified, person, created_at, updated_at)',
    (batch) => sql`SELECT m.id, '', 'membre-' || m.n || '@foule.invalid', true, md5('personne ' || m.n),
      ${joined(batch.now)}, ${joined(batch.now)} FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)',
    (
      batch,
    ) => sql`SELECT 'compte-' || m.id, m.id, m.id, 'credential', '$argon2id$', ${joined(batch.now)}, ${joined(batch.now)}
      FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'profiles (id, first_name, last_name, gender, birth_date, city, city_code, has_children, bio, latitude, longitude, created_at)',
    (
      batch,
    ) => sql`SELECT m.id, ${firstName}, 'Nom ' || m.n, ${gender}, ${birthDate(batch.now)}, p.name, p.code,
      ${drawn(5, 7)} < 2, 'Une présentation inventée, de la longueur de celles que l’on écrit d’habitude.', p.latitude, p.longitude,
      ${joined(batch.now)}
      FROM ${ofBatch(batch)} JOIN crowd.place p ON p.slot = ${drawn(PLACES, 8)} ${inOrder}`,
  ],
  [
    'search_preferences (id, preferred_gender, min_age, max_age, max_distance, chosen_at)',
    (batch) =>
      sql`SELECT m.id, ${sought}, ${ages}, ${distance}::smallint, ${joined(batch.now)} FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'life_projects (id, living_preference, living_arrangement, family_plans)',
    (batch) =>
      sql`SELECT m.id, 'En ville', 'Vie commune', 'Je ne sais pas encore' FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'shared_values (id, activities)',
    (batch) => sql`SELECT m.id, ARRAY['Danse', 'Sport', 'Nature'] FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'love_profiles (id, liberty_score, fidelity_score, communication_score, tenderness_score, sexuality_score)',
    (batch) => sql`SELECT m.id, 3, 4, 5, 4, 3 FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'relationship_quiz (id, past_breakups_score, abandonment_fear_score, self_confidence_score, single_status_score, answered_at)',
    (batch) => sql`SELECT m.id, 2, 6, 4, 1, ${joined(batch.now)} FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'match_cards (id, gender, preferred_gender, birth_date, min_age, max_age, max_chord_sq, max_distance, x, y, z, cell, spread, love, activities, life, love_version, arrived_at)',
    (
      batch,
    ) => sql`SELECT m.id, ${gender}, ${sought}, ${birthDate(batch.now)}, ${ages}, ${chord}, ${distance}::smallint, p.x, p.y, p.z, p.cell,
      ${drawn(2 ** 31 - 1, 9)}, ${drawn(3125, 10)}::smallint, ${drawn(16384, 11)}::smallint, ${drawn(36, 12)}::smallint, 1, ${joined(batch.now)}
      FROM ${ofBatch(batch)} JOIN crowd.place p ON p.slot = ${drawn(PLACES, 8)} ${inOrder}`,
  ],
  [
    'sessions (id, user_id, token, expires_at, created_at, updated_at)',
    (
      batch,
    ) => sql`SELECT 'log-in-' || m.id, m.id, 'jeton-' || m.id, ${batch.now}::timestamptz + interval '20 days',
      ${within(20, 13, batch.now)}, ${within(20, 13, batch.now)} FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'member_activity (user_id, last_seen_at)',
    // No member has been absent long enough for the nightly job to write to them.
    (batch) =>
      sql`SELECT m.id, ${within(200, 14, batch.now)} - interval '10 minutes' FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'consents (user_id, purpose, version, given_at, text_date, text_sha256)',
    (batch) => sql`SELECT m.id, purpose, '1', ${joined(batch.now)}, '2026-01-01', md5(purpose)
      FROM ${ofBatch(batch)} CROSS JOIN unnest(ARRAY['terms', 'love-life', 'quiz', 'coaching', 'interview', 'intimate-workshop']) AS purpose ${inOrder}`,
  ],
  [
    'photos (id, user_id, created_at, position)',
    (batch) => sql`SELECT 'photo-' || m.id, m.id, ${joined(batch.now)}, 0 FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'photo_scores (photo_id, user_id, looked_at)',
    (batch) => sql`SELECT 'photo-' || m.id, m.id, ${joined(batch.now)} FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'profile_prompts (user_id, position, prompt, answer)',
    (batch) =>
      sql`SELECT m.id, 0, 'good-sunday', 'commence tard et finit au cinéma.' FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'notification_choices (user_id, message_mails, weekly_mails, weekly_mailed_at)',
    (
      batch,
    ) => sql`SELECT m.id, true, m.n % 3 = 0, ${batch.now}::timestamptz - interval '1 hour' FROM ${ofBatch(batch)}
      WHERE m.n % 2 = 0 ${inOrder}`,
  ],
  [
    'push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at, session_id)',
    (
      batch,
    ) => sql`SELECT 'push-' || m.id, m.id, 'https://push.invalid/' || m.n, 'p', 'a', ${batch.now}::timestamptz, 'log-in-' || m.id
      FROM ${ofBatch(batch)} WHERE m.n % 4 = 0 ${inOrder}`,
  ],
  [
    'rate_limits (key, count, resets_at)',
    (
      batch,
    ) => sql`SELECT 'sends:' || m.id, 3, ${batch.now}::timestamptz + ${drawn(600, 15)} * interval '1 minute'
      FROM ${ofBatch(batch)} WHERE m.n % 4 = 0 ${inOrder}`,
  ],
  [
    'city_changes (user_id, changed_at, latitude, longitude)',
    (batch) =>
      sql`SELECT m.id, ${within(25, 16, batch.now)}, 48, 2 FROM ${ofBatch(batch)} WHERE m.n % 50 = 0 ${inOrder}`,
  ],
  [
    'drafts (user_id, name, words, saved_at)',
    (batch) =>
      sql`SELECT m.id, 'quiz', '{}', ${within(25, 16, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 10 = 0 ${inOrder}`,
  ],
  [
    'love_profile_changes (user_id, changed_at)',
    (batch) =>
      sql`SELECT m.id, ${within(1, 17, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 20 = 0 ${inOrder}`,
  ],
  [
    'cookie_choices (receipt, choice, version, chosen_at)',
    (batch) =>
      sql`SELECT 'choix-' || m.id, 'refused', '1', ${within(170, 18, batch.now)} FROM ${ofBatch(batch)} ${inOrder}`,
  ],
  [
    'verifications (id, identifier, value, expires_at, created_at, updated_at)',
    (
      batch,
    ) => sql`SELECT 'lien-' || m.id, md5('lien ' || m.n), m.id, ${batch.now}::timestamptz + interval '20 minutes', ${batch.now}::timestamptz,
      ${batch.now}::timestamptz FROM ${ofBatch(batch)} WHERE m.n % 100 = 0 ${inOrder}`,
  ],
  [
    'mail_codes (page, person, code_hash, sealed, expires_at)',
    (batch) =>
      sql`SELECT 'unsubscribe', md5('adresse ' || m.n), md5('code ' || m.n), 'v1.x.x', ${batch.now}::timestamptz + interval '90 days'
      FROM ${ofBatch(batch)} WHERE m.n % 10 = 0 ${inOrder}`,
  ],
  [
    'former_addresses (user_id, email, until)',
    (
      batch,
    ) => sql`SELECT m.id, 'avant-' || m.n || '@foule.invalid', ${within(700, 19, batch.now)} FROM ${ofBatch(batch)}
      WHERE m.n % 50 = 0 ${inOrder}`,
  ],
  [
    'erasure_ledger (person, erased_at)',
    (batch) =>
      sql`SELECT md5('parti ' || m.n), ${within(1000, 20, batch.now)} FROM ${ofBatch(batch)} WHERE m.n % 20 = 0 ${inOrder}`,
  ],
];
