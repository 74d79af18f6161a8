import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { Contact } from '../contract.ts';

/** Spec 1 §8, to the letter. */
export const CHAT_FAILED = {
  init: 'Une erreur est survenue lors de l’initialisation du chat.',
  contacts: 'Une erreur est survenue lors de la récupération des contacts.',
  messages: 'Une erreur est survenue lors de la récupération des messages.',
  send: 'Une erreur est survenue lors de l’envoi du message.',
  block: 'Une erreur est survenue lors du blocage de l’utilisateur.',
  unblock: 'Une erreur est survenue lors du déblocage de l’utilisateur.',
  report: 'Une erreur est survenue lors du signalement de l’utilisateur.',
  decline: 'Votre réponse n’est pas partie. Réessayez dans un instant.',
  deletion: 'Une erreur est survenue lors de la suppression de la conversation.',
} as const;

/** Returns a neutral label in place of the automatic greeting. */
export function introducedSentence({ pairGender }: Pick<Contact, 'pairGender'>): string {
  return `${PRODUCT_NAME} vous a ${pairGender === 'femme' ? 'présentées' : 'présentés'}`;
}

/**
 * Returns the message for a failed action. A contact who blocked the member or left is NOT_FOUND; the message does not
 * reveal which (security.md T13).
 */
export function chatErrorSentence(error: unknown, action: keyof typeof CHAT_FAILED): string {
  return isRefusal(error, 'NOT_FOUND') ? CHAT_FAILED[action] : errorSentence(error, CHAT_FAILED[action]);
}
