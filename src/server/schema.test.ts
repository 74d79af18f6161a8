import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { coaches, workshopDates } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { fillEmptyTables, fillTablesFor, TABLES } from '#testing/fill-tables.ts';
import { sharedApp } from '#testing/test-app.ts';

const CHECK_VIOLATION = '23514';
/** For each constraint, its table and forbidden values of a column; those of a list of values follow from the schema. */
const OUT_OF_BOUNDS: Record<string, [table: string, ...changes: string[]]> = {
  ...Object.fromEntries(TABLES.flatMap(listedValuesOf)),
  appointment_hosts_buffer: ['appointment_hosts', 'buffer_minutes = -1'],
  appointments_revision: ['appointments', 'revision = -1'],
  account_standings_erasure: ['account_standings', 'erase_after = until'],
  account_standings_order: ['account_standings', "until = since - interval '1 second'"],
  authority_requests_about: ['authority_requests', 'case_id = NULL, person = NULL'],
  appeals_judged: ['appeals', 'outcome = NULL', 'answer = NULL', 'judged_at = NULL'],
  chat_contacts_unread: ['chat_contacts', 'unread_count = -1'],
  city_changes_latitude: ['city_changes', 'latitude = 90.1', 'latitude = -91'],
  city_changes_longitude: ['city_changes', 'longitude = 180.5', 'longitude = -181'],
  coaches_position: ['coaches', 'position = -1', 'position = 1000'],
  communes_latitude: ['communes', 'latitude = 90.1', 'latitude = -91', "latitude = 'NaN'"],
  communes_longitude: ['communes', 'longitude = 180.1', 'longitude = -181'],
  communes_population: ['communes', 'population = -1'],
  coaches_members: ['coaches', 'members = -1'],
  content_notices_settled: ['content_notices', 'outcome = NULL', 'answer = NULL', 'settled_at = NULL'],
  daily_figures_value: ['daily_figures', 'value = -1'],
  encounters_revision: ['encounters', 'revision = -1'],
  founding_places_single: ['founding_places', 'id = 2'],
  founding_places_taken: ['founding_places', 'taken = -1', 'taken = 1001'],
  funnel_counters_step: ['funnel_counters', "step = 'autre'"],
  funnel_counters_count: ['funnel_counters', 'count = 0'],
  introduction_waits_reasons: ['introduction_waits', "reasons = '{x}'"],
  introduction_waits_unopened: ['introduction_waits', 'unopened = -1'],
  kept_pairs_points: ['kept_pairs', 'love_points = -1', 'love_points = 51'],
  love_profiles_scores: [
    'love_profiles',
    ...['liberty', 'fidelity', 'communication', 'tenderness', 'sexuality'].flatMap((dimension) => [
      `${dimension}_score = 0`,
      `${dimension}_score = 6`,
    ]),
  ],
  match_cards_activities: ['match_cards', 'activities = -1', 'activities = 16384'],
  match_cards_ages: ['match_cards', 'min_age = 17', 'max_age = 100'],
  match_cards_cell: ['match_cards', 'cell = -1', 'cell = 2000000'],
  match_cards_chord: ['match_cards', 'max_chord_sq = -1'],
  match_cards_distance: ['match_cards', 'max_distance = 0', 'max_distance = 501'],
  match_cards_life: ['match_cards', 'life = -1', 'life = 36'],
  match_cards_love: ['match_cards', 'love = -1', 'love = 3750'],
  match_cards_order: ['match_cards', 'min_age = 60, max_age = 59'],
  match_cards_point: ['match_cards', 'x = 6371001', 'y = -6371001', 'z = 7000000'],
  match_cards_traits: ['match_cards', 'traits = -1', 'refuses = 64'],
  meeting_feedbacks_qualities: ['meeting_feedbacks', "qualities = ARRAY['autre']"],
  member_phones_totp_step: ['member_phones', 'totp_step = -1'],
  member_streams_seq: ['member_streams', 'seq = -1'],
  mail_codes_wrong_tries: ['mail_codes', 'wrong_tries = -1', 'wrong_tries = 6'],
  moderation_cases_gravity: ['moderation_cases', 'gravity = 0', 'gravity = 6'],
  moderation_decisions_days: ['moderation_decisions', 'days = 0', 'days = 91'],
  moderation_cases_score: ['moderation_cases', 'score = -0.1', 'score = 1.1'],
  attention_step: ['attention', 'step = -1', 'step = 4'],
  banner_single: ['banner', 'id = 2'],
  banner_span: ['banner', 'until_at = from_at'],
  service_questions_position: ['service_questions', 'position = -1', 'position = 1000'],
  offers_price: ['offers', 'price_cents = -1', 'price_cents = 1000001'],
  orders_price: ['orders', 'price_cents = -1'],
  photo_scores_bounds: [
    'photo_scores',
    ...['porn', 'sexy', 'hentai', 'neutral', 'drawing'].flatMap((one) => [`${one} = -0.1`, `${one} = 1.1`]),
  ],
  passkeys_counter: ['passkeys', 'counter = -1'],
  photos_position: ['photos', 'position = 6', 'position = -7'],
  profile_prompts_position: ['profile_prompts', 'position = 3', 'position = -1'],
  profiles_latitude: ['profiles', 'latitude = 90.1', 'latitude = -91'],
  profiles_longitude: ['profiles', 'longitude = 180.1', 'longitude = -181'],
  public_team_position: ['public_team', 'position = -1', 'position = 1000'],
  rate_limits_count: ['rate_limits', 'count = 0'],
  proposals_attention: ['proposals', 'attention = -1', 'attention = 4'],
  proposals_place: ['proposals', 'place = 0', 'place = 17'],
  relationship_quiz_scores: [
    'relationship_quiz',
    ...['past_breakups', 'abandonment_fear', 'self_confidence', 'single_status'].flatMap((topic) => [
      `${topic}_score = 0`,
      `${topic}_score = 11`,
    ]),
  ],
  report_photos_position: ['report_photos', 'position = 6', 'position = -1'],
  security_events_times: ['security_events', 'times = 0'],
  score_views_points: ['score_views', 'love_points = -1', 'love_points = 51'],
  search_preferences_ages: ['search_preferences', 'min_age = 17', 'max_age = 100'],
  search_preferences_dealbreakers: ['search_preferences', "dealbreakers = ARRAY['autre']"],
  search_preferences_distance: ['search_preferences', 'max_distance = 0', 'max_distance = 501'],
  search_preferences_order: ['search_preferences', 'min_age = 60, max_age = 59'],
  shared_values_activities: [
    'shared_values',
    "activities = ARRAY['autre']",
    "activities = ARRAY['Danse', 'Danse', 'Danse', 'Danse', 'Danse', 'Danse']",
    'activities = ARRAY[]::text[]',
  ],
  staff_roles: ['staff', "roles = ARRAY['autre']", 'roles = ARRAY[]::text[]'],
  staff_totp_step: ['staff', 'totp_step = -1'],
  support_closures_days: ['support_closures', "first_day = '9999-01-01'"],
  support_hours_day: ['support_hours', 'day = 0', 'day = 8'],
  support_hours_span: ['support_hours', "opens = '19:00'", "closes = '08:00'"],
  support_threads_snoozed: [
    'support_threads',
    "state = 'waiting', waiting_since = NULL, snoozed_until = now()",
  ],
  support_threads_rating: ['support_threads', "rating = 'autre', rated_at = now()"],
  support_threads_rated: ['support_threads', "rating = 'good', rated_at = NULL"],
  support_threads_tags: ['support_threads', "tags = ARRAY['autre']"],
  support_threads_state: ['support_threads', "state = 'autre', waiting_since = NULL, snoozed_until = NULL"],
  support_threads_unread: ['support_threads', 'unread = -1'],
  support_threads_waiting: ['support_threads', "state = 'open', waiting_since = NULL"],
  shared_answers_one: ['shared_answers', 'quiz_id = NULL, love_profile_id = NULL'],
  testimonials_consent: [
    'testimonials',
    'example = false',
    "example = false, consented_on = '2026-11-02', proof = ''",
  ],
  testimonials_position: ['testimonials', 'position = -1', 'position = 1000'],
  user_events_seq: ['user_events', 'seq = 0'],
  members_by_cell_cell: ['members_by_cell', 'cell = -1'],
  members_by_cell_members: ['members_by_cell', 'members = 0'],
  members_by_cell_verified: ['members_by_cell', 'verified = -1'],
  workshop_leaders_workshop: ['workshop_leaders', 'workshop_id = 0', 'workshop_id = 9'],
  workshop_sessions_revision: ['workshop_sessions', 'revision = -1'],
  workshop_sessions_workshop: ['workshop_sessions', 'workshop_id = 0', 'workshop_id = 9'],
};
/** Unbounded numbers: row numbers, and random keys. */
const UNBOUNDED = [
  'support_notes.thread_id',
  'user_events.message_id',
  'match_cards.spread',
  'love_profiles.version',
  'match_cards.love_version',
  'kept_pairs.their_version',
  'score_views.my_version',
  'score_views.their_version',
];

