import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/temporary-postgres.ts';
import { isListening } from '../src/server/doctor/examine.ts';

const BINARY = '/usr/bin/turnserver';
const TRIES = 100;
const TRY_AGAIN_MS = 100;

export const hasCoturn = existsSync(BINARY);

/**
 * Starts coturn on loopback, with the shared secret of the TURN REST API.
 * @returns its port
 */
export async function startCoturn(secret: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'lueur-turn-'));
  const words = {
    'listening-ip': '127.0.0.1',
    'relay-ip': '127.0.0.1',
    'listening-port': String(port),
    realm: 'exemple.invalid',
    'static-auth-secret': secret,
    'log-file': join(folder, 'log'),
    pidfile: join(folder, 'pid'),
    userdb: join(folder, 'users'),
  };
  const named = Object.entries(words).map(([name, value]) => `--${name}=${value}`);
  const flags = ['-n', '--use-auth-secret', '--no-cli', '--no-tls', '--no-dtls', '--allow-loopback-peers'];
  const child = spawn(BINARY, [...flags, ...named], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilOpen(port, child);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries += 1) {
    if (await isListening('127.0.0.1', port)) return;
    await pause(TRY_AGAIN_MS);
  }
  throw new Error('coturn does not start');
}
