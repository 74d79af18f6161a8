/** Stands for the address of the site in what the build writes; the server puts `APP_URL` in its place (D25). */
export const PLACEHOLDER_ORIGIN = 'https://adresse.invalid';

/** What a page says of its site that only the server knows: `{{LEGAL_HOST}}` in a text, by the name of the variable. */
export const PAGE_FACTS = [
  'LEGAL_PUBLISHER',
  'LEGAL_ADDRESS',
  'LEGAL_CAPITAL',
  'LEGAL_REGISTRATION',
  'LEGAL_DIRECTOR',
  'LEGAL_HOST',
  'LEGAL_HOST_PHONE',
  'LEGAL_MAIL_PROVIDER',
  'LEGAL_MEDIATOR',
  /** Also the address of the data protection officer. */
  'LEGAL_CONTACT_EMAIL',
  /** To whom a flaw is reported. */
  'SECURITY_CONTACT',
  'SOCIAL_FACEBOOK',
  'SOCIAL_LINKEDIN',
  'SOCIAL_INSTAGRAM',
  'PIXEL_ID',
  /** Set where who signs up and logs in is kept, sealed, for written requests of an authority (D36). */
  'IDENTIFICATION_KEPT',
  /** Set while the first thousand places last (D23): the server counts them. */
  'FOUNDING_OFFER',
  /** Set once the desk shows real coaches: the examples leave the pages (D24). */
  'REAL_COACHES',
  /** Of the three services, as the desk has them: what each is meant to cost, and what it costs today. */
  'PRICE_MEMBERSHIP',
  'TODAY_MEMBERSHIP',
  'PRICE_MASTERCLASS',
  'TODAY_MASTERCLASS',
  'PRICE_COACHING',
  'TODAY_COACHING',
] as const;
export type PageFact = (typeof PAGE_FACTS)[number];
