/** Vowels, the « y » of Yves and the mute « h » of Hélène; that of Hassan is heard, and « ha » is left alone. */
const ELIDED = /^([aeiou]|y[^aeiou]|h[eiou])/i;

/** « de Karim », « d’Adrien »: whose something is. */
export function ofName(firstName: string): string {
  const bare = firstName.normalize('NFD').replace(/\p{M}/gu, '');
  return ELIDED.test(bare) ? `d’${firstName}` : `de ${firstName}`;
}
