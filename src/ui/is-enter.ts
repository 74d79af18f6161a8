import type { KeyboardEvent } from 'react';

/** Safari reports « Enter » after a composition has ended; only this code reveals that the key belonged to it. */
const COMPOSING_KEY_CODE = 229;

/** Whether Enter was pressed for the field, and not to end a composition of an input method. */
export function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== COMPOSING_KEY_CODE;
}
