import { cellOf, chordSquaredOfKm, pointOf } from '#lib/earth.ts';
import { refusedBy, traitsOf } from '#member/profile/rules.ts';
import { packActivities, packLife, packLove } from '#member/profile/server/shared/packed-answers.ts';
import { spreadOf } from '#member/profile/server/shared/refresh-match-card.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';

type Cell = string | number | boolean | null;
export type Row = Record<string, Cell>;
export type RowOf = (member: InsertedMember, joined: string) => Row | null;

/** What a member leaves in each table, by the names of its columns; null where they have not answered. */
export const ROWS_OF: Record<string, RowOf> = {
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

/** Five members of six. */
export function hasPhoto(id: string): boolean {
  return spreadOf(id) % 6 !== 0;
}

function list(values: readonly string[]): string {
  return `{${values.map((value) => `"${value}"`).join(',')}}`;
}

/** A row as COPY reads it; nothing invented holds a tab or a backslash. */
export function lineOf(row: Row): string {
  return Object.values(row)
    .map((cell) => (cell === null ? '\\N' : cell))
    .join('\t');
}
