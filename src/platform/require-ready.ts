import { type Env, EnvError, indented } from './env.ts';

/** Sentences about what keeps a server from opening. */
export interface Findings {
  /** Variables that cannot be used. */
  unusable: readonly string[];
  /** What would let people in, or read along (`listUnsafe`). */
  unsafe: readonly string[];
  /** What a site that is open must not lack (`listUnfinished`). */
  unfinished: readonly string[];
}

/**
 * A server in production does not start unusable, unsafe or unfinished, and says everything at once; with
 * `ALLOW_UNFINISHED` it starts unsafe and unfinished all the same. One that is not in production does not serve a public
 * address: its mails and codes are pages that everybody reads.
 * @returns what was allowed
 * @throws EnvError naming each
 */
export function requireReady(env: Env, { unusable, unsafe, unfinished }: Findings): string[] {
  if (env.NODE_ENV === 'development' && env.APP_URL.startsWith('https://'))
    throw new EnvError(
      'APP_URL est publique : NODE_ENV=production, sans quoi chacun lirait les e-mails de tous',
    );
  const opening = env.production ? { unsafe, unfinished } : { unsafe: [], unfinished: [] };
  const allowed = env.ALLOW_UNFINISHED ? [...opening.unsafe, ...opening.unfinished] : [];
  const refused = env.ALLOW_UNFINISHED ? { unsafe: [], unfinished: [] } : opening;
  const parts = [
    ['Configuration inutilisable', unusable],
    ['Ce serveur ne serait pas sûr', refused.unsafe],
    ['Ce site n’est pas prêt à ouvrir', refused.unfinished],
  ] as const;
  const said = parts.flatMap(([title, lines]) => (lines.length ? `${title} :\n${indented(lines)}` : []));
  if (said.length === 0) return allowed;
  if (refused.unfinished.length)
    said.push(
      'Les personnes des pages publiques s’entrent au bureau de l’équipe (/equipe/contenus), et se vérifient une fois la base ouverte. Avec ALLOW_UNFINISHED=1 le site démarre quand même.',
    );
  throw new EnvError(said.join('\n'));
}
