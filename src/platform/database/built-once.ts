import { fillPlaceholders, type Placeholder, type Query, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** A value of a statement, or a placeholder for one that is passed when it runs. */
export type Bound<Value> = Value | Placeholder;

/** Placeholders by name; the values are passed when the statement is executed. */
export function placeholders<Name extends string>(
  ...names: readonly Name[]
): Record<Name, Placeholder<Name>> {
  const places = names.map((name) => [name, sql.placeholder(name)] as const);
  return Object.fromEntries(places) as Record<Name, Placeholder<Name>>;
}

/**
 * A placeholder whose value the planner does not see, because it is in a subquery. If it saw the values, it might
 * prefer a custom plan for each of them to the generic plan, and plan every time.
 */
export function unseenPlace(name: string, type: 'date' | 'int' | 'int[]' | 'text[]' | 'timestamptz'): SQL {
  return sql`(SELECT ${sql.placeholder(name)}::${sql.raw(type)})`;
}

/**
 * A prepared statement that is built once for each database: otherwise drizzle builds its SQL on every call, which
 * takes longer than fetching the rows. A transaction is a database of its own.
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

/**
 * The same for a statement in SQL, which must be executed as is: it cannot be part of another one.
 * @returns the statement with the values of its placeholders
 */
export function textOnce<Values extends Record<string, unknown>>(build: () => SQL): (values: Values) => SQL {
  let built: Query | undefined;
  return (values) => {
    built ??= withoutRepeats(new PgDialect().sqlToQuery(build()));
    return new BuiltSql({ sql: built.sql, params: fillPlaceholders(built.params, values) });
  };
}

/** Sends each value once, however often the statement uses it. */
function withoutRepeats({ sql: text, params }: Query): Query {
  const once = [...new Set(params)];
  return {
    sql: text.replace(/\$(\d+)/g, (_, place) => `$${once.indexOf(params[place - 1]) + 1}`),
    params: once,
  };
}

class BuiltSql extends SQL {
  private readonly built: Query;

  constructor(built: Query) {
    super([]);
    this.built = built;
  }

  override toQuery(): Query {
    return this.built;
  }
}
