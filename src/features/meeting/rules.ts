/** The warm words that one may choose about the person one has met. */
export const MEETING_QUALITIES = [
  'À l’écoute',
  'Bienveillant·e',
  'Authentique',
  'Ponctuel·le',
  'Drôle',
  'Fidèle à son profil',
] as const;
export type MeetingQuality = (typeof MEETING_QUALITIES)[number];

/** Messages exchanged, greeting left out, from which a meeting may be told. */
export const MESSAGES_BEFORE_MEETING = 10;
/** Feedback is seen once both have written, or after so many days. */
export const FEEDBACK_SHOWN_AFTER_DAYS = 7;
