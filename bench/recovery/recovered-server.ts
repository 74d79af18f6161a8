import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries, freePort, ordinaryUser, waitUntilReady } from '../../scripts/temporary-postgres.ts';

const OPEN_WITHIN_MS = 120_000;

/**
 * A server that begins with a base backup and reads the archived log, up to an instant or to its end, and is then open.
 * @param folder of the base backup, used by this server alone
 */
export async function recover(
  folder: string,
  restoreCommand: string,
  until?: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = findBinaries() ?? '';
  const identity = ordinaryUser();
  writeFileSync(join(folder, 'recovery.signal'), '');
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    archive_mode: 'off',
    restore_command: restoreCommand,
    recovery_target_action: 'promote',
    ...(until === undefined ? {} : { recovery_target_time: until }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', folder, ...flags], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitUntilReady(bin, port);
  const url = `postgres://lueur@127.0.0.1:${port}/postgres`;
  await untilOpen(url);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function untilOpen(url: string): Promise<void> {
  const until = Date.now() + OPEN_WITHIN_MS;
  while (Date.now() < until) {
    const [row] = await ask(url, 'SELECT pg_is_in_recovery() AS reads');
    if (row?.reads === false) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The recovered server did not open');
}

/** One question on a connection of its own. */
export async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
