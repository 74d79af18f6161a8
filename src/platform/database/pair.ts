import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Person = string | SQLWrapper;

/** Condition on the rows of two people, in either direction. */
export function isPair(from: SQLWrapper, to: SQLWrapper, one: Person, other: Person): SQL {
  return sql`(${from}, ${to}) IN ((${one}, ${other}), (${other}, ${one}))`;
}
