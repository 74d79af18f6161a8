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
/** `pictures`: ids of attachments, in threads that accept pictures. */
export type WrittenMessage = z.infer<typeof newMessage> & { pictures?: string[] | undefined };

export const SENDING_ERRORS = {
  SAME_KEY_OTHER_CONTENT: { status: 409, message: 'Une erreur est survenue lors de l’envoi du message.' },
} as const;

/** The fields of a message in every thread, for every reader. */
export const storedMessage = z.object({
  id: z.int(),
  content: z.string(),
  /** Only on the reader’s own messages: distinguishes the stored message from the copy that is being sent. */
  clientId: z.string().nullable(),
  read: z.boolean(),
});

/** Cursor: the page ends before this message. */
export const olderThan = { before: z.coerce.number().int().positive().optional() };

/** Some messages of a thread, oldest first. */
export function pageOf<Message extends z.ZodType>(message: Message) {
  return z.object({ messages: z.array(message), hasOlder: z.boolean() });
}
