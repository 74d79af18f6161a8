import { z } from 'zod';
import { passwordAgain, passwordRefusals } from '#identity/accounts/contract.ts';
import { done, route } from '#lib/contract-base.ts';

export const dataRightsContract = {
  openings: route('GET', '/account/openings', 'When and why the team opened one’s page').output(
    z.array(z.object({ month: z.string(), reason: z.string(), count: z.int() })),
  ),
  export: route('POST', '/account/export', 'All of one’s data, as a ZIP archive')
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(z.file()),
  deleteAccount: route('POST', '/account/delete', 'Erase one’s account, at once and whole')
    .errors({
      ...passwordRefusals,
      // Spec 1 §8, verbatim.
      USER_NOT_FOUND: { status: 404, message: 'Utilisateur non trouvé' },
    })
    // An unfinished sign-up may have no password.
    .input(passwordAgain.partial())
    .output(done),
};
