import { visibleText } from '../visible-text.ts';

/** More accents on one letter than any language puts there. */
const STACKED = /\p{M}{3}|\p{Me}/u;
/** Hyphens and spaces that keyboards and word processors put in the place of ours. */
const HYPHEN = /[\u2010-\u2012\u2212\ufe63\uff0d]/g;
const SPACE = /\s+/gu;

/** A name with the hyphens and spaces of our keyboards: what looks the same is the same. */
export function plainName(name: string): string {
  return name.normalize('NFC').replace(HYPHEN, '-').replace(SPACE, ' ');
}

/** Whether a name holds signs that no reader sees, which may turn what stands beside it round, or a pile of accents. */
export function isHiding(name: string): boolean {
  return visibleText(name) !== name || STACKED.test(name.normalize('NFC'));
}
