import { desc, gt, sql } from 'drizzle-orm';
import { cellOf, pointOf } from '#lib/earth.ts';
import { communes } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';

/** Number of weighted places, from which a member's is drawn. */
export const PLACES = 10_000;
const SMALLEST = 500;

/** Stores places weighted by population: Paris occurs three hundred times. */
export async function storePlaces(db: Database): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS crowd.place (slot int PRIMARY KEY, code text, name text, latitude float8, longitude float8,
      x int, y int, z int, cell int)`);
  const known = await db.execute(sql`SELECT FROM crowd.place LIMIT 1`);
  if (known.rows.length > 0) return;
  const all = await db
    .select()
    .from(communes)
    .where(gt(communes.population, SMALLEST))
    .orderBy(desc(communes.population), communes.code);
  const share = all.reduce((sum, { population }) => sum + population, 0) / PLACES;
  const rows: object[] = [];
  let upTo = 0;
  for (const commune of all) {
    upTo += commune.population;
    for (; rows.length < PLACES && (rows.length + 0.5) * share < upTo; )
      rows.push({ slot: rows.length, ...commune, ...pointOf(commune), cell: cellOf(commune) });
  }
  await db.execute(sql`
    INSERT INTO crowd.place SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(slot int, code text,
      name text, latitude float8, longitude float8, x int, y int, z int, cell int)`);
  await db.execute(sql`ANALYZE crowd.place`);
}
