/** Whom the public pages show. */
export const SHOWN_PEOPLE = ['coaches', 'team', 'testimonials'] as const;
export type PeopleKind = (typeof SHOWN_PEOPLE)[number];

/** As the operator reads them. */
export const PEOPLE_NAMES: Record<PeopleKind, string> = {
  coaches: 'Les coachs',
  team: 'Les membres de l’équipe',
  testimonials: 'Les témoignages',
};

interface Shown {
  key: string;
  /** Address of their picture; without it their initial stands there. */
  picture: string | null;
  /** Invented (D24): « Exemple » stands beside them. */
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
  /** What they do, in a sentence; may be empty. */
  line: string;
}

export interface ShownTestimonial extends Shown {
  text: string;
  /** A first name, nothing more. */
  author: string;
  /** Also for the page of the 25 to 35. */
  young: boolean;
}

/** Who takes the place of the examples of the build; nothing where those stay, an empty list where nobody is shown. */
export interface PublicPeople {
  coaches?: readonly ShownCoach[];
  team?: readonly ShownTeamMember[];
  testimonials?: readonly ShownTestimonial[];
}

/** Parts of the pages that are drawn anew from what the team's desk stores. */
export const PAGE_SLOTS = [
  'coaches',
  'coach-portraits',
  'team',
  'testimonials',
  'testimonials-of-coaches',
  'testimonials-of-the-young',
] as const;
export type PageSlot = (typeof PAGE_SLOTS)[number];

/** HTML of the parts that differ from the build, by name. */
export type DrawnSlots = { [name in PageSlot]?: string };

/** What the build gives the server to draw these parts with. */
export type DrawSlots = (people: PublicPeople) => DrawnSlots;
