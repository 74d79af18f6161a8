import { isSameCoach } from '../../rules.ts';
import { BUILT_IN_COACHES } from '../../texts.ts';

/** Portrait URLs by file name; web only, so that the server bundles no pictures. */
const files = import.meta.glob<string>('../../../../../content/coaches/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const photos = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

/** @param photo as in `BUILT_IN_COACHES` @returns undefined for an unknown name */
export function coachPhoto(photo: string): string | undefined {
  return photos.get(photo);
}

type Named = { firstName: string; lastName: string; example: boolean };

/** Portrait of a fictional coach without a picture. */
export function drawnPortrait(coach: Named): string | null {
  const drawn = coach.example && BUILT_IN_COACHES.find((one) => isSameCoach(one, coach));
  return (drawn && coachPhoto(drawn.photo)) || null;
}

/** Returns the picture of a coach, or the drawn portrait of a fictional one. */
export function portraitOf(coach: Named & { photoUrl: string | null }): string | null {
  return coach.photoUrl ?? drawnPortrait(coach);
}
