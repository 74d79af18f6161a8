import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { concurrentIndexes, retiredIndexes } from '#platform/database/migrate.ts';

/** Earlier migrations predate the first installation: no service ran meanwhile. */
const FIRST_JUDGED = 14;

/** Statements that would stop a running service, or the previous release, and what to do instead (decision 22). */
const DANGERS: readonly { pattern: RegExp; instead: string; evenOnNew?: boolean }[] = [
  {
    pattern: /^CREATE\s+(UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY)/i,
    instead: 'CREATE INDEX CONCURRENTLY: .concurrently() in the schema',
  },
  {
    pattern: /\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i,
    instead: 'a new column, filled in batches',
  },
  { pattern: /\bSET\s+NOT\s+NULL\b/i, instead: 'a CHECK that is NOT VALID, then VALIDATE CONSTRAINT' },
  {
    pattern: /\bADD\s+CONSTRAINT\b(?![\s\S]*\bNOT\s+VALID\b)/i,
    instead: 'NOT VALID, then VALIDATE CONSTRAINT in a statement of its own',
  },
  {
    pattern: /\bADD\s+COLUMN\b(?=[\s\S]*\bNOT\s+NULL\b)(?![\s\S]*\bDEFAULT\b)/i,
    instead: 'nullable, or with a constant default: the previous release does not write it',
  },
  {
    pattern:
      /\bADD\s+COLUMN\b[\s\S]*(\bDEFAULT\s+[\w.]*\(|\b(big|small)?serial\b|\bGENERATED\b|\bUNIQUE\b|\bPRIMARY\s+KEY\b)/i,
    instead: 'a constant default: anything else rewrites the table under its lock',
  },
  {
    pattern: /\bDROP\s+COLUMN\b|^DROP\s+TABLE\b/i,
    instead: 'one release later, when no node reads it any more',
  },
  {
    pattern: /\bRENAME\b/i,
    instead: 'a new name beside the old one: the previous release reads the old one',
  },
  { pattern: /^(UPDATE|DELETE\s+FROM|MERGE)\b/i, instead: 'batches, by a job' },
  {
    pattern: /^(TRUNCATE|LOCK|CLUSTER|VACUUM|REINDEX)\b/i,
    instead: 'never in a migration',
    evenOnNew: true,
  },
];

/** Comment above a statement that must do it anyway, with its reason. */
const ALLOWED = /^--\s*allowed:\s*\S+/im;

/**
 * Lists the parts of a migration that would stop a running service.
 * @param text the file
 * @returns one line each; tables created in the same file are exempt
 */
function listDangers(text: string): string[] {
  const statements = text.split('--> statement-breakpoint');
  const made = statements.flatMap(
    (one) => /CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/i.exec(one)?.[1] ?? [],
  );
  return statements.flatMap((statement) => {
    if (ALLOWED.test(statement)) return [];
    const bare = statement.replace(/^\s*--.*$/gm, '').trim();
    const table = tableOf(bare);
    const isNew = table !== undefined && made.includes(table);
    return DANGERS.filter(({ pattern, evenOnNew }) => (evenOnNew || !isNew) && pattern.test(bare)).map(
      ({ instead }) => `${bare.split('\n')[0]} → ${instead}`,
    );
  });
}

function tableOf(statement: string): string | undefined {
  return /^(?:ALTER\s+TABLE(?:\s+ONLY)?|DROP\s+TABLE|UPDATE|DELETE\s+FROM|CREATE[\s\S]*?\bON)\s+(?:"public"\.)?"([^"]+)"/i.exec(
    statement,
  )?.[1];
}

const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
const read = (name: string) => readFileSync(join('migrations', name), 'utf8');

test('a new migration stops neither the running service nor the previous release', () => {
  const judged = files.filter((name) => Number(name.slice(0, 4)) >= FIRST_JUDGED);
  expect(judged.flatMap((name) => listDangers(read(name)).map((danger) => `${name}: ${danger}`))).toEqual([]);
});

test.each([
  'CREATE INDEX "by_day" ON "notes" USING btree ("day");',
  'CREATE UNIQUE INDEX "by_day" ON "notes" ("day");',
  'ALTER TABLE "notes" ALTER COLUMN "day" SET DATA TYPE date;',
  'ALTER TABLE "notes" ALTER COLUMN "day" SET NOT NULL;',
  'ALTER TABLE "notes" ADD CONSTRAINT "long" CHECK (length(text) > 3);',
  'ALTER TABLE "notes" ADD COLUMN "day" date NOT NULL;',
  'ALTER TABLE "notes" ADD COLUMN "at" timestamptz DEFAULT clock_timestamp() NOT NULL;',
  'ALTER TABLE "notes" ADD COLUMN "place" serial;',
  'ALTER TABLE "notes" ADD COLUMN "low" text GENERATED ALWAYS AS (lower(text)) STORED;',
  'ALTER TABLE "notes" DROP COLUMN "day";',
  'DROP TABLE "notes";',
  'ALTER TABLE "notes" RENAME COLUMN "day" TO "date";',
  'UPDATE "notes" SET "day" = now();',
  'TRUNCATE "notes";',
])('« %s » is rejected on a table in use', (statement) => {
  expect(
    listDangers(`CREATE TABLE "others" ("id" text);\n--> statement-breakpoint\n${statement}`),
  ).toHaveLength(1);
  expect(listDangers(`-- allowed: the table holds ten rows\n${statement}`)).toEqual([]);
});

test.each([
  'CREATE INDEX CONCURRENTLY "by_day" ON "notes" ("day");',
  'ALTER TABLE "notes" ADD COLUMN "day" date;',
  'ALTER TABLE "notes" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "notes" ADD CONSTRAINT "long" CHECK (length(text) > 3) NOT VALID;',
  'ALTER TABLE "notes" VALIDATE CONSTRAINT "long";',
  'CREATE TABLE "fresh" ("id" text);\n--> statement-breakpoint\nCREATE INDEX "by_id" ON "fresh" ("id");',
])('« %s » is accepted', (statement) => {
  expect(listDangers(statement)).toEqual([]);
});

test('an index that a later migration drops, by itself or with its table, is not created again', () => {
  const statements = [
    '\n-- why\nCREATE INDEX CONCURRENTLY "a" ON "notes" ("day");',
    'CREATE INDEX CONCURRENTLY "b" ON "others" ("day");',
    'CREATE UNIQUE INDEX CONCURRENTLY "c" ON "notes" ("id");',
    'DROP INDEX "a";',
    'DROP TABLE "others" CASCADE;',
  ];
  expect(concurrentIndexes(statements)).toEqual([statements[2]]);
});

test('an index is retired when its last statement drops it', () => {
  const dropped = [
    'DROP INDEX "a";',
    'DROP INDEX CONCURRENTLY "b";',
    'CREATE UNIQUE INDEX "b" ON "notes" ("id");',
  ];
  expect(retiredIndexes(['CREATE INDEX "a" ON "notes" ("id");', ...dropped])).toEqual(['a']);
});
