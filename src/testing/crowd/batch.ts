import { type SQL, sql } from 'drizzle-orm';

/** Members `from` < n <= `to`, at the given time. */
export type Batch = { from: number; to: number; now: string; waiting: number };

/** Rows of one table for a batch of members. */
export type Rows = readonly [table: string, rows: (batch: Batch) => SQL];

/** The members of a batch, `m.n` and `m.id`. */
export const ofBatch = ({ from, to }: Batch): SQL =>
  sql`(SELECT n, id FROM crowd.member WHERE n > ${from}::int AND n <= ${to}::int) AS m`;

/** A number below `below` that depends only on the member and the purpose. */
export const drawn = (below: number, what: number): SQL =>
  sql.raw(`(abs(hashint4(m.n * 31 + ${what})::bigint) % ${below})::int`);

/** A random instant within the last days. */
export const within = (days: number, what: number, now: string): SQL =>
  sql`${now}::timestamptz - ${drawn(days * 1440, what)} * interval '1 minute'`;
