import { createHmac } from 'node:crypto';
import type { Env } from '#platform/env.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import type { Joined } from '../../contract.ts';

/** Time to connect, the longest call, and a margin. */
const VALID_SECONDS = 130 * 60;

type TurnEnv = Pick<Env, 'TURN_URL' | 'TURN_SECRET' | 'TURN_USER' | 'TURN_PASSWORD'>;

/**
 * The relay of a call, with credentials for one member and a limited time: by the shared secret of the TURN REST API
 * (draft-uberti-behave-turn-rest, as coturn's `use-auth-secret`), or a fixed user. Empty when none is configured: no
 * third-party server is ever used.
 */
export function iceServersFor(
  env: TurnEnv,
  { secret, member, now }: { secret: string; member: string; now: Date },
): Joined['iceServers'] {
  const { TURN_URL: urls, TURN_SECRET, TURN_USER, TURN_PASSWORD } = env;
  if (!urls) return [];
  if (!TURN_SECRET) return [{ urls, username: TURN_USER ?? '', credential: TURN_PASSWORD ?? '' }];
  const expiry = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const username = `${expiry}:${pseudonym(secret, `turn:${member}`)}`;
  return [{ urls, username, credential: createHmac('sha1', TURN_SECRET).update(username).digest('base64') }];
}
