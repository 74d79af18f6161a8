export const SHOWN_PEOPLE = ['coaches', 'team', 'testimonials'] as const;
export type PeopleKind = (typeof SHOWN_PEOPLE)[number];
/** Lists that need real people before a site opens; it can open without testimonials. */
export const NEEDED_PEOPLE = ['coaches', 'team'] as const;

export const PEOPLE_NAMES: Record<PeopleKind, string> = {
  coaches: 'Les coachs',
  team: 'Les membres de l’équipe',
  testimonials: 'Les témoignages',
};

interface Shown {
  key: string;
  /** URL of their picture; without it their initial is displayed. */
  picture: string | null;
  /** Fictional (D24): labelled « Exemple ». */
  example: boolean;
}

export interface ShownCoach extends Shown {
  firstName: string;
  lastName: string;
  role: string;
  bio: string;
  tags: readonly string[];
}

export interface ShownTeamMember extends Shown {
  name: string;
  role: string;
  /** Their role, in a sentence; may be empty. */
  line: string;
  /** Town of the person who publishes the site; empty for everyone else. */
  publisherTown: string;
}

export interface ShownTestimonial extends Shown {
  text: string;
  /** A first name only. */
  author: string;
  /** Whether it also appears on the page for ages 25 to 35. */
  young: boolean;
}

/** Replaces the examples of the build; undefined where these stay, empty where no one is visible. */
export interface PublicPeople {
  coaches?: readonly ShownCoach[];
  team?: readonly ShownTeamMember[];
  testimonials?: readonly ShownTestimonial[];
}

/** Returns what a site open to the public shows: where no real person is stored, no one (D24). */
export function realPeople({ coaches, team, testimonials }: PublicPeople): Required<PublicPeople> {
  return { coaches: onlyReal(coaches), team: onlyReal(team), testimonials: onlyReal(testimonials) };
}

function onlyReal<Person extends Shown>(shown: readonly Person[] = []): Person[] {
  return shown.filter(({ example }) => !example);
}

/** Content of the desk for the pages; undefined where the build stays. */
export interface PublicParts extends PublicPeople {
  banner?: { text: string; link: string | null; script: string } | undefined;
  questions?: readonly { question: string; answer: string }[] | undefined;
}

/** Parts of the pages that are rendered from data of the staff desk. */
export const PAGE_SLOTS = [
  'coaches',
  'coach-portraits',
  'team',
  'who-answers',
  'testimonials',
  'testimonials-of-coaches',
  'testimonials-of-the-young',
  'banner',
  'questions',
  'questions-data',
  'article',
  'article-head',
  'article-cards',
  'article-links',
  'article-feed',
  'article-map',
] as const;
export type PageSlot = (typeof PAGE_SLOTS)[number];

export type DrawnSlots = { [name in PageSlot]?: string };

export type DrawSlots = (parts: PublicParts) => DrawnSlots;
