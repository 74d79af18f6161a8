import { sql } from 'drizzle-orm';
import { refusedBy, traitsOf } from '#features/profile/rules.ts';
import { packActivities, packLife, packLove } from '#features/profile/server/shared/packed-answers.ts';
import { spreadOf } from '#features/profile/server/shared/refresh-match-card.ts';
import type { MatchCard } from '#features/profile/server/store.ts';
import { cellOf, chordSquaredOfKm, pointOf } from '#lib/earth.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { insertRows } from './insert-rows.ts';
import { CARD, LIFE, LOVE, PROFILE, SEARCH, USER } from './member-columns.ts';

const BATCH_SIZE = 5000;

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
    members.map(({ id, preferences }) => ({ id, dealbreakers: [], ...preferences, chosen_at: now })),
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
    answered.map(({ id, loveProfile }) => ({ id, ...loveProfile, version: 1 })),
  );
  await insertRows(
    tx,
    'match_cards',
    CARD,
    members.map((member) => cardOf(member, now)),
  );
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

function cardOf(
  member: InsertedMember,
  now: string,
): Omit<MatchCard, 'arrived_at' | 'attention'> & { arrived_at: string } {
  const { id, gender, birthDate, commune, hasChildren, loveProfile, activities, lifeProject } = member;
  const { preferences } = member;
  if (!preferences) throw new Error('Invented members all know whom they look for');
  return {
    id,
    gender,
    birth_date: birthDate,
    preferred_gender: preferences.preferred_gender,
    min_age: preferences.min_age,
    max_age: preferences.max_age,
    max_distance: preferences.max_distance,
    max_chord_sq: chordSquaredOfKm(preferences.max_distance),
    ...pointOf(commune),
    cell: cellOf(commune),
    spread: spreadOf(id),
    arrived_at: now,
    love: loveProfile && packLove(loveProfile),
    love_version: loveProfile && 1,
    activities: activities && packActivities(activities),
    life: lifeProject && packLife(lifeProject),
    traits: traitsOf({ hasChildren, life: lifeProject }),
    refuses: refusedBy({ life: lifeProject }, preferences.dealbreakers ?? []),
  };
}
