import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database/unavailable.ts';
import { type Env, EnvError, indented } from './env.ts';

interface Findings {
  unusable: readonly string[];
  unsafe: readonly string[];
  unfinished: readonly string[];
}

/**
 * A server in production does not start unusable, unsafe or unfinished, and one error lists every finding; with
 * `ALLOW_UNFINISHED` it starts unsafe and unfinished all the same. A server in development never serves a public
 * address: its mails and codes are public pages.
 * @returns the findings that were allowed in production
 * @throws EnvError naming each finding that was not
 */
export function requireReady(env: Env, { unusable, unsafe, unfinished }: Findings): string[] {
  if (env.NODE_ENV === 'development' && env.APP_URL.startsWith('https://'))
    throw new EnvError(
      'APP_URL est publique\u202f: NODE_ENV=production, sans quoi chacun lirait les e-mails de tous',
    );
  const lenient = !env.production || env.ALLOW_UNFINISHED;
  const parts = [
    ['Configuration inutilisable', unusable],
    ['Ce serveur ne serait pas sûr', lenient ? [] : unsafe],
    ['Ce site n’est pas prêt à ouvrir', lenient ? [] : unfinished],
  ] as const;
  const said = parts.flatMap(([title, lines]) => (lines.length ? `${title}\u202f:\n${indented(lines)}` : []));
  if (said.length === 0) return env.production ? [...unsafe, ...unfinished] : [];
  if (!lenient && unfinished.length)
    said.push(
      'Les personnes des pages publiques s’entrent au bureau de l’équipe (/equipe/contenus), et se vérifient une fois la base ouverte. Avec ALLOW_UNFINISHED=1 le site démarre quand même.',
    );
  throw new EnvError(said.join('\n'));
}

const TRY_EVERY_MS = 1000;
/** Covers a restart of the database and a failover; after that the process exits, and its supervisor restarts it. */
const PATIENCE_MS = 5 * 60_000;

interface Patience {
  tryEveryMs?: number;
  patienceMs?: number;
  onAway: (error: unknown) => void;
}

/**
 * Prepares the database before the node serves, and retries while the database is unavailable.
 * @param prepare idempotent
 * @throws any other error at once, and the last one when the database stays unavailable
 */
export async function waitForDatabase<Prepared>(
  prepare: () => Promise<Prepared>,
  { tryEveryMs = TRY_EVERY_MS, patienceMs = PATIENCE_MS, onAway }: Patience,
): Promise<Prepared> {
  const givesUpAt = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await prepare();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > givesUpAt) throw error;
      if (tries === 1) onAway(error);
      await pause(tryEveryMs);
    }
  }
}
