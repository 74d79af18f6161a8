import { checkFreeText } from '#lib/contact-details.ts';
import { FREE_TEXT_SENTENCES } from '../../contract.ts';

/**
 * Reads what a member wrote freely of themselves (D20).
 * @param texts by field: first name, bio, captions, answers; whoever adds a text adds it here
 * @returns the sentence of each field that is refused, and the fields that the team should look at
 */
export function readFreeTexts(texts: Readonly<Record<string, string | undefined>>) {
  const refused: Record<string, string> = {};
  const doubtful: string[] = [];
  for (const [field, text] of Object.entries(texts)) {
    const verdict = checkFreeText(text ?? '');
    if (verdict === 'doubtful') doubtful.push(field);
    else if (verdict !== 'ok') refused[field] = FREE_TEXT_SENTENCES[verdict];
  }
  return { refused, doubtful };
}
