import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const ACCENTED = 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy';

/** Folds case and accents for searches. A query must use the same expression as its index. */
export function foldedSql(text: AnyPgColumn | SQL): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;
}

/** Folds everything but letters and digits too: for names, in a search or as an order of the alphabet. */
export function folded(text: AnyPgColumn | SQL): SQL {
  return sql`regexp_replace(${foldedSql(text)}, '[^a-z0-9]+', ' ', 'g')`;
}

export const searched = (foldedText: SQL): SQL => sql`${foldedText} gin_trgm_ops`;
