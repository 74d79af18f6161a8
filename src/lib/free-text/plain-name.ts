import { visibleText } from '../visible-text.ts';

/** More accents on one letter than in any language. */
const STACKED = /\p{M}{3}|\p{Me}/u;
/** Hyphens and spaces of keyboards and word processors, replaced by plain ones. */
const HYPHEN = /[\u2010-\u2012\u2212\ufe63\uff0d]/g;
const SPACE = /\s+/gu;

/** A name with plain hyphens and spaces, so that lookalikes are equal. */
export function plainName(name: string): string {
  return name.normalize('NFC').replace(HYPHEN, '-').replace(SPACE, ' ');
}

/** Whether a name holds invisible characters, which may reverse the text beside it, or stacked accents. */
export function isHiding(name: string): boolean {
  return visibleText(name) !== name || STACKED.test(name.normalize('NFC'));
}
