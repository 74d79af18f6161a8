import { z } from 'zod';
import { passwordAgain, passwordRefusals } from '#identity/accounts/contract.ts';
import { action, route } from '#lib/contract-base.ts';

export const dataRightsContract = {
  openings: route('GET', '/account/openings', 'List when and why the team opened my page').output(
    z.array(z.object({ month: z.string(), reason: z.string(), count: z.int() })),
  ),
  export: route('POST', '/account/export', 'Download all my data as a ZIP archive')
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(z.file()),
  deleteAccount: action('/account/delete', 'Erase my account at once and completely')
    .errors({
      ...passwordRefusals,
      // Spec 1 §8, verbatim.
      USER_NOT_FOUND: { status: 404, message: 'Utilisateur non trouvé' },
    })
    // An unfinished sign-up may have no password.
    .input(passwordAgain.partial()),
};
