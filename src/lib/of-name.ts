/** Vowels, the « y » of Yves and the mute « h » of Hélène; the aspirated « h » of Hassan is excluded by « ha ». */
const ELIDED = /^([aeiou]|y[^aeiou]|h[eiou])/i;

/** Returns « de Karim », « d’Adrien ». */
export function ofName(firstName: string): string {
  const bare = firstName.normalize('NFD').replace(/\p{M}/gu, '');
  return ELIDED.test(bare) ? `d’${firstName}` : `de ${firstName}`;
}
