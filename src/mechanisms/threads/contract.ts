import { z } from 'zod';
import { requiredText } from '#lib/contract-base.ts';
import { MESSAGE_MAX_LENGTH } from './rules.ts';

/** A message from a browser; `clientId` is its idempotency key. */
export const newMessage = z.object({
  clientId: z.uuid(),
  content: requiredText(
    MESSAGE_MAX_LENGTH,
    'Votre message est trop long (2 000 caractères au plus)',
    'Écrivez quelques mots avant d’envoyer',
  ),
});
/** `pictures`: ids of what is joined, in the threads that take pictures. */
export type WrittenMessage = z.infer<typeof newMessage> & { pictures?: string[] | undefined };

export const SENDING_ERRORS = {
  SAME_KEY_OTHER_CONTENT: { status: 409, message: 'Une erreur est survenue lors de l’envoi du message.' },
} as const;

/** What every thread tells of a message, whoever reads it. */
export const storedMessage = z.object({
  id: z.int(),
  content: z.string(),
  /** Of the reader’s own side only: tells the stored one from the copy that is still on its way. */
  clientId: z.string().nullable(),
  read: z.boolean(),
});

/** The message before which to read on. */
export const olderThan = { before: z.coerce.number().int().positive().optional() };

/** Some messages of a thread, oldest first. */
export function pageOf<Message extends z.ZodType>(message: Message) {
  return z.object({ messages: z.array(message), hasOlder: z.boolean() });
}
