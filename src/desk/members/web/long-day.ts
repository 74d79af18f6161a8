const inParis = (dateStyle: 'long' | 'medium') => {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle });
  return (instant: string) => day.format(new Date(instant));
};

/** « 22 novembre 2026 », in Paris. */
export const longDay = inParis('long');
/** « 22 nov. 2026 », in Paris. */
export const shortDay = inParis('medium');
