import { checkFreeText } from '#lib/contact-details.ts';
import { FREE_TEXT_SENTENCES } from '../../contract.ts';

type FreeTexts = { first_name?: string | undefined; bio?: string | undefined };

/**
 * Reads what a member wrote freely of themselves (D20).
 * @returns the sentence of each field that is refused, and whether the team should look at the rest
 */
export function readFreeTexts({ first_name = '', bio = '' }: FreeTexts) {
  const verdicts = { first_name: checkFreeText(first_name), bio: checkFreeText(bio) };
  const refused: Record<string, string> = {};
  for (const [field, verdict] of Object.entries(verdicts)) {
    if (verdict !== 'ok' && verdict !== 'doubtful') refused[field] = FREE_TEXT_SENTENCES[verdict];
  }
  return { refused, doubtful: Object.values(verdicts).includes('doubtful') };
}
