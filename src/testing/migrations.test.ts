import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { concurrentIndexes, retiredIndexes } from '#platform/database/migrate.ts';
import { FIRST_JUDGED, listDangers } from './migration-rules.ts';

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
