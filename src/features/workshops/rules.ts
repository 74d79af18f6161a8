/** A place, or a rank on the waiting list. */
export const REGISTRATION_STATUSES = ['registered', 'waiting'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Places of a session (D17). */
export const SESSION_PLACES = 5;
/** Upcoming sessions that each workshop always shows. */
export const UPCOMING_SESSIONS = 3;
