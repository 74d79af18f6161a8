import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { referenceOf, TABLES } from '#testing/fill-tables.ts';
import { sharedApp } from '#testing/test-app.ts';
import { asOwner } from '#testing/test-db.ts';
import { ERASURE_RULES, type ErasureRule } from './erasure-rules.ts';

const app = await sharedApp();
let inDatabase: Column[] = [];

beforeAll(async () => {
  inDatabase = await columnsOfDatabase();
});

const RULES: Record<string, Record<string, ErasureRule>> = ERASURE_RULES;
/** Column names that suggest a person, with or without a foreign key. */
const OF_A_PERSON = /_id$|(^|_)(user|member|person|author|owner|e?mail|ip_address)(_|$)/;
/** Booleans. */
const NOT_OF_A_PERSON = ['message_mails'];

type Column = { table: string; column: string; refersToUsers: boolean; onDelete?: string };

const inCode: Column[] = TABLES.flatMap((table) =>
  Object.values(getTableColumns(table)).map((column) => {
    const reference = referenceOf(table, column);
    const refersToUsers = reference?.table === 'users';
    return { table: getTableName(table), column: column.name, refersToUsers, onDelete: reference?.onDelete };
  }),
);

const leadsToPerson = ({ column, refersToUsers }: Column) =>
  refersToUsers || (OF_A_PERSON.test(column) && !NOT_OF_A_PERSON.includes(column));
const missing = (columns: readonly Column[]) =>
  columns
    .filter(leadsToPerson)
    .flatMap(({ table, column }) => (RULES[table]?.[column] ? [] : `${table}.${column}`));

describe('the erasure rules', () => {
  test('cover every personal column declared in the code', () => {
    expect([...new Set(inCode.map(({ table }) => table))].sort()).toEqual(Object.keys(RULES).sort());
    expect(missing(inCode)).toEqual([]);
  });

  test('cover every personal column in the database', () => {
    expect([...new Set(inDatabase.map(({ table }) => table))].sort()).toEqual(Object.keys(RULES).sort());
    expect(missing(inDatabase)).toEqual([]);
  });

  test('miss a new table with a person’s id, which the check reports', async () => {
    await asOwner(app.db, sql`CREATE TABLE zq_new (id serial, owner text REFERENCES users(id), note text)`);
    await asOwner(app.db, sql`GRANT SELECT ON zq_new TO PUBLIC`);
    await asOwner(app.db, sql`ALTER TABLE funnel_counters ADD COLUMN member_id text`);
    try {
      expect(missing(await columnsOfDatabase())).toEqual(['funnel_counters.member_id', 'zq_new.owner']);
    } finally {
      await asOwner(app.db, sql`DROP TABLE zq_new`);
      await asOwner(app.db, sql`ALTER TABLE funnel_counters DROP COLUMN member_id`);
    }
  });

  test('name only existing columns', () => {
    const columns = inCode.map(({ table, column }) => `${table}.${column}`);
    const named = Object.entries(RULES).flatMap(([table, rules]) =>
      Object.keys(rules).map((column) => `${table}.${column}`),
    );
    expect(named.filter((name) => !columns.includes(name))).toEqual([]);
  });
});

describe('the foreign keys match the rules', () => {
  const referring = inCode.filter(({ refersToUsers }) => refersToUsers);

  test.each(referring)('$table: $column', ({ table, column, onDelete }) => {
    const rule = RULES[table]?.[column];
    expect(rule).toBe(onDelete === 'set null' ? 'unnamed' : 'cascade');
    const found = inDatabase.find((one) => one.table === table && one.column === column);
    expect(found?.onDelete).toBe(onDelete);
  });
});

type ColumnRow = { table: string; column: string; refers: string | null; action: string | null };
const ACTIONS: Record<string, string> = { c: 'cascade', n: 'set null', a: 'no action', r: 'restrict' };

async function columnsOfDatabase(): Promise<Column[]> {
  const { rows } = await app.db.execute<ColumnRow>(sql`
    SELECT c.table_name AS "table", c.column_name AS "column", k.confrelid::regclass::text AS refers,
      k.confdeltype::text AS action
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    LEFT JOIN pg_attribute a
      ON a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass AND a.attname = c.column_name
    LEFT JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'f' AND a.attnum = ANY (k.conkey)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
    ORDER BY 1, 2`);
  return rows.map(({ table, column, refers, action }) => ({
    table,
    column,
    refersToUsers: refers === 'users',
    onDelete: ACTIONS[action ?? ''],
  }));
}
