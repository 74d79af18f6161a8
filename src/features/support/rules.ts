/** Whom a message of the contact form goes to (spec 2 §2). */
export const CONTACT_RECIPIENTS = ['coach', 'relations', 'admin', 'dpo'] as const;
export type ContactRecipient = (typeof CONTACT_RECIPIENTS)[number];

export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
/** Names and phone number of the contact form. */
export const CONTACT_FIELD_MAX_LENGTH = 80;
