import { pseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns the URL of a date’s video room: the one set by the team, otherwise an unguessable one under
 * `WORKSHOP_ROOM_URL`.
 */
export function roomOf(
  { env, secret }: Pick<Services, 'env' | 'secret'>,
  date: { id: string; room_url: string | null },
): string | null {
  if (date.room_url !== null) return date.room_url;
  const rooms = env.WORKSHOP_ROOM_URL;
  return rooms === undefined ? null : `${rooms.replace(/\/$/, '')}/${date.id}-${pseudonym(secret, date.id)}`;
}
