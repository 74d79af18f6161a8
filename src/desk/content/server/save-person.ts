import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { versionOf } from '#lib/version-of.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, type SaveErrors } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { dropPicture } from './picture-store.ts';
import { publishContent } from './publish-content.ts';

type Listed = { id: string; position: number; photo_url: string | null };
type Shown = { photoUrl: string | null };

interface PersonSave<Row, Typed> {
  action: 'content.coach' | 'content.team' | 'content.testimonial';
  subject: { kind: 'coach' | 'content'; id: string };
  /** The version that the form read. */
  read: string | null;
  typed: Typed;
  list: (tx: Database) => Promise<Row[]>;
  /** What the form shows of a stored row. */
  shown: (row: Row) => Typed;
}

/** Keeps the place in the list, the last for a new entry, and deletes the picture that is no longer shown. */
export async function savePerson<Row extends Listed, Typed extends Shown>(
  context: { services: Services; staff: { id: string } },
  errors: SaveErrors,
  { action, subject, read, typed, list, shown }: PersonSave<Row, Typed>,
  save: (tx: Database, known: { rows: Row[]; position: number }) => Promise<unknown>,
): Promise<{ version: string }> {
  await write(context, {
    lock: (tx) => lockName(tx, `${subject.kind}:${subject.id}`),
    async change({ tx }) {
      const rows = await list(tx);
      const former = rows.find(({ id }) => id === subject.id);
      if (!mayWrite(errors, { read, stored: former && shown(former), typed })) return UNCHANGED;
      await save(tx, { rows, position: former?.position ?? (rows.at(-1)?.position ?? -1) + 1 });
      if (former && former.photo_url !== typed.photoUrl) await dropPicture(tx, former.photo_url);
    },
    audit: auditBy(context.staff, { action, subject }),
    publish: publishContent,
  });
  return { version: versionOf(typed) };
}
