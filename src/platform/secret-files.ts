import { readFileSync } from 'node:fs';
import { EnvError } from './env.ts';

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
