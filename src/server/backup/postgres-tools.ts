import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRefusal } from '../run-command.ts';

const DEBIAN = '/usr/lib/postgresql';
const KEPT_WORDS = 4000;

type Tool = 'pg_dump' | 'pg_restore';

/**
 * Finds the newest installed version of a PostgreSQL tool: it handles its own and every earlier version.
 * @throws Refusal when none is installed
 */
function findTool(name: Tool): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found)
    throw new CommandRefusal(
      `${name} manque sur cette machine (Debian : apt-get install postgresql-client).`,
    );
  return found;
}

/**
 * Starts a tool, with a database if given. The password is passed in the environment, which other users of the machine
 * cannot read.
 * @param address of the database
 */
export function startTool(name: Tool, args: readonly string[], address?: string) {
  const { words, env } = address === undefined ? { words: [], env: {} } : nameDatabase(address);
  const child = spawn(findTool(name), [...words, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-KEPT_WORDS);
  });
  // A tool that exits early closes its pipe; its exit code says more.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}: ${said}`)),
    );
  });
  ended.catch(() => undefined);
  return { input: child.stdin, output: child.stdout, ended };
}

function nameDatabase(address: string): { words: string[]; env: Record<string, string> } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { words: ['--dbname', url.href], env: password ? { PGPASSWORD: password } : {} };
}
