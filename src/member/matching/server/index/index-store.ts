import { type SQL, sql } from 'drizzle-orm';
import { GENDERS } from '#lib/gender.ts';
import { SOUGHT_GENDERS } from '#member/profile/rules.ts';
import type { Database } from '#platform/database/client.ts';

/** Cards as bytes, `WIRE_BYTES` each; ids in the same order, one per line. */
export type PackedCards = { ids: string | null; cards: Uint8Array | null };

/** Table blocks per page, about 3,000 cards. */
export const BLOCKS_PER_PAGE = 64;
export const CHANGES_PER_PAGE = 10_000;
/** Retention of changes for nodes that have not read them. */
const CHANGES_KEPT = '1 hour';

/** A card `c` packed into 44 bytes (`WireCard`): the driver would need 15 s for a million rows of twenty columns. */
function packedCard(): SQL {
  const placeIn = (list: readonly string[], column: string) =>
    sql.raw(`(array_position(ARRAY[${list.map((one) => `'${one}'`).join(', ')}], c.${column}) - 1)::int8`);
  return sql`int4send(c.x) || int4send(c.y) || int4send(c.z) || int4send(c.cell) || int4send(c.spread)
    || int4send((c.birth_date - DATE '1900-01-01') | (c.has_photo::int << 16)) || float8send(c.max_chord_sq)
    || int4send((floor(date_part('epoch', c.arrived_at)) - 2147483648)::int)
    || int8send(coalesce(c.activities, 0)::int8 | (coalesce(c.life, 0)::int8 << 14) | (c.traits::int8 << 20)
      | (c.refuses::int8 << 26) | (coalesce(c.love, 0)::int8 << 32) | (c.min_age::int8 << 44) | (c.max_age::int8 << 51)
      | ((c.activities + c.life + c.love IS NOT NULL)::int::int8 << 58)
      | (${placeIn(GENDERS, 'gender')} << 59) | (${placeIn(SOUGHT_GENDERS, 'preferred_gender')} << 60)
      | (c.attention::int8 << 62))`;
}

/** Where a reading of the changes stands. */
export type Position = {
  /** Every transaction still open comes after it. */
  watermark: string;
  /** Another one after each promotion: the new primary gives the numbers of lost transactions again. */
  timeline: string;
};

/** Fails on a standby, which no index follows. */
const POSITION = sql`pg_snapshot_xmin(pg_current_snapshot())::text AS watermark,
  left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline`;

export async function findPosition(db: Database): Promise<Position> {
  const { rows } = await db.execute<Position>(sql`SELECT ${POSITION}`);
  const [position] = rows;
  if (!position) throw new Error('no answer');
  return position;
}

export async function countBlocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ blocks: number }>(
    sql`SELECT (pg_relation_size('match_cards') / current_setting('block_size')::int)::int AS blocks`,
  );
  return rows[0]?.blocks ?? 0;
}

/** Reads the cards of a range of blocks in physical order, without a sort. */
export async function readBlocks(db: Database, first: number): Promise<PackedCards> {
  const { rows } = await db.execute<PackedCards>(sql`
    SELECT string_agg(c.id, E'\n') AS ids, string_agg(${packedCard()}, ''::bytea) AS cards
    FROM match_cards c
    WHERE c.ctid >= ${`(${first},0)`}::tid AND c.ctid < ${`(${first + BLOCKS_PER_PAGE},0)`}::tid`);
  return rows[0] ?? { ids: null, cards: null };
}

export type Changes = PackedCards &
  Position & {
    /** Ids of deleted cards, one per line. */
    gone: string | null;
    changes: number;
    next: From | null;
    /** Total number of cards; only on request. */
    total: number | null;
  };
export type From = { changed: string; id: string };

/** A page of changes from one snapshot, including transactions open at the last poll. Delivered at least once. */
export async function readChanges(db: Database, from: From, { counting = false } = {}): Promise<Changes> {
  const { rows } = await db.execute<Changes>(sql`
    SELECT ${POSITION}, count(*)::int AS changes,
      (array_agg(json_build_object('changed', known.changed::text, 'id', known.id)
        ORDER BY known.changed DESC, known.id DESC))[1] AS next,
      string_agg(known.id, E'\n') FILTER (WHERE c.id IS NULL) AS gone,
      string_agg(c.id, E'\n') FILTER (WHERE c.id IS NOT NULL) AS ids,
      string_agg(${packedCard()}, ''::bytea) FILTER (WHERE c.id IS NOT NULL) AS cards,
      ${counting ? sql`(SELECT count(*)::int FROM match_cards)` : sql`NULL::int`} AS total
    FROM (SELECT changed, id FROM match_card_changes WHERE (changed, id) > (${from.changed}::xid8, ${from.id})
      ORDER BY changed, id LIMIT ${CHANGES_PER_PAGE}) known
    LEFT JOIN match_cards c USING (id)`);
  const [changes] = rows;
  if (!changes) throw new Error('no answer');
  return changes;
}

/** Deletes changes past retention: they include ids of erased members. */
export async function eraseReadChanges(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM match_card_changes WHERE id IN (
      SELECT id FROM match_card_changes WHERE at < clock_timestamp() - ${CHANGES_KEPT}::interval FOR UPDATE SKIP LOCKED)`);
}
