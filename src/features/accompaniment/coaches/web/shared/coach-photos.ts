/** Addresses of the portraits, by file name: only the pages need them, so the server does not load pictures. */
const files = import.meta.glob<string>('../../../../../../content/coaches/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const photos = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

/** Address of a coach's portrait, from the `photo` of `coaches-content.ts`; nothing for a name that is not there. */
export function coachPhoto(photo: string): string | undefined {
  return photos.get(photo);
}
