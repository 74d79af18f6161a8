import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

export const EVERY_TABLE: ReadonlyMap<string, PgTable> = new Map(
  Object.values(schema).flatMap((one) => (is(one, PgTable) ? [[getTableName(one), one] as const] : [])),
);
