import type { ShownCoach } from '#lib/public-people.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { coachPhoto } from '#member/coaches/web/shared/coach-photos.ts';

/** The coaches as the build knows them: examples, shown until the desk stores real ones. */
export function listTeam(): ShownCoach[] {
  return BUILT_IN_COACHES.map(({ photo, email, ...coach }) => ({
    ...coach,
    picture: coachPhoto(photo) ?? null,
    example: true,
  }));
}
