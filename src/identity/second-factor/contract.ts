import { z } from 'zod';
import {
  backupCodes,
  codeRefusals,
  passwordAgain,
  passwordRefusals,
  typedCode,
} from '#identity/accounts/contract.ts';
import { base, done } from '#lib/contract-base.ts';

const logInOver = {
  LOG_IN_OVER: {
    status: 410,
    message: 'Le délai est dépassé. Recommencez avec votre mot de passe.',
  },
};

export const secondFactorContract = {
  mine: base
    .route({ method: 'GET', path: '/second-factor', summary: 'Whether one has a second factor' })
    .output(
      z.object({
        since: z.iso.datetime().nullable(),
        backupCodesLeft: z.int(),
        removalFrom: z.iso.datetime().nullable(),
      }),
    ),
  begin: base
    .route({ method: 'POST', path: '/second-factor/begin', summary: 'The key for one’s phone' })
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(
      z.object({
        key: z.string(),
        uri: z.string(),
      }),
    ),
  confirm: base
    .route({ method: 'POST', path: '/second-factor/confirm', summary: 'A first code: the phone counts' })
    .errors(codeRefusals)
    .input(z.object({ code: typedCode }))
    .output(backupCodes),
  renewBackupCodes: base
    .route({ method: 'POST', path: '/second-factor/backup-codes', summary: 'Ten others, shown once' })
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(backupCodes),
  remove: base
    .route({ method: 'POST', path: '/second-factor/remove', summary: 'Log in with the password alone again' })
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(done),
  giveCode: base
    .route({ method: 'POST', path: '/log-in/code', summary: 'The second proof of a log-in' })
    .errors({ ...codeRefusals, ...logInOver })
    .input(z.object({ code: typedCode }))
    .output(done),
  sayLost: base
    .route({ method: 'POST', path: '/log-in/lost-phone', summary: 'Neither phone nor codes are left' })
    .errors(logInOver)
    .output(z.object({ removalFrom: z.iso.datetime() })),
};
