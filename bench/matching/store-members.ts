import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { cellOf, chordSquaredOfKm, pointOf } from '#lib/earth.ts';
import { refusedBy, traitsOf } from '#member/profile/rules.ts';
import { packActivities, packLife, packLove } from '#member/profile/server/shared/packed-answers.ts';
import { spreadOf } from '#member/profile/server/shared/refresh-match-card.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { trackProgress } from '../shared/progress.ts';

const BATCH_SIZE = 50_000;
/** No member is new: newcomers enter selections by a separate path. */
const MEMBERS_FOR_MS = 30 * DAY_MS;

/**
 * Writes members and their cards in bulk; no accounts, so these members cannot log in. The server itself reads the
 * files, so it must run on this machine, like a temporary one.
 */
export async function storeMembers(db: Database, members: readonly InsertedMember[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-members-'));
  chmodSync(folder, 0o755);
  const joined = new Date(Date.now() - MEMBERS_FOR_MS).toISOString();
  const progress = trackProgress(`${members.length.toLocaleString('en')} members stored`, members.length);
  try {
    for (let start = 0; start < members.length; start += BATCH_SIZE) {
      const batch = members.slice(start, start + BATCH_SIZE);
      await Promise.all(
        Object.entries(ROWS_OF).map(([table, rowOf]) => copy(db, { table, rowOf, folder, joined }, batch)),
      );
      progress(start + batch.length);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // Statistics and visibility map, as autovacuum leaves them on a database that has been running for a while.
  await db.execute(sql`VACUUM ANALYZE`);
  // Vacuumed while empty, these would be planned as small; in production they contain the previous week.
  await db.execute(sql`TRUNCATE proposals, compositions`);
}

type Copy = { table: string; rowOf: RowOf; folder: string; joined: string };

async function copy(
  db: Database,
  { table, rowOf, folder, joined }: Copy,
  members: readonly InsertedMember[],
): Promise<void> {
  const rows = members.map((member) => rowOf(member, joined)).filter((row): row is Row => row !== null);
  const [first] = rows;
  if (!first) return;
  const file = join(folder, table);
  writeFileSync(file, `${rows.map(lineOf).join('\n')}\n`);
  const columns = Object.keys(first).join(', ');
  await db.transaction(async (tx) => {
    // The foreign keys hold by construction: checking millions of them would take most of the time.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql.raw(`COPY ${table} (${columns}) FROM '${file}'`));
  });
}

type Cell = string | number | boolean | null;
type Row = Record<string, Cell>;
type RowOf = (member: InsertedMember, joined: string) => Row | null;

/** A member's row in each table, by column; null where they have not answered. */
const ROWS_OF: Record<string, RowOf> = {
  users: ({ id, email }, joined) => ({
    id,
    name: '',
    email,
    email_verified: true,
    created_at: joined,
    updated_at: joined,
  }),
  profiles: (member, joined) => ({
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
    photo_url: hasPhoto(member.id) ? `/media/${member.id}` : null,
    created_at: joined,
  }),
  search_preferences: ({ id, preferences }, joined) =>
    preferences && {
      id,
      preferred_gender: preferences.preferred_gender,
      min_age: preferences.min_age,
      max_age: preferences.max_age,
      max_distance: preferences.max_distance,
      dealbreakers: list(preferences.dealbreakers ?? []),
      chosen_at: joined,
    },
  life_projects: ({ id, lifeProject }) => lifeProject && { id, ...lifeProject },
  shared_values: ({ id, activities }) => activities && { id, activities: list(activities) },
  love_profiles: ({ id, loveProfile }) => loveProfile && { id, ...loveProfile, version: 1 },
  match_cards: cardOf,
};

function cardOf(member: InsertedMember, joined: string): Row {
  const { id, gender, birthDate, commune, hasChildren, loveProfile, activities, lifeProject } = member;
  const { preferences } = member;
  if (!preferences) throw new Error('Each invented member needs preferences');
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
    arrived_at: joined,
    has_photo: hasPhoto(id),
    search_changed_at: joined,
    love: loveProfile && packLove(loveProfile),
    love_version: loveProfile && 1,
    activities: activities && packActivities(activities),
    life: lifeProject && packLife(lifeProject),
    traits: traitsOf({ hasChildren, life: lifeProject }),
    refuses: refusedBy({ life: lifeProject }, preferences.dealbreakers ?? []),
  };
}

/** Five members in six. */
export function hasPhoto(id: string): boolean {
  return spreadOf(id) % 6 !== 0;
}

function list(values: readonly string[]): string {
  return `{${values.map((value) => `"${value}"`).join(',')}}`;
}

/** Formats a row for COPY; no fictional value contains a tab or a backslash. */
function lineOf(row: Row): string {
  return Object.values(row)
    .map((cell) => (cell === null ? '\\N' : cell))
    .join('\t');
}
