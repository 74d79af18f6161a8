import type { z } from 'zod';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { endsInSurname, type FullName, findSurname } from '#lib/free-text/find-surname.ts';
import type { Database } from '#platform/database/client.ts';
import {
  BIRTH_DATE_SENTENCES,
  CITY_MISSING,
  FREE_TEXT_SENTENCES,
  type profileFields,
} from '../../contract.ts';
import { checkBirthDate, PROFILE_TEXTS, type ProfileText } from '../../rules.ts';
import { findCity } from '../city-store.ts';

/** Checks a new profile. @param today ISO date in Paris @returns rejected fields with their messages */
export async function readNewProfile(db: Database, profile: z.infer<typeof profileFields>, today: string) {
  const city = await findCity(db, profile.city_code);
  const { refused: fields, doubtful } = readProfileTexts(profile, profile);
  const birth = checkBirthDate(profile.birth_date, today);
  if (birth !== 'ok') fields.birth_date = BIRTH_DATE_SENTENCES[birth];
  if (!city) fields.city_code = CITY_MISSING;
  return { city, fields, doubtful };
}

/** Checks the free texts among the fields of a profile. @param name full name, which the texts must not reveal */
export function readProfileTexts(
  fields: { [Field in ProfileText]?: string | undefined },
  name: FullName | undefined,
) {
  return readFreeTexts(Object.fromEntries(PROFILE_TEXTS.map((field) => [field, fields[field]])), name);
}

type Verdict = keyof typeof FREE_TEXT_SENTENCES | 'doubtful' | 'ok';

/**
 * Checks free texts of a profile (D20).
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
