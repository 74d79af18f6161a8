import { type SQL, sql } from 'drizzle-orm';
import type { MatchCard } from '#features/profile/server/store.ts';
import { ageOn } from '#lib/age.ts';
import { birthDateWindow, type Criterion } from '../rules.ts';

/**
 * The four criteria of D7 as conditions on a card `c`, seen from a member.
 * @param chord squared distance in m², when the statement has already counted it
 */
export function criteria(me: MatchCard, today: string, chord = chordTo(me)): Record<Criterion, SQL> {
  const window = birthDateWindow(me.min_age, me.max_age, today);
  const age = ageOn(me.birth_date, today) ?? 0;
  return {
    age: sql`c.birth_date BETWEEN ${window.from}::date AND ${window.to}::date`,
    distance: sql`${chord} <= ${me.max_chord_sq}::float8`,
    'their-age': sql`c.min_age <= ${age}::int AND c.max_age >= ${age}::int`,
    'their-distance': sql`${chord} <= c.max_chord_sq`,
  };
}

/** Squared distance in m² from a member to a card `c`; a product costs a fraction of `^ 2`, to the same bit. */
export function chordTo(me: MatchCard): SQL {
  const [x, y, z] = [
    sql`(c.x - ${me.x}::float8)`,
    sql`(c.y - ${me.y}::float8)`,
    sql`(c.z - ${me.z}::float8)`,
  ];
  return sql`(${x} * ${x} + ${y} * ${y} + ${z} * ${z})`;
}

/** Both look for the other's gender, and it is not oneself: never counted as a criterion one could widen. */
export function seekEachOther(me: MatchCard): SQL {
  return sql`c.gender = ${me.preferred_gender} AND c.preferred_gender = ${me.gender} AND c.id <> ${me.id}`;
}

/** A list of numbers as one parameter, written the same for PGlite and PostgreSQL. */
export function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
