const longDate = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });

/** « 1er mars 2026 » in Paris, without line breaks. @param instant ISO instant or date */
export function consentDate(instant: string): string {
  return longDate.format(new Date(instant)).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0');
}
