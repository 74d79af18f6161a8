import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { followProgress } from '../shared/progress.ts';
import { lineOf, ROWS_OF, type Row, type RowOf } from './member-lines.ts';

const BATCH_SIZE = 50_000;
/** Nobody has just arrived: such people have a way of their own into a selection. */
const MEMBERS_FOR_MS = 30 * DAY_MS;

/**
 * Writes members and their cards in bulk; no accounts, so nobody can log in. The server itself reads the files: it has to
 * be one of this machine, as a temporary one is.
 */
export async function storeMembers(db: Database, members: readonly InsertedMember[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-members-'));
  chmodSync(folder, 0o755);
  const joined = new Date(Date.now() - MEMBERS_FOR_MS).toISOString();
  const progress = followProgress(`${members.length.toLocaleString('en')} members stored`, members.length);
  try {
    for (let start = 0; start < members.length; start += BATCH_SIZE) {
      const batch = members.slice(start, start + BATCH_SIZE);
      await Promise.all(
        Object.entries(ROWS_OF).map(([table, rowOf]) => copy(db, { table, rowOf, folder, joined }, batch)),
      );
      progress(start + batch.length);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // Statistics and visibility map, as autovacuum leaves them on a database that has been up for a while.
  await db.execute(sql`VACUUM ANALYZE`);
}

type Copy = { table: string; rowOf: RowOf; folder: string; joined: string };

async function copy(
  db: Database,
  { table, rowOf, folder, joined }: Copy,
  members: readonly InsertedMember[],
): Promise<void> {
  const rows = members.map((member) => rowOf(member, joined)).filter((row): row is Row => row !== null);
  const [first] = rows;
  if (!first) return;
  const file = join(folder, table);
  writeFileSync(file, `${rows.map(lineOf).join('\n')}\n`);
  const columns = Object.keys(first).join(', ');
  await db.transaction(async (tx) => {
    // The foreign keys hold by construction; checking millions of them would take most of the time.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql.raw(`COPY ${table} (${columns}) FROM '${file}'`));
  });
}
