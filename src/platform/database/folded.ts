import { type SQL, sql } from 'drizzle-orm';

const ACCENTED = 'àâäáãéèêëíîïìóôöòõúùûüçñÿ';
const PLAIN = 'aaaaaeeeeiiiiooooouuuucny';

/** A text as `foldText` makes it, near enough to be searched by names and places. */
export function folded(text: SQL): SQL {
  return sql`regexp_replace(translate(lower(${text}), ${ACCENTED}, ${PLAIN}), '[^a-z0-9]+', ' ', 'g')`;
}
