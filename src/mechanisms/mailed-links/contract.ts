import { z } from 'zod';
import { route } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { isCode, MAILED_PAGES, normalizeCode } from './rules.ts';

const NOT_A_CODE = 'Ce code compte huit lettres et chiffres, comme dans l’e-mail';

/** The input that replaces a link. */
export const typedMailCode = z.object({
  email: emailAddress,
  code: z
    .string({ error: NOT_A_CODE })
    .max(40, NOT_A_CODE)
    .transform(normalizeCode)
    .refine(isCode, NOT_A_CODE),
});

export const mailedLinksContract = {
  redeemCode: route('POST', '/mail-code', 'Exchange the code of a mail for the secret of its link')
    .errors({
      /** The same for a wrong, spent or expired code and for an address without any mail. */
      WRONG_CODE: {
        status: 403,
        message:
          'Ce code n’ouvre rien avec cette adresse. Vérifiez les deux\u202f: il sert une fois, et s’éteint après cinq essais.',
      },
    })
    .input(typedMailCode.extend({ page: z.enum(MAILED_PAGES) }))
    .output(z.object({ token: z.string() })),
};
