import pg from 'pg';
import type { Env } from '#platform/env.ts';
import { CommandRefusal } from '../run-command.ts';
import type { ArchivedFile } from './archive.ts';
import { intoPieces } from './pieces.ts';
import { startTool } from './postgres-tools.ts';
import {
  type Ask,
  type BackupMoment,
  type BackupSource,
  countRows,
  listPhotoIds,
  readServerVersion,
} from './source.ts';

/**
 * Opens a PostgreSQL database as a source.
 * @throws Refusal when there is no Lueur database at that address
 */
export async function openPostgresSource(address: string): Promise<BackupSource> {
  const client = await connect(address);
  const ask = askOn(client);
  const about = await readServerVersion(ask).catch(() => undefined);
  if (!about) {
    await client.end();
    throw new CommandRefusal('La base de DATABASE_URL ne contient pas Lueur : il n’y a rien à sauvegarder.');
  }
  return {
    about: { database: 'postgres', ...about },
    listPhotoIds: () => listPhotoIds(ask),
    openSnapshot: () => openSnapshot(address),
    close: () => client.end(),
  };
}

/**
 * Takes one snapshot in a read-only transaction, exported to `pg_dump`: the dump, the counts and the lists see the same
 * rows, whatever is written meanwhile.
 */
async function openSnapshot(address: string): Promise<BackupMoment> {
  const client = await connect(address);
  const ask = askOn(client);
  await ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const [row] = await ask('SELECT pg_export_snapshot() AS snapshot, clock_timestamp() AS at');
  return {
    at: new Date(String(row?.at)),
    rows: await countRows(ask),
    listPhotoIds: () => listPhotoIds(ask),
    files: () => dump(address, String(row?.snapshot)),
    end: () => client.end(),
  };
}

async function* dump(address: string, snapshot: string): AsyncGenerator<ArchivedFile> {
  const { output, ended } = startTool(
    'pg_dump',
    ['--format=custom', '--compress=3', `--snapshot=${snapshot}`],
    address,
  );
  yield* intoPieces(output);
  await ended;
}

/** Returns the address of the schema's owner, who can read and recreate all of it (decision 32). */
export function ownersUrl({ DATABASE_OWNER_URL, DATABASE_URL }: Env): string {
  return DATABASE_OWNER_URL ?? DATABASE_URL ?? '';
}

/** Connects without statement timeouts: counting ten million rows is slow. */
export async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, application_name: 'lueur-backup' });
  await client.connect();
  await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET jit = off');
  return client;
}

export function askOn(client: pg.Client): Ask {
  return async (text) => (await client.query(text)).rows;
}
