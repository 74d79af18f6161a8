import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ERASURE_RULES, type ErasureRule } from '#features/data-rights/server/erasure-rules.ts';
import type { Database } from '#platform/database/client.ts';
import * as schema from '#server/schema.ts';

/** In every text of a row that goes with its member. */
export const CANARY = 'ZQCANARI';
/** In every text of a row that stays, without its member. */
export const KEPT = 'ZQPREUVE';

export const TABLES: PgTable[] = Object.values(schema).filter((table) => is(table, PgTable));
const RULES: Record<string, Record<string, ErasureRule>> = ERASURE_RULES;

let made = 0;

type Person = { id: string; email: string };
type Parents = {
  me: Person;
  other: Person;
  coach: string;
  /** A date of a workshop. */
  session: string;
  /** A log-in of `me`. */
  logIn: string;
};

/** The column of the property, when it refers to another table: that table's name. */
export function referenceOf(
  table: PgTable,
  column: PgColumn,
): { table: string; onDelete?: string } | undefined {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference();
    if (columns.some(({ name }) => name === column.name))
      return { table: getTableName(foreignTable), onDelete: key.onDelete };
  }
  return undefined;
}

/** Gives a member at least one row in every table, by every column that leads to a person. */
export async function fillTablesFor(db: Database, parents: Parents): Promise<void> {
  const { id, email } = parents.me;
  const byHand: Record<string, string> = {
    'verifications.value': id,
    'rate_limits.key': `saves:${id}`,
    'contacts.email': email.toUpperCase(),
    'visitor_chat_messages.visitor_email': email,
  };
  for (const table of TABLES.filter((one) => getTableName(one) !== 'users')) {
    const name = getTableName(table);
    for (const [property, column] of Object.entries(getTableColumns(table))) {
      const rule = RULES[name]?.[column.name];
      const value = byHand[`${name}.${column.name}`];
      const mine = referenceOf(table, column)?.table === 'users' ? id : value;
      if (mine === undefined) continue;
      const known = await db.$count(table, and(eq(column, mine)));
      if (known > 0) continue;
      const text = rule === 'unnamed' ? KEPT : CANARY;
      await db.insert(table).values({ ...rowFor(table, parents, text), [property]: mine });
    }
  }
}

function rowFor(table: PgTable, parents: Parents, text: string): Record<string, unknown> {
  made += 1;
  const entries = Object.entries(getTableColumns(table)).map(([property, column]) => {
    const reference = referenceOf(table, column)?.table;
    if (reference === 'users') return [property, parents.other.id];
    if (reference === 'coaches') return [property, parents.coach];
    if (reference === 'workshop_sessions') return [property, parents.session];
    if (reference === 'sessions') return [property, parents.logIn];
    if (column.hasDefault && !column.notNull) return [property, undefined];
    return [property, valueFor(column, text)];
  });
  return Object.fromEntries(entries);
}

function valueFor(column: PgColumn, text: string): unknown {
  const [choice] = column.enumValues ?? [];
  if (column.columnType === 'PgBigSerial53') return undefined;
  if (column.columnType === 'PgDateString') return '1987-09-23';
  if (column.columnType === 'PgArray') return [];
  if (column.dataType === 'string') return choice ?? `${text} ${column.name} ${made}`;
  if (column.dataType === 'number') return 10_000 + made;
  if (column.dataType === 'boolean') return false;
  if (column.dataType === 'date') return new Date('2026-11-20T08:00:00Z');
  if (column.dataType === 'json') return [{ text }];
  throw new Error(`No value is known for a column like ${column.name} (${column.columnType})`);
}
