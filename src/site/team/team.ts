import { BUILT_IN_COACHES, type BuiltInCoach } from '#features/accompaniment/coaches/texts.ts';
import { coachPhoto } from '#features/accompaniment/coaches/web/shared/coach-photos.ts';

export interface TeamMember extends Omit<BuiltInCoach, 'photo' | 'email'> {
  /** Address of the portrait. */
  picture: string | undefined;
}

/** The coaches as the build knows them: they are always shown, whatever the server answers. */
export function listTeam(): TeamMember[] {
  return BUILT_IN_COACHES.map(({ photo, email, ...coach }) => ({ ...coach, picture: coachPhoto(photo) }));
}

/** By which a bio is found, to be replaced with the one that the server holds: what `keepBiosFresh` reads. */
export function bioName({ firstName, lastName }: TeamMember): string {
  return `${firstName}|${lastName}`;
}
