import { z } from 'zod';
import { base } from '#lib/contract-base.ts';
import { COACHING_OFFERS } from './rules.ts';

/** The coach of the member who asks: nobody else is given an e-mail, a phone number or a booking link (T15). */
export const myCoach = z.object({
  firstName: z.string(),
  lastName: z.string(),
  specialty: z.string(),
  bio: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** A path on our own site; without it, the portrait of `builtIn`. */
  photoUrl: z.string().nullable(),
  /** Key of the built-in coach of the same name, whose portrait the pages have. */
  builtIn: z.string().nullable(),
  /** Nobody of this name works here (D24). */
  example: z.boolean(),
  /** « Prendre rendez-vous »: https and of an allowed host, to be opened in a new tab. */
  bookingUrl: z.string().nullable(),
});
export type MyCoach = z.infer<typeof myCoach>;

/** A stored coach as anyone may read them (T15): the columns of spec 1 §7 that say nothing of how to reach them. */
export const teamCoach = z.object({ first_name: z.string(), last_name: z.string(), bio: z.string() });
export type TeamCoach = z.infer<typeof teamCoach>;

export const coachesContract = {
  team: base
    .route({ method: 'GET', path: '/team/coaches', summary: 'The coaches of the team, open to everyone' })
    .output(z.array(teamCoach)),
  mine: base
    .route({ method: 'GET', path: '/coaching', summary: 'One’s coach, and what one is offered' })
    .output(
      z.object({
        /** Null until the questionnaires are complete, or while the team has no coach. */
        coach: myCoach.nullable(),
        offer: z.enum(COACHING_OFFERS),
      }),
    ),
};
