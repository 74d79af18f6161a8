/** What « Mon coaching » offers (spec 1 §9): a paid first session, or a free interview to who has workshops. */
export const COACHING_OFFERS = ['first-session', 'free-interview'] as const;
export type CoachingOffer = (typeof COACHING_OFFERS)[number];

/** Length of the free first interview. */
export const FREE_INTERVIEW_MINUTES = 20;

/** @param bookedWorkshops places that the member really has or had */
export function coachingOffer(bookedWorkshops: number): CoachingOffer {
  return bookedWorkshops > 0 ? 'free-interview' : 'first-session';
}

/** Services that a coach may take appointments with; a stored link to anywhere else is not shown (T53). */
const BOOKING_HOSTS = ['calendly.com', 'cal.com', 'zcal.co'] as const;

/** https, the host, then nothing but a path and its query: no name before an @, no port, no backslash. */
const BOOKING_URL = /^https:\/\/(?:www\.)?([a-z0-9.-]+)(?:[/?][\w/.~%?&=+#:-]*)?$/;

/** The coach's booking link when it may be opened, or null. */
export function safeBookingUrl(stored: string | null): string | null {
  const host = BOOKING_URL.exec(stored ?? '')?.[1];
  return BOOKING_HOSTS.some((allowed) => allowed === host) ? stored : null;
}

/** A portrait only from our own site: no page tells a third party who reads it. */
export function safePhotoUrl(stored: string | null): string | null {
  return stored !== null && /^\/(?:[\w-]+\/)*[\w-][\w.-]*$/.test(stored) ? stored : null;
}

/** Places in a list that the team orders: more than it will ever hold. */
export const MAX_POSITION = 999;

export interface CoachLoad {
  id: string;
  members: number;
}

/** Who accompanies the next member: whoever has fewest, the first by id among equals. */
export function nextCoach(coaches: readonly CoachLoad[]): string | undefined {
  const [next] = coaches.toSorted((a, b) => a.members - b.members || (a.id < b.id ? -1 : 1));
  return next?.id;
}

/** Names are compared as people write them: spaces around and capitals do not count. */
export function isSameCoach(
  one: { firstName: string; lastName: string },
  other: { firstName: string; lastName: string },
): boolean {
  const fold = (name: string) => name.trim().toLocaleLowerCase('fr');
  return fold(one.firstName) === fold(other.firstName) && fold(one.lastName) === fold(other.lastName);
}
