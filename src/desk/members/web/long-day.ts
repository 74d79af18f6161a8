const inParis = (dateStyle: 'long' | 'short') => {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle });
  return (instant: string) => day.format(new Date(instant));
};

/** « 22 novembre 2026 », in Paris. */
export const longDay = inParis('long');
/** « 22/11/2026 », in Paris. */
export const shortDay = inParis('short');
