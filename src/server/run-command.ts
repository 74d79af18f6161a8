import { DamagedDatabaseError } from '#platform/database/damaged-database-error.ts';
import { type Env, EnvError, parseEnv } from '#platform/env.ts';
import { readSecretFiles } from '#platform/secret-files.ts';
import { AlreadyRunningError, lockDataDirectory } from '#platform/single-instance.ts';

const SERVER_RUNS =
  'Le serveur utilise la base embarquée : arrêtez-le, relancez cette commande, puis redémarrez-le. (Avec PostgreSQL, il peut rester en marche.)';

const DAMAGED =
  'La base embarquée est abîmée\u202f: un démarrage (npm start) la met de côté et dit comment remettre la dernière sauvegarde.';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Reads the configuration without the requirements of a public site: backups are made and tested on other machines too.
 */
export function readSettings(): Env {
  return parseEnv(readSecretFiles({ ...process.env, NODE_ENV: 'development' }));
}

export async function alone<Result>(
  { DATA_DIR }: Pick<Env, 'DATA_DIR'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await lockDataDirectory(DATA_DIR);
  try {
    return await work();
  } finally {
    release();
  }
}

/** Runs an operator's command: a refusal is printed as one sentence, and every failure exits with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof AlreadyRunningError) return SERVER_RUNS;
  if (error instanceof DamagedDatabaseError) return DAMAGED;
  if (error instanceof CommandRefusal || error instanceof EnvError) return error.message;
  return `La commande n’a pas abouti : ${error instanceof Error ? error.message : String(error)}`;
}

/** An error shown to the operator in one sentence, without a stack. */
export class CommandRefusal extends Error {}
