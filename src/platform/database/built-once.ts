import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** A value of a statement, or the place of one that is given when it runs. */
export type Bound<Value> = Value | Placeholder;

/** Placeholders by name; the values are passed when the statement is executed. */
export function placesOf<Name extends string>(...names: readonly Name[]): Record<Name, Placeholder<Name>> {
  const places = names.map((name) => [name, sql.placeholder(name)] as const);
  return Object.fromEntries(places) as Record<Name, Placeholder<Name>>;
}

/**
 * A prepared statement that is built once for each database: drizzle writes its SQL anew with every call otherwise, which
 * takes longer than its rows do. A transaction is a database of its own.
 */
export function builtOnce<Prepared>(build: (db: Database) => Prepared): (db: Database) => Prepared {
  const built = new WeakMap<Database, Prepared>();
  return (db) => {
    const found = built.get(db);
    if (found) return found;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}
