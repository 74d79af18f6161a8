import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, EnvError } from './env.ts';

const SECRETS = [
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'BACKUP_KEY',
  'IDENTIFICATION_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'TURN_SECRET',
  'TURN_PASSWORD',
] as const;
export const SECRET_FILES = SECRETS.map((name) => `${name}_FILE`);

type Source = Record<string, string | undefined>;

/**
 * The environment with the content of its secret files; a variable that is set directly wins.
 * @throws EnvError naming a file that cannot be read
 */
export function readSecretFiles(source: Source): Source {
  const read = SECRETS.flatMap((name) => {
    const path = source[`${name}_FILE`];
    return path && !source[name] ? [[name, readSecret(name, path)]] : [];
  });
  return { ...source, ...Object.fromEntries(read) };
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new EnvError(`Configuration inutilisable :\n  ${name}_FILE doit être un fichier lisible : ${path}`);
  }
}

/**
 * The root secret of every key: `AUTH_SECRET`, otherwise a secret generated at the first start in `DATA_DIR/secret`;
 * and the former one after a rotation.
 */
export function readSecrets(env: Env): { secret: string; formerSecret: string | undefined } {
  const file = join(env.DATA_DIR, 'secret');
  const made = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const secret = env.AUTH_SECRET ?? made ?? makeSecret(env, file);
  // Setting a secret on a site with a generated one is a rotation.
  const former = env.AUTH_SECRET_PREVIOUS ?? made;
  return { secret, formerSecret: former === secret ? undefined : former };
}

function makeSecret(env: Env, file: string): string {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
