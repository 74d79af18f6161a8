const longDate = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });

/** « 1er mars 2026 » in Paris. @param instant ISO instant or date */
export function consentDate(instant: string): string {
  return longDate.format(new Date(instant)).replace(/^1 /, '1er ');
}
