import { z } from 'zod';
import { addressTaken, newPassword } from '#identity/accounts/contract.ts';
import { done, route } from '#lib/contract-base.ts';
import { profileFields } from '#member/profile/contract.ts';

export const newProfile = profileFields.extend({
  password: newPassword,
  accepts_terms: z.literal(true, {
    error: 'Vous devez accepter les CGU et la politique de confidentialité pour continuer',
  }),
  accepts_love_life_use: z.literal(true, {
    error: 'Vous devez accepter l’utilisation de vos réponses sur votre vie amoureuse pour continuer',
  }),
});
export type NewProfile = z.infer<typeof newProfile>;

export const signUpContract = {
  finish: route('POST', '/profile', 'Create one’s profile, password and consents')
    .errors({
      ...addressTaken,
      PROFILE_EXISTS: { status: 409, message: 'Votre profil existe déjà.' },
      UNDER_AGE: {
        status: 403,
        message: 'Lueur est réservé aux personnes de 18 ans et plus : cette inscription est effacée.',
      },
    })
    .input(newProfile)
    .output(done),
};
