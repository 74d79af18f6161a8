import { z } from 'zod';
import { profileFields } from '../../contract.ts';

/** The radios return « oui » or « non ». */
export const childrenAnswer = z
  .unknown()
  .transform((answer) => (answer === 'oui' ? true : answer === 'non' ? false : undefined))
  .pipe(profileFields.shape.has_children);

/** Form values, before validation. */
export type TypedProfile = Omit<z.input<typeof profileFields>, 'has_children'> & {
  has_children?: unknown;
  city_text?: string;
};
