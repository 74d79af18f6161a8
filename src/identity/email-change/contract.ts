import { z } from 'zod';
import { emailAddress, passwordAgain, passwordRefusals } from '#identity/accounts/contract.ts';
import { base, done } from '#lib/contract-base.ts';
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
  pending: base
    .route({
      method: 'GET',
      path: '/email-change',
      summary: 'The change of address that waits for its confirmations',
    })
    .output(pendingEmailChange.nullable()),
  ask: base
    .route({
      method: 'POST',
      path: '/email-change',
      summary: 'Ask for another address: both mailboxes confirm',
    })
    .errors(passwordRefusals)
    .input(emailChangeRequest)
    .output(done),
  giveUp: base
    .route({ method: 'DELETE', path: '/email-change', summary: 'Keep one’s address after all' })
    .output(done),
  look: base
    .route({ method: 'POST', path: '/email-change/link', summary: 'What a mailed link is about' })
    .errors(linkExpired)
    .input(linkInput)
    .output(z.object({ side: z.enum(EMAIL_SIDES), email: z.string() })),
  confirm: base
    .route({
      method: 'POST',
      path: '/email-change/confirm',
      summary: 'Confirm from one of the two mailboxes',
    })
    .errors(linkExpired)
    .input(linkInput)
    .output(z.object({ outcome: z.enum(['waiting', 'changed']) })),
  refuse: base
    .route({
      method: 'POST',
      path: '/email-change/refuse',
      summary: '« Ce n’est pas moi »: cancels the change and ends every session',
    })
    .errors(linkExpired)
    .input(linkInput)
    .output(done),
};
