import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

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
