import { z } from 'zod';
import { passwordAgain, passwordRefusals } from '#identity/accounts/contract.ts';
import { done, route } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { EMAIL_SIDES } from './rules.ts';

export const SAME_ADDRESS = 'C’est déjà l’adresse de votre compte';

export const emailChangeRequest = passwordAgain.extend({ email: emailAddress });

export const pendingEmailChange = z.object({
  email: z.string(),
  until: z.iso.datetime(),
  confirmed: z.object({ former: z.boolean(), new: z.boolean() }),
});
export type PendingEmailChange = z.infer<typeof pendingEmailChange>;

const linkInput = z.object({ token: z.string().min(1).max(200) });
const linkExpired = {
  LINK_EXPIRED: {
    status: 410,
    message:
      'Ce lien n’est plus valable : la demande est terminée, annulée ou trop ancienne. Votre adresse se change dans « Mon compte ».',
  },
};

export const emailChangeContract = {
  pending: route('GET', '/email-change', 'The change of address that waits for its confirmations').output(
    pendingEmailChange.nullable(),
  ),
  ask: route('POST', '/email-change', 'Ask for another address: both mailboxes confirm')
    .errors({
      ...passwordRefusals,
      // The same for every cause: an open report is not told to its subject.
      CHANGE_HELD: {
        status: 409,
        message:
          'Votre adresse ne peut pas être changée pour l’instant. Réessayez dans quelques jours, ou écrivez à notre équipe\u202f: elle vous répondra.',
      },
    })
    .input(emailChangeRequest)
    .output(done),
  giveUp: route('DELETE', '/email-change', 'Keep one’s address after all').output(done),
  look: route('POST', '/email-change/link', 'What a mailed link is about')
    .errors(linkExpired)
    .input(linkInput)
    .output(z.object({ side: z.enum(EMAIL_SIDES), email: z.string() })),
  confirm: route('POST', '/email-change/confirm', 'Confirm from one of the two mailboxes')
    .errors(linkExpired)
    .input(linkInput)
    .output(z.object({ outcome: z.enum(['waiting', 'changed']) })),
  refuse: route(
    'POST',
    '/email-change/refuse',
    '« Ce n’est pas moi »: cancels the change and ends every session',
  )
    .errors(linkExpired)
    .input(linkInput)
    .output(done),
};
