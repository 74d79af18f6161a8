import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_TRIES = 240;
const TRY_EVERY_MS = 500;

export interface Site {
  /** Without a trailing slash. */
  url: string;
  /** Its data directory. */
  directory: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts the built server on a port of this machine, with its own database, which `stop` deletes.
 * @param settings besides those of every such server, such as `DEMO`
 * @param tree the checkout whose build is started
 */
export async function startSite(settings: Record<string, string> = {}, tree = process.cwd()): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'lueur-site-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join('build', 'server-app', 'main.js')], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Inherits nothing from the shell: no other database, mail server or pixel.
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: directory,
      DEMO: '0',
      PHOTO_MODEL: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < START_TRIES && server.exitCode === null; tries += 1) {
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    if (ready?.ok) return { url, directory, pid: server.pid ?? 0, stop };
    await wait(TRY_EVERY_MS);
  }
  await stop();
  throw new Error('The built site did not start');
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
