import { errorSentence } from '#browser/api/error-sentence.ts';
import type { AppointmentState } from '#member/appointments/rules.ts';
import { notify } from '#ui/toasts.tsx';

export const STATE_NAMES: Record<AppointmentState, string> = {
  booked: 'À venir',
  cancelled: 'Annulé',
  held: 'A eu lieu',
  missed: 'Manqué',
};

/** Of the place of each in a week, from Monday. */
export const WEEKDAY_NAMES = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'] as const;

export const CHANGE_FAILED =
  'Cela n’a pas pu être enregistré. Rien n’a changé\u202f: réessayez dans un instant.';

/** Of a change that no form or window waits for. */
export function sayFailed(error: Error): void {
  notify.error(errorSentence(error, CHANGE_FAILED));
}
