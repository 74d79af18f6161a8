import { z } from 'zod';
import {
  backupCodes,
  codeRefusals,
  passwordAgain,
  passwordRefusals,
  typedCode,
} from '#identity/accounts/contract.ts';
import { done, route } from '#lib/contract-base.ts';

const logInOver = {
  LOG_IN_OVER: {
    status: 410,
    message: 'Le délai est dépassé. Recommencez avec votre mot de passe.',
  },
};

export const secondFactorContract = {
  mine: route('GET', '/second-factor', 'Whether one has a second factor').output(
    z.object({
      since: z.iso.datetime().nullable(),
      backupCodesLeft: z.int(),
      removalFrom: z.iso.datetime().nullable(),
    }),
  ),
  begin: route('POST', '/second-factor/begin', 'The key for one’s phone')
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(
      z.object({
        key: z.string(),
        uri: z.string(),
      }),
    ),
  confirm: route('POST', '/second-factor/confirm', 'A first code: the phone counts')
    .errors(codeRefusals)
    .input(z.object({ code: typedCode }))
    .output(backupCodes),
  renewBackupCodes: route('POST', '/second-factor/backup-codes', 'Ten others, shown once')
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(backupCodes),
  remove: route('POST', '/second-factor/remove', 'Log in with the password alone again')
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(done),
  giveCode: route('POST', '/log-in/code', 'The second proof of a log-in')
    .errors({ ...codeRefusals, ...logInOver })
    .input(z.object({ code: typedCode }))
    .output(done),
  sayLost: route('POST', '/log-in/lost-phone', 'Neither phone nor codes are left')
    .errors(logInOver)
    .output(z.object({ removalFrom: z.iso.datetime() })),
};
