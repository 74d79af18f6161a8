import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#platform/database/client.ts';
import type { Env } from '#platform/env.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { makeKey } from '#server/backup/seal.ts';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import type { BuiltApp } from '../built/built-app.ts';
import { BuiltNode } from '../built/built-node.ts';
import type { BenchRun } from '../shared/run-bench.ts';
import { searchDatabase } from './left-behind.ts';
import type { Record } from './record.ts';

/** Where erasures are written down beside the database: an operator brings it along (docs/operations.md). */
const JOURNAL = 'erasures.txt';
const say = () => undefined;

export type KeptBackup = { file: string; env: Env };

/** A backup of everyone while they are there; as it is encrypted, nothing shows in it. */
export async function backUp(run: BenchRun, { app }: BuiltApp, record: Record): Promise<KeptBackup> {
  const { key, recipient } = await makeKey();
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'lueur-backups-'));
  run.defer(async () => rmSync(BACKUP_DIR, { recursive: true, force: true }));
  const env = { ...app.services.env, BACKUP_DIR, BACKUP_RECIPIENT: recipient, BACKUP_KEY: key };
  const { file } = await makeBackup({ env, say });
  record.note('backup', 'the file', readFileSync(file));
  return { file, env };
}

/**
 * That backup, restored into an empty place after everyone has gone: once the node serves, they are gone from there as
 * well.
 */
export async function restoreAndSearch(
  run: BenchRun,
  built: BuiltApp,
  { file, env }: KeptBackup,
  record: Record,
): Promise<void> {
  const databaseUrl = await createEmptyDatabase(run.postgres.url, `lueur_restored_${Date.now()}`);
  const node = new BuiltNode({ ...built.node.settings, databaseUrl });
  run.defer(() => node.stop());
  await restoreBackup({ env: { ...env, DATABASE_URL: databaseUrl, DATA_DIR: node.data }, file, say });
  copyFileSync(join(built.node.data, JOURNAL), join(node.data, JOURNAL));
  await node.start();
  const database = openPostgres(databaseUrl);
  try {
    await searchDatabase({ database }, record, 'after restoration');
  } finally {
    await database.close();
  }
}
