import { errorSentence } from '#browser/api/error-sentence.ts';
import { notify } from '#ui/toasts.tsx';

export const CHANGE_FAILED =
  'Cela n’a pas pu être enregistré. Rien n’a changé\u202f: réessayez dans un instant.';

/** Of a change that no form or window waits for. */
export function sayFailed(error: Error): void {
  notify.error(errorSentence(error, CHANGE_FAILED));
}
