import type { PeopleKind } from '#lib/public-people.ts';

/** Lengths that the pages hold without breaking. */
export const LENGTHS = { name: 60, role: 90, line: 140, bio: 900, tag: 40, quote: 400, proof: 300 } as const;
/** What a coach helps with, in a word each: two are shown best, more would hide the face. */
export const MAX_TAGS = 3;

/** In the place of a successor: the members of a coach who leaves are spread over the others. */
export const SPREAD = 'spread';

/** Where the pictures of these people are served. */
export const PICTURES_AT = '/equipe-photos';
export const PICTURE_PATH = /^\/equipe-photos\/[\w-]{1,64}\.webp$/;

/** Kinds of people without whom the pages still read well: their section disappears. */
export const MAY_BE_NOBODY = ['testimonials'] as const satisfies readonly PeopleKind[];
export type MayBeNobody = (typeof MAY_BE_NOBODY)[number];

interface Stored {
  shown: boolean;
  example: boolean;
}

/**
 * Who takes the place of the examples of the build (D24): the real people who are shown; without any the stored examples;
 * nothing where those of the build stay.
 * @param withdrawn the team has taken the examples off: nobody is shown rather than them
 */
export function whoIsShown<Person extends Stored>(
  stored: readonly Person[],
  withdrawn = false,
): readonly Person[] | undefined {
  const shown = stored.filter((one) => one.shown);
  const real = shown.filter(({ example }) => !example);
  if (real.length > 0 || withdrawn) return real;
  return shown.length > 0 ? shown : undefined;
}

/** Whether those whom the pages show are invented. @param shown what `whoIsShown` says */
export function isInvented(shown: readonly Stored[] | undefined): boolean {
  return shown === undefined || shown.some(({ example }) => example);
}

/** Verdict on words attributed to somebody: theirs to give, or said to be an example. */
export function canPublish(testimonial: {
  example: boolean;
  consentedOn: string | null;
  proof: string;
}): 'ok' | 'consent-missing' | 'proof-missing' {
  if (testimonial.example) return 'ok';
  if (testimonial.consentedOn === null) return 'consent-missing';
  return testimonial.proof.trim() === '' ? 'proof-missing' : 'ok';
}
