import { z } from 'zod';
import { requiredText } from '#lib/contract-base.ts';
import { MESSAGE_MAX_LENGTH } from './rules.ts';

/** A message as a browser sends it: the same one under the same `clientId` is stored once. */
export const newMessage = z.object({
  clientId: z.uuid(),
  content: requiredText(
    MESSAGE_MAX_LENGTH,
    'Votre message est trop long (2 000 caractères au plus)',
    'Écrivez quelques mots avant d’envoyer',
  ),
});

/** The refusal of a second content under one `clientId`. */
export const SENDING_ERRORS = {
  SAME_KEY_OTHER_CONTENT: { status: 409, message: 'Une erreur est survenue lors de l’envoi du message.' },
} as const;
