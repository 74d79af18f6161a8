import { z } from 'zod';
import { profileFields } from '../../contract.ts';

/** « oui » and « non » as the radios give them. */
export const childrenAnswer = z
  .unknown()
  .transform((answer) => (answer === 'oui' ? true : answer === 'non' ? false : undefined))
  .pipe(profileFields.shape.has_children);

/** What a form of the profile holds while one types. */
export type TypedProfile = Omit<z.input<typeof profileFields>, 'has_children'> & {
  has_children?: unknown;
  /** The city as its field shows it. */
  city_text?: string;
};
