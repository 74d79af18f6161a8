import type { ShownCoach } from '#lib/public-people.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { coachPhoto } from '#member/coaches/web/shared/coach-photos.ts';

/** Returns the built-in examples, used until the desk stores real coaches. */
export function listTeam(): ShownCoach[] {
  return BUILT_IN_COACHES.map(({ photo, email, ...coach }) => ({
    ...coach,
    picture: coachPhoto(photo) ?? null,
    example: true,
  }));
}
