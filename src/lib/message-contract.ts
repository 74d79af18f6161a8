import { z } from 'zod';
import { requiredText } from './contract-base.ts';
import { MESSAGE_MAX_LENGTH } from './message-length.ts';

/** A message from a browser; `clientId` is its idempotency key. */
export const newMessage = z.object({
  clientId: z.uuid(),
  content: requiredText(
    MESSAGE_MAX_LENGTH,
    'Votre message est trop long (2 000 caractères au plus)',
    'Écrivez quelques mots avant d’envoyer',
  ),
});

export const SENDING_ERRORS = {
  SAME_KEY_OTHER_CONTENT: { status: 409, message: 'Une erreur est survenue lors de l’envoi du message.' },
} as const;
