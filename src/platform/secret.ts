import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

/**
 * What every key is drawn from: `AUTH_SECRET`, otherwise a secret made at the first start in `DATA_DIR/secret`; and the one
 * before, after a change.
 */
export function readSecrets(env: Env): { secret: string; formerSecret: string | undefined } {
  const file = join(env.DATA_DIR, 'secret');
  const made = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const secret = env.AUTH_SECRET ?? made ?? makeSecret(env, file);
  // Whoever gives a secret to a site that had made its own has changed it.
  const former = env.AUTH_SECRET_PREVIOUS ?? made;
  return { secret, formerSecret: former === secret ? undefined : former };
}

function makeSecret(env: Env, file: string): string {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
