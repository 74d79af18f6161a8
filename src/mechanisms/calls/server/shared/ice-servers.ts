import { createHmac } from 'node:crypto';
import type { Env } from '#platform/env.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import type { Joined } from '../../contract.ts';

/** What two people take to find each other before their minutes begin, the longest call, and a margin. */
const VALID_SECONDS = 130 * 60;

type TurnEnv = Pick<Env, 'TURN_URL' | 'TURN_SECRET' | 'TURN_USER' | 'TURN_PASSWORD'>;

/**
 * The relay by which a call passes, with what opens it to one member for a while: by the shared secret of the TURN REST
 * API (draft-uberti-behave-turn-rest, as coturn's `use-auth-secret`), or by a fixed user. None when none is configured:
 * no server of anyone else is ever asked.
 */
export function iceServers(
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
