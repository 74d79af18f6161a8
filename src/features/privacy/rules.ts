export const CONSENT_PURPOSES = ['terms', 'love-life'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the text that each consent refers to: the date of that text (spec 2 §2, D6). */
export const CONSENT_VERSIONS: Record<ConsentPurpose, string> = {
  terms: 'CGU 2025-02-24, confidentialité 2025-02-19',
  'love-life': 'vie amoureuse 2025-02-19',
};
