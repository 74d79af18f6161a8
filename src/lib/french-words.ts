export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Vowels, the « y » of Yves and the mute « h » of Hélène; the aspirated « h » of Hassan is excluded by « ha ». */
const ELIDED = /^([aeiou]|y[^aeiou]|h[eiou])/i;

/** Returns « de Karim », « d’Adrien ». */
export function ofName(firstName: string): string {
  return ELIDED.test(bareText(firstName)) ? `d’${firstName}` : `de ${firstName}`;
}

const LETTERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Spells out a number up to ten, « trois »; from eleven on in figures. */
export function inLetters(count: number): string {
  return LETTERS[count] ?? String(count);
}

/** Returns the first letter of a name as a capital; a letter beyond the basic plane stays whole. */
export function initialOf(name: string): string {
  return [...name][0]?.toLocaleUpperCase('fr') ?? '';
}

/** Returns « 3 messages non lus »: the accessible name of a badge. */
export function unreadSentence(count: number): string {
  return count === 1 ? '1 message non lu' : `${count} messages non lus`;
}

/** Returns the text of a badge: at most two digits. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** Removes accents and case, for comparing names. */
export function bareText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words that must not break at their hyphen. Splits a text so that each second piece is such a word. */
export const HYPHENATED = /(\b(?:e-mails?|week-ends?)\b)/i;
