import type { AppointmentState } from '#member/appointments/rules.ts';

export const STATE_NAMES: Record<AppointmentState, string> = {
  booked: 'À venir',
  cancelled: 'Annulé',
  held: 'A eu lieu',
  missed: 'Manqué',
};

/** Of the place of each in a week, from Monday. */
export const WEEKDAY_NAMES = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'] as const;
