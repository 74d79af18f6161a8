const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });

/** « 22 novembre 2026 », in Paris. */
export function longDay(instant: string): string {
  return day.format(new Date(instant));
}
