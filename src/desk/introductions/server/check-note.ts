import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { holdsInsult } from '#lib/free-text/insults.ts';
import { NOTE_SENTENCES } from '../contract.ts';

/** @returns the correction to make, or undefined when the note is acceptable */
export function checkNote(note: string): string | undefined {
  if (holdsInsult(note)) return NOTE_SENTENCES.insult;
  const verdict = checkFreeText(note);
  return verdict === 'ok' || verdict === 'doubtful' ? undefined : NOTE_SENTENCES[verdict];
}
