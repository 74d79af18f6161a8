import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#platform/env.ts';
import { RESTORING } from '#platform/restoring.ts';
import { CommandRefusal } from '../run-command.ts';
import type { ReadFile } from './archive.ts';
import type { About } from './contents.ts';

/** A database to restore into, atomically: it stays empty until `finish`. */
export type RestoreTarget = {
  /** @throws Refusal when it is not empty */
  requireEmpty: () => Promise<void>;
  take: (file: ReadFile) => Promise<void>;
  /**
   * Moves the staged files into place.
   * @param requireRows gets the row count of each table
   * @throws Refusal when they differ from those of the backup
   */
  finish: (requireRows: (rows: Record<string, number>) => void) => Promise<void>;
};

/** Returns the staging folder, emptied of the remains of an interrupted restore. */
export async function emptyStaging(env: Pick<Env, 'DATA_DIR'>): Promise<string> {
  const staging = join(env.DATA_DIR, RESTORING);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  return staging;
}

export const KINDS: Record<About['database'], string> = {
  embedded: 'la base embarquée',
  postgres: 'PostgreSQL',
};

/** @throws Refusal when the row count of a table differs from that of the backup */
export function requireSameRows(rows: Record<string, number>, restored: Record<string, number>): void {
  const wrong = Object.keys({ ...rows, ...restored }).filter((table) => rows[table] !== restored[table]);
  if (wrong.length > 0)
    throw new CommandRefusal(`Les tables ${wrong.join(', ')} n’ont pas le nombre de lignes de l’inventaire.`);
}