function listedValuesOf(table: PgTable): [string, [table: string, change: string]][] {
  const name = getTableName(table);
  return Object.values(getTableColumns(table))
    .filter(({ enumValues, columnType }) => enumValues?.length && columnType !== 'PgArray')
    .map((column) => [
      `${name}_${column.name}`.replace('search_preferences_preferred', 'search_preferences'),
      [name, `${column.name} = 'autre'`],
    ]);
}

const app = await sharedApp();

/** Bypasses foreign keys, and the triggers that reject changes of append-only tables. */
const unguarded = <Result>(work: (tx: typeof app.db) => Promise<Result>) =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    return work(tx);
  });

beforeAll(async () => {
  await app.reset();
  const her = await app.memberBrowser();
  const [him] = await app.insert(aMan());
  await her.client.matching.selection();
  await her.client.profile.update({ city_code: '69266' });
  await app.staffBrowser('support');
  const coach = { id: 'coach', first_name: 'x', last_name: 'x', specialty: 'x', bio: 'x', email: 'x' };
  await app.db.insert(coaches).values(coach);
  await app.db.insert(workshopDates).values({ id: 'séance', workshop_id: 8, starts_at: app.clock.now() });
  const [device] = await her.client.accounts.devices();
  const parents = { coach: coach.id, session: 'séance', logIn: device?.id ?? '' };
  const made = await fillTablesFor(app.db, { me: her.member, other: him, ...parents });
  await unguarded((tx) => fillEmptyTables(tx, made));
});

