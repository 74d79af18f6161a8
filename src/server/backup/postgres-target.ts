import { createReadStream } from 'node:fs';
import { MARK_RESTORED } from '#member/data-rights/server/ledger-store.ts';
import { CommandRefusal } from '../run-command.ts';
import { collectPieces } from './pieces.ts';
import { askOn, connect } from './postgres-source.ts';
import { startTool } from './postgres-tools.ts';
import { countRows } from './source.ts';
import type { RestoreTarget } from './target.ts';

/**
 * Opens an existing, empty PostgreSQL database as a target.
 * @param staging holds the dump until it is verified
 */
export function postgresTarget(address: string, staging: string): RestoreTarget {
  const { take, file } = collectPieces(staging);
  return {
    async requireEmpty() {
      const [row] = await askOnce(
        address,
        `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
      );
      if (row?.tables !== 0)
        throw new CommandRefusal(
          'La base de DATABASE_URL n’est pas vide. Une restauration ne remplace rien : créez une base vide (createdb), ou supprimez celle-ci.',
        );
    },
    take,
    async finish(requireRows) {
      const { input, ended } = startTool(
        'pg_restore',
        ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments'],
        address,
      );
      createReadStream(file).pipe(input);
      await ended;
      const client = await connect(address);
      try {
        requireRows(await countRows(askOn(client)));
        await client.query(MARK_RESTORED);
        await client.query('ANALYZE');
      } finally {
        await client.end();
      }
    },
  };
}

/** Lets `pg_restore` read a whole dump and discard the output. */
export async function readDump(file: string): Promise<void> {
  const { input, output, ended } = startTool('pg_restore', ['--file=-']);
  createReadStream(file).pipe(input);
  output.resume();
  await ended;
}

async function askOnce(address: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await connect(address);
  try {
    return await askOn(client)(text);
  } finally {
    await client.end();
  }
}
