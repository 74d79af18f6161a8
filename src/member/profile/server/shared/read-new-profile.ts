import type { z } from 'zod';
import type { Database } from '#platform/database/client.ts';
import { BIRTH_DATE_SENTENCES, CITY_MISSING, type profileFields } from '../../contract.ts';
import { checkBirthDate } from '../../rules.ts';
import { findCity } from '../city-store.ts';
import { readFreeTexts } from './read-free-texts.ts';

/** Checks a new profile. @param today ISO date in Paris @returns rejected fields with their messages */
export async function readNewProfile(db: Database, profile: z.infer<typeof profileFields>, today: string) {
  const city = await findCity(db, profile.city_code);
  const { first_name, bio } = profile;
  const { refused: fields, doubtful } = readFreeTexts({ first_name, bio }, profile);
  const birth = checkBirthDate(profile.birth_date, today);
  if (birth !== 'ok') fields.birth_date = BIRTH_DATE_SENTENCES[birth];
  if (!city) fields.city_code = CITY_MISSING;
  return { city, fields, doubtful };
}
