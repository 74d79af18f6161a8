import { z } from 'zod';
import { route } from '#lib/contract-base.ts';
import { COACHING_OFFERS } from './rules.ts';

/** The member’s own coach: only they get the e-mail, phone number and booking link (T15). */
export const myCoach = z.object({
  firstName: z.string(),
  lastName: z.string(),
  specialty: z.string(),
  bio: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Path on our own site; null falls back to the portrait of `builtIn`. */
  photoUrl: z.string().nullable(),
  builtIn: z.string().nullable(),
  /** Fictitious (D24). */
  example: z.boolean(),
  /** « Prendre rendez-vous »: https on an allowed host, opened in a new tab. */
  bookingUrl: z.string().nullable(),
});
export type MyCoach = z.infer<typeof myCoach>;

/** Public fields of a coach (T15): the columns of spec 1 §7 without contact details. */
export const teamCoach = z.object({ first_name: z.string(), last_name: z.string(), bio: z.string() });
export type TeamCoach = z.infer<typeof teamCoach>;

export const coachesContract = {
  team: route('GET', '/team/coaches', 'The coaches of the team, open to everyone').output(z.array(teamCoach)),
  mine: route('GET', '/coaching', 'One’s coach, and what one is offered').output(
    z.object({
      /** Null until the questionnaires are complete, or while there is no coach. */
      coach: myCoach.nullable(),
      offer: z.enum(COACHING_OFFERS),
    }),
  ),
};
