import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { endsInSurname, type FullName, findSurname } from '#lib/free-text/find-surname.ts';
import { FREE_TEXT_SENTENCES } from '../../contract.ts';

type Verdict = keyof typeof FREE_TEXT_SENTENCES | 'doubtful' | 'ok';

/**
 * Reads what a member wrote freely of themselves (D20).
 * @param texts by field: first name, bio, captions, answers; whoever adds a text adds it here
 * @param name of the member, where the text may not tell it whole
 * @returns the sentence of each field that is refused, and the fields that the team should look at
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
