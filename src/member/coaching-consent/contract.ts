import { z } from 'zod';
import { done, route } from '#lib/contract-base.ts';

/** Required where intimate words may be said or written (D35). */
export const CONFIDING_ERRORS = {
  CONSENT_REQUIRED: {
    status: 409,
    message:
      'Cet échange peut toucher à l’intime\u202f: donnez d’abord l’accord qui le couvre, sur cette page ou dans « Vos accords ».',
  },
} as const;

/** The same at the desk: staff notes rest on this consent. */
export const NOTING_ERRORS = {
  CONSENT_REQUIRED: {
    status: 409,
    message:
      'Cette personne n’a pas donné son accord, ou l’a retiré\u202f: aucune note ne peut être gardée sur elle.',
  },
} as const;

export const coachingConsentContract = {
  mine: route('GET', '/coaching/consent', 'Whether one agreed to confide in the team').output(
    z.object({ given: z.boolean() }),
  ),
  give: route('POST', '/coaching/consent', 'Agree to it').output(done),
  withdraw: route(
    'DELETE',
    '/coaching/consent',
    'Withdraw it, with the notes and messages that rest on it',
  ).output(done),
};