describe('a row out of bounds is rejected', () => {
  test('the tests below cover every constraint', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      SELECT conname AS name FROM pg_constraint
      WHERE contype = 'c' AND connamespace = 'public'::regnamespace ORDER BY conname`);
    expect(Object.keys(OUT_OF_BOUNDS).toSorted()).toEqual(rows.map(({ name }) => name));
  });

  test.each(Object.entries(OUT_OF_BOUNDS))('%s', async (constraint, [table, ...changes]) => {
    const { rows } = await app.db.execute(sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`);
    expect(rows).toHaveLength(1);
    for (const change of changes) {
      const update = sql`UPDATE ${sql.identifier(table)} SET ${sql.raw(change)}`;
      const failure = await unguarded((tx) => tx.execute(update)).then(
        () => undefined,
        (error: Error) => error.cause,
      );
      expect(failure, change).toMatchObject({ code: CHECK_VIOLATION, constraint });
    }
  });

  test('every numeric or enumerated column has bounds', () => {
    const bounded = Object.values(OUT_OF_BOUNDS).flatMap(([table, ...changes]) =>
      changes.flatMap((change) => change.split(', ').map((part) => `${table}.${part.split(' ')[0]}`)),
    );
    const wanted = TABLES.flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ columnType, enumValues, dataType }) =>
          enumValues?.length ? true : dataType === 'number' && columnType !== 'PgBigSerial53',
        )
        .map((column) => `${getTableName(table)}.${column.name}`),
    );
    expect(wanted.filter((column) => !bounded.includes(column) && !UNBOUNDED.includes(column))).toEqual([]);
  });
});

test('every foreign key has an index, so that erasing a member does not scan whole tables', async () => {
  const { rows } = await app.db.execute(sql`
    SELECT conrelid::regclass::text || '.' || a.attname AS missing FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indpred IS NULL)`);
  expect(rows).toEqual([]);
});
