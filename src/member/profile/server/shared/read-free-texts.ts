import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { endsInSurname, type FullName, findSurname } from '#lib/free-text/find-surname.ts';
import { FREE_TEXT_SENTENCES } from '../../contract.ts';

type Verdict = keyof typeof FREE_TEXT_SENTENCES | 'doubtful' | 'ok';

/**
 * Checks all free texts of a profile (D20); add new text fields here.
 * @param name full name, which the texts must not reveal
 * @returns rejected fields with their messages, and fields to review
 */
export function readFreeTexts(texts: Readonly<Record<string, string | undefined>>, name?: FullName) {
  const refused: Record<string, string> = {};
  const doubtful: string[] = [];
  for (const [field, text = ''] of Object.entries(texts)) {
    const verdict = verdictOn(field, text, name);
    if (verdict === 'doubtful') doubtful.push(field);
    else if (verdict !== 'ok') refused[field] = FREE_TEXT_SENTENCES[verdict];
  }
  return { refused, doubtful };
}

function verdictOn(field: string, text: string, name: FullName | undefined): Verdict {
  const verdict = checkFreeText(text);
  if (!name || (verdict !== 'ok' && verdict !== 'doubtful')) return verdict;
  if (field === 'first_name') return endsInSurname(text, name.last_name) ? 'surname' : verdict;
  return findSurname(text, name) ?? verdict;
}
