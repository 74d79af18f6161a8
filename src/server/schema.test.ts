import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { coaches, cookieChoices, funnelCounters, workshopDates } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { fillTablesFor, TABLES } from '#testing/fill-tables.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const CHECK_VIOLATION = '23514';
/** By constraint: its table, and what a column of every row there may not become. */
const OUT_OF_BOUNDS: Record<string, [table: string, ...changes: string[]]> = {
  chat_contacts_unread: ['chat_contacts', 'unread_count = -1'],
  communes_latitude: ['communes', 'latitude = 90.1', 'latitude = -91', "latitude = 'NaN'"],
  communes_longitude: ['communes', 'longitude = 180.1', 'longitude = -181'],
  communes_population: ['communes', 'population = -1'],
  consents_purpose: ['consents', "purpose = 'autre'"],
  contacts_recipient: ['contacts', "recipient = 'autre'"],
  cookie_choices_choice: ['cookie_choices', "choice = 'autre'"],
  funnel_counters_count: ['funnel_counters', 'count = 0'],
  funnel_counters_step: ['funnel_counters', "step = 'autre'"],
  life_projects_family_plans: ['life_projects', "family_plans = 'autre'"],
  life_projects_living_arrangement: ['life_projects', "living_arrangement = 'autre'"],
  life_projects_living_preference: ['life_projects', "living_preference = 'autre'"],
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
  match_cards_gender: ['match_cards', "gender = 'autre'"],
  match_cards_life: ['match_cards', 'life = -1', 'life = 36'],
  match_cards_love: ['match_cards', 'love = -1', 'love = 3125'],
  match_cards_order: ['match_cards', 'min_age = 60, max_age = 59'],
  match_cards_point: ['match_cards', 'x = 6371001', 'y = -6371001', 'z = 7000000'],
  match_cards_preferred_gender: ['match_cards', "preferred_gender = 'autre'"],
  meeting_feedbacks_qualities: ['meeting_feedbacks', "qualities = ARRAY['autre']"],
  member_streams_seq: ['member_streams', 'seq = -1'],
  profiles_gender: ['profiles', "gender = 'autre'"],
  profiles_latitude: ['profiles', 'latitude = 90.1', 'latitude = -91'],
  profiles_longitude: ['profiles', 'longitude = 180.1', 'longitude = -181'],
  rate_limits_count: ['rate_limits', 'count = 0'],
  relationship_quiz_scores: [
    'relationship_quiz',
    ...['past_breakups', 'abandonment_fear', 'self_confidence', 'single_status'].flatMap((topic) => [
      `${topic}_score = 0`,
      `${topic}_score = 11`,
    ]),
  ],
  search_preferences_ages: ['search_preferences', 'min_age = 17', 'max_age = 100'],
  search_preferences_distance: ['search_preferences', 'max_distance = 0', 'max_distance = 501'],
  search_preferences_gender: ['search_preferences', "preferred_gender = 'autre'"],
  search_preferences_order: ['search_preferences', 'min_age = 60, max_age = 59'],
  shared_values_activities: [
    'shared_values',
    "activities = ARRAY['autre']",
    "activities = ARRAY['Danse', 'Danse', 'Danse', 'Danse', 'Danse', 'Danse']",
    'activities = ARRAY[]::text[]',
  ],
  user_events_seq: ['user_events', 'seq = 0'],
  workshop_registrations_status: ['workshop_registrations', "status = 'autre'"],
  workshop_sessions_workshop: ['workshop_sessions', 'workshop_id = 0', 'workshop_id = 9'],
};
/** Numbers without bounds of their own: numbers of rows, and what spreads people by chance. */
const UNBOUNDED = ['user_events.message_id', 'match_cards.spread'];

let app: TestApp;

/** At least one row in every table that has a constraint. */
beforeAll(async () => {
  app = await testApp();
  await app.reset();
  const now = app.clock.now();
  const her = await app.memberBrowser();
  const him = aMan();
  await app.insert(him);
  await her.client.matching.selection();
  const coach = {
    id: 'coach',
    first_name: 'Aline',
    last_name: 'Exemple',
    specialty: 'x',
    bio: 'x',
    email: 'x',
  };
  await app.db.insert(coaches).values(coach);
  await app.db.insert(workshopDates).values({ id: 'séance', workshop_id: 8, starts_at: now });
  await app.db.insert(funnelCounters).values({ day: '2026-11-21', step: 'life_project', count: 1 });
  await app.db
    .insert(cookieChoices)
    .values({ receipt: 'x', choice: 'accepted', version: 'x', chosen_at: now });
  const [device] = await her.client.accounts.devices();
  const parents = { coach: coach.id, session: 'séance', logIn: device?.id ?? '' };
  await fillTablesFor(app.db, { me: her.member, other: him, ...parents });
});

describe('a row out of bounds cannot exist', () => {
  test('every constraint is tried here', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      SELECT conname AS name FROM pg_constraint
      WHERE contype = 'c' AND connamespace = 'public'::regnamespace ORDER BY conname`);
    expect(Object.keys(OUT_OF_BOUNDS).toSorted()).toEqual(rows.map(({ name }) => name));
  });

  test.each(Object.entries(OUT_OF_BOUNDS))('%s', async (constraint, [table, ...changes]) => {
    const { rows } = await app.db.execute(sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`);
    expect(rows).toHaveLength(1);
    for (const change of changes) {
      const failure = await app.db.execute(sql`UPDATE ${sql.identifier(table)} SET ${sql.raw(change)}`).then(
        () => undefined,
        (error: Error) => error.cause,
      );
      expect(failure, change).toMatchObject({ code: CHECK_VIOLATION, constraint });
    }
  });

  test('every column of numbers or of chosen words has bounds', () => {
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

test('every foreign key has an index, so that erasing a member does not read whole tables', async () => {
  const { rows } = await app.db.execute(sql`
    SELECT conrelid::regclass::text || '.' || a.attname AS missing FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indpred IS NULL)`);
  expect(rows).toEqual([]);
});
