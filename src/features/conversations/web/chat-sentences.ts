import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';

/** Spec 1 §8, to the letter. */
export const CHAT_FAILED = {
  init: "Une erreur est survenue lors de l'initialisation du chat.",
  contacts: 'Une erreur est survenue lors de la récupération des contacts.',
  messages: 'Une erreur est survenue lors de la récupération des messages.',
  send: "Une erreur est survenue lors de l'envoi du message.",
  block: "Une erreur est survenue lors du blocage de l'utilisateur.",
  unblock: "Une erreur est survenue lors du déblocage de l'utilisateur.",
  report: "Une erreur est survenue lors du signalement de l'utilisateur.",
  deletion: 'Une erreur est survenue lors de la suppression de la conversation.',
} as const;

/**
 * What to tell of an action that failed. Someone who has blocked the member or left is « not found »: the sentence of
 * the screen says it without telling which (security.md T13).
 */
export function chatErrorSentence(error: unknown, action: keyof typeof CHAT_FAILED): string {
  return isRefusal(error, 'NOT_FOUND') ? CHAT_FAILED[action] : errorSentence(error, CHAT_FAILED[action]);
}
