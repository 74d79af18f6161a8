import { OfflineError, sendRequest } from '#browser/api/fetch.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-fields.tsx';

/** Spec 2 §8, to the letter. */
const NETWORK_FAILED =
  "Erreur de connexion au serveur d'envoi d'email. Veuillez réessayer plus tard ou contacter l'administrateur directement.";
const SEND_FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

export type FieldErrors = Partial<Record<ContactField, string>>;
export type Outcome = { sent: true } | { sent: false; errors: FieldErrors; failure?: string };

/** Sends what was typed, by plain `fetch`: the API client and its parser would weigh ten times this form. */
export async function sendContactMessage(typed: Record<string, string>): Promise<Outcome> {
  try {
    const answer = await sendRequest(
      new Request(new URL('/api/contact', window.location.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(typed),
      }),
    );
    if (answer.ok) return { sent: true };
    const refusal: Refusal = await answer.json().catch(() => ({}));
    const errors = fieldErrors(refusal);
    if (Object.keys(errors).length > 0) return { sent: false, errors };
    return { sent: false, errors, failure: refusal.defined === true ? refusal.message : SEND_FAILED };
  } catch (error) {
    return {
      sent: false,
      errors: {},
      failure: error instanceof OfflineError ? error.message : NETWORK_FAILED,
    };
  }
}

/** What our API answers when it refuses. */
interface Refusal {
  defined?: boolean;
  message?: string;
  data?: { fields?: Record<string, string> };
}

function fieldErrors({ data }: Refusal): FieldErrors {
  const refused = CONTACT_FIELDS.filter((field) => data?.fields?.[field]);
  return Object.fromEntries(refused.map((field) => [field, data?.fields?.[field]]));
}
