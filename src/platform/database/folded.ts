import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const ACCENTED = 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy';

/** A text as its letters are searched: small and without accents. In an index it must be written as it is asked for. */
export function foldedSql(text: AnyPgColumn | SQL): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;
}

/** A text as `foldText` makes it, near enough to be searched by names and places. */
export function folded(text: AnyPgColumn | SQL): SQL {
  return sql`regexp_replace(${foldedSql(text)}, '[^a-z0-9]+', ' ', 'g')`;
}

/** For an index in which a part of such a text is found. */
export const searched = (foldedText: SQL): SQL => sql`${foldedText} gin_trgm_ops`;
