import { type SQL, sql } from 'drizzle-orm';
import { ageOn } from '#lib/age.ts';
import type { matchCards } from '#server/db/schema.ts';
import { birthDateWindow, type Criterion } from '../rules.ts';

export type MatchCard = typeof matchCards.$inferSelect;

/** The four criteria of D7 as conditions on a card `c`, seen from a member. */
export function criteria(me: MatchCard, today: string): Record<Criterion, SQL> {
  const window = birthDateWindow(me.min_age, me.max_age, today);
  const age = ageOn(me.birth_date, today) ?? 0;
  const chord = chordTo(me);
  return {
    age: sql`c.birth_date BETWEEN ${window.from}::date AND ${window.to}::date`,
    distance: sql`${chord} <= ${me.max_chord_sq}::float8`,
    'their-age': sql`c.min_age <= ${age}::int AND c.max_age >= ${age}::int`,
    'their-distance': sql`${chord} <= c.max_chord_sq`,
  };
}

/** Squared distance in m² from a member to a card `c`. */
export function chordTo(me: MatchCard): SQL {
  return sql`((c.x - ${me.x}::float8) ^ 2 + (c.y - ${me.y}::float8) ^ 2 + (c.z - ${me.z}::float8) ^ 2)`;
}

/** Both look for the other's gender, and it is not oneself: never counted as a criterion one could widen. */
export function seekEachOther(me: MatchCard): SQL {
  return sql`c.gender = ${me.preferred_gender} AND c.preferred_gender = ${me.gender} AND c.id <> ${me.id}`;
}

/** A list of numbers as one parameter, written the same for PGlite and PostgreSQL. */
export function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
