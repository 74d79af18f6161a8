import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#platform/env.ts';
import { RESTORING } from '#platform/restoring.ts';
import type { ReadFile } from './archive.ts';
import type { About } from './contents.ts';
import { Refusal } from './refusal.ts';

/** Where a database is restored: nothing of it is to be seen before `finish`, and all of it after. */
export type Target = {
  /** @throws Refusal when something is there already */
  requireEmpty: () => Promise<void>;
  /** Sets a file of the database aside. */
  take: (file: ReadFile) => Promise<void>;
  /**
   * Puts in place what was set aside.
   * @param requireRows is told how many rows each table has @throws Refusal when they are not those of the backup
   */
  finish: (requireRows: (rows: Record<string, number>) => void) => Promise<void>;
};

/** What is set aside while a backup is read; what an interrupted restoration left there goes first. */
export async function emptyStaging(env: Pick<Env, 'DATA_DIR'>): Promise<string> {
  const staging = join(env.DATA_DIR, RESTORING);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  return staging;
}

/** Which kind of database this is, in the operator’s words. */
export const KINDS: Record<About['database'], string> = {
  embedded: 'la base embarquée',
  postgres: 'PostgreSQL',
};

/** @throws Refusal when a table has not as many rows as in the backup */
export function requireSameRows(rows: Record<string, number>, restored: Record<string, number>): void {
  const wrong = Object.keys({ ...rows, ...restored }).filter((table) => rows[table] !== restored[table]);
  if (wrong.length > 0)
    throw new Refusal(`Les tables ${wrong.join(', ')} n’ont pas le nombre de lignes de l’inventaire.`);
}
