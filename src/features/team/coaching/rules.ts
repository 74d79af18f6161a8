export const NOTE_MAX_LENGTH = 2000;
export const MEMBERS_PAGE_SIZE = 50;
/** Opened again within this time, a member's page is one opening in the log. */
export const OPENING_COUNTS_MINUTES = 30;
