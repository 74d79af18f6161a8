import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EnvError } from './env.ts';

/** Another process serves from the same data directory; PGlite would corrupt it. */
export class AlreadyRunningError extends Error {}

/**
 * Locks the data directory for this process. On Linux with an abstract socket: the kernel frees it however the process
 * ends. Elsewhere with a file that holds the process id.
 * @returns a function that releases it
 * @throws AlreadyRunningError, or EnvError where the folder cannot be made
 */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  try {
    // Other users of the machine must not read it.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new EnvError(
      `DATA_DIR ne peut pas servir\u202f: ${error instanceof Error ? error.message : directory}`,
    );
  }
  const real = realpathSync(directory);
  const taken = new AlreadyRunningError(
    `Le dossier de données ${directory} sert déjà à une autre instance de Lueur. Arrêtez-la, ou choisissez un autre DATA_DIR.`,
  );
  return process.platform === 'linux' ? lockBySocket(real, taken) : lockByFile(real, taken);
}

function lockBySocket(directory: string, taken: Error): Promise<() => void> {
  const name = `\0lueur-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(taken));
    server.listen(name, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

function lockByFile(directory: string, taken: Error): () => void {
  const file = join(directory, 'pid');
  if (existsSync(file) && isAlive(Number(readFileSync(file, 'utf8')))) throw taken;
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
