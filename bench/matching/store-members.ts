import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { MatchCard } from '#features/matching/server/candidates.ts';
import { packActivities, packLife, packLove } from '#features/matching/server/packed-answers.ts';
import { refreshMatchCard, spreadOf } from '#features/matching/server/refresh-match-card.ts';
import { cellOf, chordSquaredOfKm, pointOf } from '#lib/earth.ts';
import type { Database } from '#server/db/client.ts';
import { matchCards } from '#server/db/schema.ts';
import type { InsertedMember } from '#testing/insert-members.ts';

const BATCH_SIZE = 5000;

/** Names and types of the columns that are written. */
type Columns = Record<string, string>;

const PROFILE: Columns = {
  id: 'text',
  first_name: 'text',
  last_name: 'text',
  gender: 'text',
  birth_date: 'date',
  city: 'text',
  city_code: 'text',
  has_children: 'boolean',
  bio: 'text',
  latitude: 'float8',
  longitude: 'float8',
  created_at: 'timestamptz',
};
const SEARCH: Columns = {
  id: 'text',
  preferred_gender: 'text',
  min_age: 'smallint',
  max_age: 'smallint',
  max_distance: 'smallint',
  chosen_at: 'timestamptz',
};
const LIFE: Columns = {
  id: 'text',
  living_preference: 'text',
  living_arrangement: 'text',
  family_plans: 'text',
};
const LOVE: Columns = {
  id: 'text',
  liberty_score: 'smallint',
  fidelity_score: 'smallint',
  communication_score: 'smallint',
  tenderness_score: 'smallint',
  sexuality_score: 'smallint',
};
const CARD: Columns = {
  id: 'text',
  gender: 'text',
  preferred_gender: 'text',
  birth_date: 'date',
  min_age: 'smallint',
  max_age: 'smallint',
  max_chord_sq: 'float8',
  max_distance: 'smallint',
  x: 'int',
  y: 'int',
  z: 'int',
  cell: 'int',
  spread: 'int',
  love: 'smallint',
  activities: 'smallint',
  life: 'smallint',
};
const USER: Columns = {
  id: 'text',
  name: 'text',
  email: 'text',
  email_verified: 'boolean',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};

/** Writes members and their cards in bulk; no accounts, so nobody can log in. */
export async function storeMembers(db: Database, members: readonly InsertedMember[]): Promise<void> {
  const now = new Date().toISOString();
  for (let start = 0; start < members.length; start += BATCH_SIZE) {
    const batch = members.slice(start, start + BATCH_SIZE);
    await db.transaction((tx) => storeBatch(tx, batch, now));
  }
  // Statistics and visibility map, as autovacuum leaves them on a database that has been up for a while.
  await db.execute(sql`VACUUM ANALYZE`);
}

async function storeBatch(tx: Database, members: readonly InsertedMember[], now: string): Promise<void> {
  // The foreign keys hold by construction; checking 800,000 of them would take most of the time.
  await tx.execute(sql`SET LOCAL session_replication_role = replica`);
  await insertRows(
    tx,
    'users',
    USER,
    members.map(({ id, email }) => ({
      id,
      name: '',
      email,
      email_verified: true,
      created_at: now,
      updated_at: now,
    })),
  );
  await insertRows(
    tx,
    'profiles',
    PROFILE,
    members.map((member) => profileOf(member, now)),
  );
  await insertRows(
    tx,
    'search_preferences',
    SEARCH,
    members.map(({ id, preferences }) => ({ id, ...preferences, chosen_at: now })),
  );
  const answered = members.filter(({ lifeProject }) => lifeProject !== null);
  await insertRows(
    tx,
    'life_projects',
    LIFE,
    answered.map(({ id, lifeProject }) => ({ id, ...lifeProject })),
  );
  await insertRows(
    tx,
    'shared_values',
    { id: 'text', activities: 'text[]' },
    answered.map(({ id, activities }) => ({ id, activities })),
  );
  await insertRows(
    tx,
    'love_profiles',
    LOVE,
    answered.map(({ id, loveProfile }) => ({ id, ...loveProfile })),
  );
  await insertRows(tx, 'match_cards', CARD, members.map(cardOf));
}

/** One statement for many rows of a table. */
export async function insertRows(
  db: Database,
  table: string,
  columns: Columns,
  rows: readonly object[],
): Promise<void> {
  const names = sql.raw(Object.keys(columns).join(', '));
  const types = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  );
  await db.execute(sql`
    INSERT INTO ${sql.raw(table)} (${names})
    SELECT ${names} FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(${types})`);
}

function profileOf(member: InsertedMember, now: string): object {
  return {
    id: member.id,
    first_name: member.firstName,
    last_name: member.lastName,
    gender: member.gender,
    birth_date: member.birthDate,
    city: member.commune.name,
    city_code: member.commune.code,
    has_children: member.hasChildren,
    bio: member.bio,
    latitude: member.commune.latitude,
    longitude: member.commune.longitude,
    created_at: now,
  };
}

function cardOf(member: InsertedMember): MatchCard {
  const { id, gender, birthDate, commune, preferences, loveProfile, activities, lifeProject } = member;
  if (!preferences) throw new Error('Invented members all know whom they look for');
  return {
    id,
    gender,
    birth_date: birthDate,
    ...preferences,
    max_chord_sq: chordSquaredOfKm(preferences.max_distance),
    ...pointOf(commune),
    cell: cellOf(commune),
    spread: spreadOf(id),
    love: loveProfile && packLove(loveProfile),
    activities: activities && packActivities(activities),
    life: lifeProject && packLife(lifeProject),
  };
}

/**
 * Compares cards written in bulk with what the app itself writes for the same members.
 * @throws when one differs: the measurement would be of something else
 */
export async function checkCards(
  db: Database,
  members: readonly InsertedMember[],
  count: number,
): Promise<void> {
  for (let checked = 0; checked < count; checked += 1) {
    const id = members[randomInt(members.length)]?.id ?? '';
    const read = async () => JSON.stringify(await db.select().from(matchCards).where(eq(matchCards.id, id)));
    const before = await read();
    await refreshMatchCard(db, id);
    if (before === '[]' || before !== (await read()))
      throw new Error(`The card of ${id} is not the app's own`);
  }
}
