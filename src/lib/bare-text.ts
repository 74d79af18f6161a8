/** Removes accents and case, for comparing names. */
export function bareText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
