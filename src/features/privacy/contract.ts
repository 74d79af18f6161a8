import { z } from 'zod';
import { base, done } from '#contract-base.ts';
import { CONSENT_PURPOSES } from './rules.ts';

export const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** The text that was agreed to, by its date. */
  version: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof consent>;

/** The password again, before what cannot be undone or holds everything (security.md 42). */
export const passwordAgain = z.object({
  password: z
    .string({ error: 'Veuillez entrer votre mot de passe' })
    .min(1, 'Veuillez entrer votre mot de passe')
    .max(1000, 'Ce mot de passe est trop long'),
});

const passwordRefusals = {
  WRONG_PASSWORD: { status: 403, message: 'Le mot de passe actuel est incorrect' },
  ACCOUNT_LOCKED: {
    status: 429,
    message: 'Trop d’essais infructueux. Patientez un quart d’heure avant de réessayer.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
};

export const privacyContract = {
  consents: base
    .route({ method: 'GET', path: '/consents', summary: 'What one agreed to, latest first' })
    .output(z.array(consent)),
  withdraw: base
    .route({
      method: 'POST',
      path: '/consents/withdraw',
      summary: 'Withdraw a consent, with what it was given for',
    })
    .errors({
      CLOSES_ACCOUNT: {
        status: 409,
        message:
          'Cet accord va avec votre compte : pour le retirer, supprimez votre compte au bas de la page « Mon compte ».',
      },
    })
    .input(z.object({ purpose: z.enum(CONSENT_PURPOSES) }))
    .output(done),
  giveLoveLife: base
    .route({
      method: 'POST',
      path: '/consents/love-life',
      summary: 'Agree again to the use of one’s answers',
    })
    .output(done),
  export: base
    .route({ method: 'POST', path: '/account/export', summary: 'All of one’s data, as a ZIP archive' })
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(z.file()),
  deleteAccount: base
    .route({ method: 'POST', path: '/account/delete', summary: 'Erase one’s account, at once and whole' })
    .errors({
      ...passwordRefusals,
      // Spec 1 §8, to the letter.
      USER_NOT_FOUND: { status: 404, message: 'Utilisateur non trouvé' },
    })
    .input(passwordAgain)
    .output(done),
};
