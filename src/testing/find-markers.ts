/** Values that only the member may read, unlike any other text of the application (security.md, 3). */
const MARKERS: Record<string, readonly string[]> = {
  'last name': ['ZQNOM'],
  'e-mail': ['zqcourriel'],
  'birth date': ['1987-09-23', '1988-10-17', '1989-08-29', '23/09/1987', '17/10/1988', '29/08/1989'],
  coordinates: ['45.7485', '4.8467'],
  'data inside the photo': ['ZQPHOTO'],
  'what was told to the team': ['ZQEQUIPE'],
  'a message to someone else': ['ZQMESSAGE'],
  'a question to the team': ['ZQAIDE'],
  'a visitor': ['ZQVISITE'],
  'a coach’s address': ['zqcoach'],
  'address of origin': ['203.0.113.77'],
  password: ['un beau soir d'],
};

/** Returns the names of private fields whose marker occurs in a text, in any case and also in base64. */
export function markersIn(text: string): string[] {
  const lower = text.toLowerCase();
  const isIn = (marker: string) =>
    lower.includes(marker.toLowerCase()) || text.includes(Buffer.from(marker).toString('base64').slice(0, 6));
  return Object.keys(MARKERS).filter((field) => MARKERS[field]?.some(isIn));
}

/** Returns every key at any depth of a JSON value, once. */
export function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...new Set([...own, ...Object.values(value).flatMap(keysIn)])];
}

/** Returns every number at any depth of a JSON value. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}
