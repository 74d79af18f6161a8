/**
 * What each kind of work took before the keys of the desk, read in the code of that day (commit 10daea9a), press by press.
 * Not there: what could not be done at all. The focus is taken to be where the work before it left it, at best.
 */
export const BEFORE: Readonly<Record<string, string>> = {
  'conversation, saved reply': 'r, Shift+Tab, Shift+Tab, Enter, a letter, Enter, Enter, Escape, e',
  'conversation, own words': 'r, words, Enter, Escape, e',
  'conversation, note and own words': 'r, Shift+Tab, Enter, words, Enter, words, Enter, Escape, e',
  'case, photo: dismiss': 'PageDown (900 px cut it), d',
  'case, photo: hide': 'h, Tab, Tab, words, Tab, Tab, Enter',
  'case, text: hide': 'h, Tab, Tab, words, Tab, Tab, Enter',
  'case, text: dismiss': 'd, Tab, Enter',
  'case, words: hide': 'h, Space, Tab, Tab, words, Tab, Tab, Enter',
  'case, words: warn': 'w, Tab, words, Tab, Tab, Enter',
  'case, words: dismiss': 'd, Tab, Enter',
  'case, report: warn': 'w, Tab, words, Tab, Tab, Enter',
  'case, report: suspend': 's, 7, Tab, Tab, words, Tab, Tab, Enter',
  'case, report: close': 'c, Tab, words, Tab, Tab, Tab, Enter',
  'case, report: dismiss': 'd, Tab, Enter',
  'case, appeal: upheld': 'm, words, Tab, Tab, Enter',
  'appointment, held': 'Tab, Enter, Tab, Tab, Enter, Alt+Left',
  'appointment, missed': 'Tab, Enter, Tab, Tab, Tab, Enter, Alt+Left',
};

export function pressesBefore(kind: string): number | undefined {
  return BEFORE[kind]?.split(', ').length;
}
