/** Placeholder of the site's address in the build; the server replaces it by `APP_URL` (D25). */
export const PLACEHOLDER_ORIGIN = 'https://adresse.invalid';

/** Facts of a page that only its server knows: `{{LEGAL_HOST}}` in a text, by the name of the variable. */
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
  'SECURITY_CONTACT',
  'SOCIAL_FACEBOOK',
  'SOCIAL_LINKEDIN',
  'SOCIAL_INSTAGRAM',
  'PIXEL_ID',
  /** Set where sign-ups and log-ins are retained, sealed, for written requests of an authority (D36). */
  'IDENTIFICATION_KEPT',
  /** Set while some of the first thousand places are left (D23), counted by the server. */
  'FOUNDING_OFFER',
  /** Set while demonstration data is served, which one line at the top says (D51). */
  'DEMONSTRATION',
  /** Set while at least one coach is shown. */
  'COACHES',
  /** Set while the visible coaches are examples, which a site open to the public never shows (D24). */
  'EXAMPLE_COACHES',
  /** The team's answer time, in a sentence; unset while there are too few threads. */
  'ANSWER_SPEED',
  /** Number of profiles, and of dates agreed last week; unset below their minimums. */
  'PROOF_FIGURES',
  /** Regular and current price of each of the three services, from the desk. */
  'PRICE_MEMBERSHIP',
  'TODAY_MEMBERSHIP',
  'PRICE_MASTERCLASS',
  'TODAY_MASTERCLASS',
  'PRICE_COACHING',
  'TODAY_COACHING',
] as const;
export type PageFact = (typeof PAGE_FACTS)[number];
