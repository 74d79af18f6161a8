import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';

// Database checks of the bounds that the contracts already enforce, for writers that bypass them.

export function withinBounds(name: string, columns: readonly AnyPgColumn[], least: number, most: number) {
  const bounds = sql.raw(`${least} AND ${most}`);
  return check(
    name,
    sql.join(
      columns.map((column) => sql`${column} BETWEEN ${bounds}`),
      sql` AND `,
    ),
  );
}

export function atLeast(name: string, column: AnyPgColumn, least: number) {
  return check(name, sql`${column} >= ${sql.raw(String(least))}`);
}

export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} IN (${sql.raw(values.map(quoted).join(', '))})`);
}

export function someOf(
  name: string,
  column: AnyPgColumn,
  values: readonly string[],
  { least, most }: { least: number; most: number },
) {
  const list = sql.raw(`ARRAY[${values.map(quoted).join(', ')}]::text[]`);
  return check(
    name,
    sql`${column} <@ ${list} AND cardinality(${column}) BETWEEN ${sql.raw(`${least} AND ${most}`)}`,
  );
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
