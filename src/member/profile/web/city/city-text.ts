import type { City } from '../../contract.ts';

/** « Lyon (69001, Rhône) »: two communes of the same name are told apart. */
export function cityText({ name, postalCode, department }: City): string {
  return `${name} (${postalCode}, ${department})`;
}

/** What to search for: a chosen city whose text is being changed is searched by its name again. */
export function cityQueryOf(text: string): string {
  return text.replace(/ \(\d{5},.*$/, '').trim();
}
