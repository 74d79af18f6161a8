/** Offers of « Mon coaching » (spec 1 §9): a paid first session, or a free interview for members with workshops. */
export const COACHING_OFFERS = ['first-session', 'free-interview'] as const;
export type CoachingOffer = (typeof COACHING_OFFERS)[number];

export const FREE_INTERVIEW_MINUTES = 20;

/** Returns the coaching offer of a member. @param bookedWorkshops past and future places of the member */
export function coachingOffer(bookedWorkshops: number): CoachingOffer {
  return bookedWorkshops > 0 ? 'free-interview' : 'first-session';
}

/** Allow-list of booking services; links to other hosts are not shown (T53). */
const BOOKING_HOSTS = ['calendly.com', 'cal.com', 'zcal.co'] as const;

/** https, host, path and query only: no user info, port or backslash. */
const BOOKING_URL = /^https:\/\/(?:www\.)?([a-z0-9.-]+)(?:[/?][\w/.~%?&=+#:-]*)?$/;

/** Returns a booking link if its host is allowed, otherwise null. */
export function safeBookingUrl(stored: string | null): string | null {
  const host = BOOKING_URL.exec(stored ?? '')?.[1];
  return BOOKING_HOSTS.some((allowed) => allowed === host) ? stored : null;
}

/** Returns a portrait path on our own site, otherwise null, so that no third party learns who reads the page. */
export function safePhotoUrl(stored: string | null): string | null {
  return stored !== null && /^\/(?:[\w-]+\/)*[\w-][\w.-]*$/.test(stored) ? stored : null;
}

/** Upper bound on display positions, far above the size of the team. */
export const MAX_POSITION = 999;

export interface CoachLoad {
  id: string;
  members: number;
}

/** Returns the id of the coach with the fewest members, the lowest id among equals. */
export function nextCoach(coaches: readonly CoachLoad[]): string | undefined {
  const [next] = coaches.toSorted((a, b) => a.members - b.members || (a.id < b.id ? -1 : 1));
  return next?.id;
}

/** Compares first and last names; ignores case and surrounding spaces. */
export function isSameCoach(
  one: { firstName: string; lastName: string },
  other: { firstName: string; lastName: string },
): boolean {
  const fold = (name: string) => name.trim().toLocaleLowerCase('fr');
  return fold(one.firstName) === fold(other.firstName) && fold(one.lastName) === fold(other.lastName);
}
