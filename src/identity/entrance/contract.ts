import { z } from 'zod';
import {
  accountLocked,
  addressTaken,
  codeBeside,
  newPassword,
  PASSWORD_MISSING,
  passwordAgain,
  passwordRefusals,
  passwordWith,
} from '#identity/accounts/contract.ts';
import { action, done, doneAnswer, route } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { waitWords } from '#lib/wait-words.ts';
import { EMAIL_SIDES } from './rules.ts';

/** The new password of a member who already has one (spec 1 §5). */
const CHANGED_PASSWORD_SENTENCES = {
  empty: 'Le nouveau mot de passe doit contenir au moins 6 caractères',
  'too-short': 'Le nouveau mot de passe doit contenir au moins 6 caractères',
  'too-long': 'Le nouveau mot de passe doit contenir au plus 128 caractères',
} as const;
export const NEW_PASSWORDS_DIFFER = 'Les nouveaux mots de passe ne correspondent pas';
const CURRENT_PASSWORD_MISSING = 'Veuillez entrer votre mot de passe actuel';

export const passwordChange = z.object({
  ...codeBeside,
  current: z
    .string({ error: CURRENT_PASSWORD_MISSING })
    .min(1, CURRENT_PASSWORD_MISSING)
    .max(1000, 'Ce mot de passe est trop long'),
  password: passwordWith(CHANGED_PASSWORD_SENTENCES),
});

const linkExpired = {
  LINK_EXPIRED: {
    status: 410,
    message: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau : il arrivera en quelques instants.',
  },
};

export function logInLocked(seconds: number): string {
  return `Trop d’essais infructueux. Réessayez ${waitWords(seconds)}, ou entrez tout de suite grâce à « Mot de passe oublié ? » : le lien que vous recevrez par e-mail fonctionne aussitôt.`;
}

/** Prevents mail bombing; applies to every address, so that it reveals no member. */
export function mailsAsked(seconds: number): string {
  return `Plusieurs e-mails ont déjà été demandés pour cette adresse. Ouvrez le dernier reçu, ou réessayez ${waitWords(seconds)}.`;
}

export function resetMailsAsked(seconds: number): string {
  return `Un lien a déjà été demandé pour cette adresse il y a moins d’une demi-heure : si elle a un compte, le dernier e-mail reçu fonctionne encore. Vous pourrez en demander un autre ${waitWords(seconds)}.`;
}

export const entranceContract = {
  signUp: route('POST', '/sign-up', 'Request the confirmation mail')
    .errors(addressTaken)
    .input(z.object({ email: emailAddress }))
    /** Whether mails are delayed: this one is sent once the mail server is back. */
    .output(doneAnswer.extend({ mailDelayed: z.boolean() })),
  confirmEmail: action('/sign-up/confirm', 'Open a session with the mailed link')
    .errors(linkExpired)
    .input(z.object({ token: z.string().min(1).max(200) })),
  logIn: route('POST', '/log-in', 'Open a session with a password')
    .errors({
      INVALID_CREDENTIALS: { status: 403, message: 'E-mail ou mot de passe incorrect' },
      ...accountLocked,
    })
    .input(
      z.object({
        email: emailAddress,
        password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
      }),
    )
    /** Whether a code is required: in that case no session is open yet. */
    .output(doneAnswer.extend({ codeWanted: z.boolean() })),
  forgotPassword: action('/password/forgotten', 'Request a password reset mail')
    .errors({
      MAIL_UNAVAILABLE: {
        status: 503,
        message:
          'Le service d’envoi d’e-mail est temporairement indisponible. Veuillez réessayer plus tard ou contacter le support.',
      },
    })
    .input(z.object({ email: emailAddress })),
  checkResetLink: route('POST', '/password/reset-link', 'Check a reset link')
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ usable: z.boolean() })),
  resetPassword: action('/password/reset', 'Set a new password with a reset link')
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'La session a expiré. Veuillez demander un nouveau lien de réinitialisation.',
      },
    })
    .input(z.object({ token: z.string().min(1).max(200), password: newPassword })),
  changePassword: action('/password/change', 'Change my password and end the other sessions')
    .errors(passwordRefusals)
    .input(passwordChange),
};

export const SAME_ADDRESS = 'C’est déjà l’adresse de votre compte';

export const emailChangeRequest = passwordAgain.extend({ email: emailAddress });

export const pendingEmailChange = z.object({
  email: z.string(),
  until: z.iso.datetime(),
  confirmed: z.object({ former: z.boolean(), new: z.boolean() }),
});
export type PendingEmailChange = z.infer<typeof pendingEmailChange>;

const linkInput = z.object({ token: z.string().min(1).max(200) });
const changeExpired = {
  LINK_EXPIRED: {
    status: 410,
    message:
      'Ce lien n’est plus valable : la demande est terminée, annulée ou trop ancienne. Votre adresse se change dans « Mon compte ».',
  },
};

export const emailChangeContract = {
  pending: route('GET', '/email-change', 'Get the pending change of address').output(
    pendingEmailChange.nullable(),
  ),
  ask: action('/email-change', 'Request a change of address, confirmed from both mailboxes')
    .errors({
      ...passwordRefusals,
      // The same for every cause, so that its subject does not learn of an open report.
      CHANGE_HELD: {
        status: 409,
        message:
          'Votre adresse ne peut pas être changée pour l’instant. Réessayez dans quelques jours, ou écrivez à notre équipe\u202f: elle vous répondra.',
      },
    })
    .input(emailChangeRequest),
  giveUp: route('DELETE', '/email-change', 'Cancel the change of address').output(done),
  look: route('POST', '/email-change/link', 'Get the change of a mailed link')
    .errors(changeExpired)
    .input(linkInput)
    .output(z.object({ side: z.enum(EMAIL_SIDES), email: z.string() })),
  confirm: route('POST', '/email-change/confirm', 'Confirm the change from one of the two mailboxes')
    .errors(changeExpired)
    .input(linkInput)
    .output(z.object({ outcome: z.enum(['waiting', 'changed']) })),
  refuse: action('/email-change/refuse', 'Refuse the change and end every session')
    .errors(changeExpired)
    .input(linkInput),
};
