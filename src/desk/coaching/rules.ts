export const COACH_NOTE_MAX_LENGTH = 2000;
export const MEMBERS_PAGE_SIZE = 50;
