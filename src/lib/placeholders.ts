/** Stands for the address of the site in what the build writes; the server puts `APP_URL` in its place (D25). */
export const PLACEHOLDER_ORIGIN = 'https://adresse.invalid';

/** What a page says of its site that only the server knows: `{{LEGAL_HOST}}` in a text, by the name of the variable. */
export const PAGE_FACTS = [
  'LEGAL_PUBLISHER',
  'LEGAL_ADDRESS',
  'LEGAL_REGISTRATION',
  'LEGAL_DIRECTOR',
  'LEGAL_HOST',
  'LEGAL_MAIL_PROVIDER',
  'LEGAL_MEDIATOR',
  /** Also the address of the data protection officer. */
  'LEGAL_CONTACT_EMAIL',
  'SOCIAL_FACEBOOK',
  'SOCIAL_LINKEDIN',
  'SOCIAL_INSTAGRAM',
  'PIXEL_ID',
] as const;
export type PageFact = (typeof PAGE_FACTS)[number];
