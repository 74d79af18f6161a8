import { storedChoice } from './stored-choice.ts';

/** One-letter keys can be off, for speech input (WCAG 2.1.4). */
export const deskKeysOff = storedChoice('deskKeysOff');

/** Elements that use the keyboard themselves. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a press is a one-letter key of the desk, not typed somewhere. */
export function isDeskKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return false;
  return !deskKeysOff.isChosen() && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}
