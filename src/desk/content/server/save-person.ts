import type { Database } from '#platform/database/client.ts';
import { changeContent } from './change-content.ts';
import { dropPicture } from './picture-store.ts';

type Listed = { id: string; position: number; photo_url: string | null };
type Change = Parameters<typeof changeContent>[1];

/**
 * Keeps the place in the list, the last for a new entry, and deletes the picture that is no longer shown.
 * @param save returns `false` for no change
 */
export async function savePerson<Row extends Listed, Result>(
  context: Parameters<typeof changeContent>[0],
  entry: Change & { photoUrl: string | null; list: (tx: Database) => Promise<Row[]> },
  save: (tx: Database, known: { rows: Row[]; position: number }) => Promise<Result>,
): Promise<Result> {
  const { photoUrl, list, ...change } = entry;
  return changeContent(context, change, async (tx) => {
    const rows = await list(tx);
    const former = rows.find(({ id }) => id === change.id);
    const position = former?.position ?? (rows.at(-1)?.position ?? -1) + 1;
    const saved = await save(tx, { rows, position });
    if (saved !== false && former?.photo_url !== photoUrl) await dropPicture(tx, former?.photo_url ?? null);
    return saved;
  });
}
