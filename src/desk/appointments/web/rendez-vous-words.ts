import { errorSentence } from '#browser/api/error-sentence.ts';
import type { AppointmentState } from '#member/appointments/rules.ts';
import { notify } from '#ui/toasts.tsx';

export const STATE_NAMES: Record<AppointmentState, string> = {
  booked: 'À venir',
  cancelled: 'Annulé',
  held: 'A eu lieu',
  missed: 'Manqué',
};

/** Indexed from Monday. */
export const WEEKDAY_NAMES = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'] as const;

export const CHANGE_FAILED =
  'Cela n’a pas pu être enregistré. Rien n’a changé\u202f: réessayez dans un instant.';

/** Error toast for changes outside a form or dialog. */
export function sayFailed(error: Error): void {
  notify.error(errorSentence(error, CHANGE_FAILED));
}
