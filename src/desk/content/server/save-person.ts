import { versionOf } from '#lib/version-of.ts';
import type { Database } from '#platform/database/client.ts';
import { mayWrite } from '#platform/versions.ts';
import { changeContent } from './change-content.ts';
import { dropPicture } from './picture-store.ts';

type Listed = { id: string; position: number; photo_url: string | null };
type Shown = { photoUrl: string | null };
type Change = Parameters<typeof changeContent>[1];

interface PersonSave<Row, Typed> extends Change {
  /** The version that the form read. */
  read: string | null;
  typed: Typed;
  list: (tx: Database) => Promise<Row[]>;
  /** What the form shows of a stored row. */
  shown: (row: Row) => Typed;
}

/** Keeps the place in the list, the last for a new entry, and deletes the picture that is no longer shown. */
export async function savePerson<Row extends Listed, Typed extends Shown>(
  context: Parameters<typeof changeContent>[0],
  errors: Parameters<typeof mayWrite>[0],
  { read, typed, list, shown, ...change }: PersonSave<Row, Typed>,
  save: (tx: Database, known: { rows: Row[]; position: number }) => Promise<unknown>,
): Promise<{ version: string }> {
  await changeContent(context, change, async (tx) => {
    const rows = await list(tx);
    const former = rows.find(({ id }) => id === change.id);
    if (!mayWrite(errors, { read, stored: former && shown(former), typed })) return false;
    await save(tx, { rows, position: former?.position ?? (rows.at(-1)?.position ?? -1) + 1 });
    if (former && former.photo_url !== typed.photoUrl) await dropPicture(tx, former.photo_url);
    return true;
  });
  return { version: versionOf(typed) };
}
