import { isSameCoach } from '../../rules.ts';
import { BUILT_IN_COACHES } from '../../texts.ts';

/** Addresses of the portraits, by file name: only the pages need them, so the server does not load pictures. */
const files = import.meta.glob<string>('../../../../../content/coaches/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const photos = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

/** Address of a coach's portrait, from the `photo` of `coaches-content.ts`; nothing for a name that is not there. */
export function coachPhoto(photo: string): string | undefined {
  return photos.get(photo);
}

/** The drawn portrait of an example that has no picture of its own. */
export function drawnPortrait(coach: {
  firstName: string;
  lastName: string;
  example: boolean;
}): string | null {
  const drawn = coach.example && BUILT_IN_COACHES.find((one) => isSameCoach(one, coach));
  return (drawn && coachPhoto(drawn.photo)) || null;
}
