import type { City } from '../../contract.ts';

/** Returns « Lyon (69001, Rhône) », which distinguishes communes of the same name. */
export function cityText({ name, postalCode, department }: City): string {
  return `${name} (${postalCode}, ${department})`;
}

/** Returns the search text; a chosen city that is being edited is searched by name again. */
export function cityQueryOf(text: string): string {
  return text.replace(/ \(\d{5},.*$/, '').trim();
}
