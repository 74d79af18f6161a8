import type { AppointmentState } from '#member/appointments/rules.ts';

export const STATE_NAMES: Record<AppointmentState, string> = {
  booked: 'À venir',
  cancelled: 'Annulé',
  held: 'A eu lieu',
  missed: 'Manqué',
};

/** Of the place of each in a week, from Monday. */
export const WEEKDAY_NAMES = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'] as const;

export const WEEK_KEYS = [
  ['j k', 'Créneau ou rendez-vous suivant, précédent'],
  ['Entrée', 'Ouvrir le rendez-vous, ou choisir le créneau'],
  ['← →', 'Semaine précédente, suivante'],
  ['n', 'Ouvrir des créneaux'],
  ['Suppr', 'Retirer les créneaux choisis'],
] as const;
