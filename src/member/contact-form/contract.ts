import { z } from 'zod';
import { done, requiredName, requiredText, route, typedText } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { CONTACT_RECIPIENTS } from '#member/support-threads/rules.ts';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH, looksLikePhoneNumber } from './rules.ts';

const name = (missing: string) =>
  requiredName(CONTACT_NAME_MAX_LENGTH, 'Ce nom est trop long (50 caractères au plus)', missing);

/** All fields are required (spec 2 §5). */
export const contactMessage = z.object({
  first_name: name('Veuillez entrer votre prénom'),
  last_name: name('Veuillez entrer votre nom'),
  email: emailAddress,
  phone: typedText(40, 'Ce numéro est trop long').refine(
    looksLikePhoneNumber,
    'Veuillez entrer un numéro de téléphone',
  ),
  recipient: z.enum(CONTACT_RECIPIENTS, { error: 'Veuillez choisir un destinataire' }),
  message: requiredText(
    CONTACT_MESSAGE_MAX_LENGTH,
    'Votre message est trop long (5 000 caractères au plus)',
    'Veuillez écrire votre message',
  ),
  /** Honeypot: hidden from people; a bot that fills it gets a normal answer. */
  website: z.string().max(1000).default(''),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactFormContract = {
  contact: route('POST', '/contact', 'Write to the team').input(contactMessage).output(done),
};
