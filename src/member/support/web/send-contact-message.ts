import { type FormOutcome, sendForm } from '#browser/api/send-form.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-fields.tsx';

/** Spec 2 §8, verbatim. */
const SENTENCES = {
  network:
    'Erreur de connexion au serveur d’envoi d’e-mail. Veuillez réessayer plus tard ou contacter l’administrateur directement.',
  failed: 'Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.',
};

export type FieldErrors = Partial<Record<ContactField, string>>;

export function postContactMessage(typed: Record<string, string>): Promise<FormOutcome<ContactField>> {
  return sendForm('/api/contact', typed, CONTACT_FIELDS, SENTENCES);
}
