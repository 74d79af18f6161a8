import type { Columns } from './insert-rows.ts';

export const PROFILE: Columns = {
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
export const SEARCH: Columns = {
  id: 'text',
  preferred_gender: 'text',
  min_age: 'smallint',
  max_age: 'smallint',
  max_distance: 'smallint',
  dealbreakers: 'text[]',
  chosen_at: 'timestamptz',
};
export const LIFE: Columns = {
  id: 'text',
  living_preference: 'text',
  living_arrangement: 'text',
  family_plans: 'text',
};
export const LOVE: Columns = {
  id: 'text',
  liberty_score: 'smallint',
  fidelity_score: 'smallint',
  communication_score: 'smallint',
  tenderness_score: 'smallint',
  sexuality_score: 'smallint',
  version: 'int',
};
export const CARD: Columns = {
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
  arrived_at: 'timestamptz',
  love: 'smallint',
  love_version: 'int',
  activities: 'smallint',
  life: 'smallint',
  traits: 'smallint',
  refuses: 'smallint',
};
export const USER: Columns = {
  id: 'text',
  name: 'text',
  email: 'text',
  email_verified: 'boolean',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};
