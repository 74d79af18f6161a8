import { z } from 'zod';
import { CONFIDING_PURPOSES } from '#identity/consents/rules.ts';
import { action, route } from '#lib/contract-base.ts';
import { COACHING_OFFERS } from './rules.ts';

/** The member’s own coach: only they get the e-mail, phone number and booking link (T15). */
export const myCoach = z.object({
  firstName: z.string(),
  lastName: z.string(),
  specialty: z.string(),
  bio: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Path on our own site. */
  photoUrl: z.string().nullable(),
  /** Fictional (D24): without a picture, the drawn portrait of the same name. */
  example: z.boolean(),
  /** « Prendre rendez-vous »: https on an allowed host, opened in a new tab. */
  bookingUrl: z.string().nullable(),
});
export type MyCoach = z.infer<typeof myCoach>;

/** Public fields of a coach (T15): the columns of spec 1 §7 without contact details. */
export const teamCoach = z.object({ first_name: z.string(), last_name: z.string(), bio: z.string() });
export type TeamCoach = z.infer<typeof teamCoach>;

export const coachesContract = {
  team: route('GET', '/team/coaches', 'List the coaches of the team, without a session').output(
    z.array(teamCoach),
  ),
  mine: route('GET', '/coaching', 'Get my coach and the current offer').output(
    z.object({
      /** Null until the questionnaires are complete, or while there is no coach. */
      coach: myCoach.nullable(),
      offer: z.enum(COACHING_OFFERS),
    }),
  ),
};

/** Errors of routes where members may say or write intimate things (D35). */
export const CONFIDING_ERRORS = {
  CONSENT_REQUIRED: {
    status: 409,
    message:
      'Cet échange peut toucher à l’intime\u202f: donnez d’abord l’accord qui le couvre, sur cette page ou dans « Vos accords ».',
  },
} as const;

/** Error of desk routes that store notes about a member, which require the same consent. */
export const NOTING_ERRORS = {
  CONSENT_REQUIRED: {
    status: 409,
    message:
      'Cette personne n’a pas donné son accord, ou l’a retiré\u202f: aucune note ne peut être gardée sur elle.',
  },
} as const;

const ofPurpose = z.object({ purpose: z.enum(CONFIDING_PURPOSES) });

export const confidingContract = {
  mine: route('GET', '/confiding', 'List my consents to confide in the team').output(
    z.object({ given: z.array(z.enum(CONFIDING_PURPOSES)) }),
  ),
  give: action('/confiding', 'Give one of these consents').input(ofPurpose),
  withdraw: action('/confiding/withdraw', 'Withdraw a consent and erase what depends on it').input(ofPurpose),
};
