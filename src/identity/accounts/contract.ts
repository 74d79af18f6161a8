import { z } from 'zod';
import { base, done } from '#lib/contract-base.ts';
import { waitWords } from '#lib/wait-words.ts';
import { CONSENT_PURPOSES, checkPassword } from './rules.ts';

const PASSWORD_SENTENCES = {
  empty: 'Veuillez entrer un mot de passe',
  'too-short': 'Le mot de passe doit contenir au moins 6 caractères',
  'too-long': 'Le mot de passe doit contenir au plus 128 caractères',
} as const;

export const PASSWORD_TOO_COMMON =
  'Ce mot de passe est trop courant : choisissez-en un que personne ne devinera';
export const PASSWORD_GUESSABLE =
  'Ce mot de passe se devine : choisissez autre chose que votre nom, votre adresse e-mail ou le nom du site';
export const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas';

/** What is said of the new password of someone who has one already (spec 1 §5). */
const CHANGED_PASSWORD_SENTENCES = {
  empty: 'Le nouveau mot de passe doit contenir au moins 6 caractères',
  'too-short': 'Le nouveau mot de passe doit contenir au moins 6 caractères',
  'too-long': 'Le nouveau mot de passe doit contenir au plus 128 caractères',
} as const;
export const NEW_PASSWORDS_DIFFER = 'Les nouveaux mots de passe ne correspondent pas';
const PASSWORD_AGAIN_MISSING = 'Veuillez entrer votre mot de passe';
const CURRENT_PASSWORD_MISSING = 'Veuillez entrer votre mot de passe actuel';

function passwordWith(sentences: Record<'empty' | 'too-short' | 'too-long', string>) {
  return z.string({ error: sentences.empty }).check((context) => {
    const verdict = checkPassword(context.value);
    if (verdict !== 'ok') {
      context.issues.push({ code: 'custom', input: context.value, message: sentences[verdict] });
    }
  });
}

/** A first password, or the one after a reset: the sentences of spec 1 §5 and D2. */
export const newPassword = passwordWith(PASSWORD_SENTENCES);

/** Six digits of the phone, or a backup code, however it was typed. */
export const typedCode = z
  .string({ error: 'Veuillez entrer un code' })
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((typed) => typed.length > 0, 'Veuillez entrer un code')
  .refine((typed) => typed.length <= 20, 'Ce code est trop long');

/** Shown once, to be kept where the phone is not. */
export const backupCodes = z.object({ codes: z.array(z.string()) });

/** For whoever has a second factor: wanted where the password is asked for again. */
const codeBeside = { code: typedCode.optional() };

export const passwordChange = z.object({
  ...codeBeside,
  current: z
    .string({ error: CURRENT_PASSWORD_MISSING })
    .min(1, CURRENT_PASSWORD_MISSING)
    .max(1000, 'Ce mot de passe est trop long'),
  password: passwordWith(CHANGED_PASSWORD_SENTENCES),
});

/** A browser in which the member is logged in: never its token nor its address. */
export const device = z.object({
  /** Opens nothing: only names the session to end. */
  id: z.string(),
  /** Such as « Firefox sur Windows ». */
  name: z.string(),
  current: z.boolean(),
  since: z.iso.datetime(),
  /** To the day: a session notes its use once a day. */
  lastUsed: z.iso.datetime(),
});
export type Device = z.infer<typeof device>;

export const emailAddress = z
  .string({ error: 'Veuillez entrer votre adresse e-mail' })
  .trim()
  .toLowerCase()
  .min(1, 'Veuillez entrer votre adresse e-mail')
  .max(254, 'Cette adresse e-mail est trop longue')
  .pipe(z.email('Cette adresse e-mail ne semble pas valide'));

export const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** The text that was agreed to, by its name in the register of texts. */
  version: z.string(),
  /** The day on which that text was written. */
  textDate: z.iso.date(),
  textSha256: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof consent>;

/**
 * The password again, and a code from whoever has a second factor, before what cannot be undone or holds everything
 * (security.md 42).
 */
export const passwordAgain = z.object({
  ...codeBeside,
  password: z
    .string({ error: PASSWORD_AGAIN_MISSING })
    .min(1, PASSWORD_AGAIN_MISSING)
    .max(1000, 'Ce mot de passe est trop long'),
});

const linkExpired = {
  LINK_EXPIRED: {
    status: 410,
    message: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau : il arrivera en quelques instants.',
  },
};

/** What a log-in says after too many wrong passwords: when it goes on, and the way that is open now. */
export function logInLocked(seconds: number): string {
  return `Trop d’essais infructueux. Réessayez ${waitWords(seconds)}, ou entrez tout de suite grâce à « Mot de passe oublié ? » : le lien que vous recevrez par e-mail fonctionne aussitôt.`;
}

/** What is said where a session asks for the password again. */
export function passwordLocked(seconds: number): string {
  return `Trop d’essais infructueux. Réessayez ${waitWords(seconds)}, ou choisissez un nouveau mot de passe depuis la page de connexion (« Mot de passe oublié ? »).`;
}

/** So that nobody has someone else's mailbox filled: true of every address, whether it is a member's or not. */
export function mailsAsked(seconds: number): string {
  return `Plusieurs e-mails ont déjà été demandés pour cette adresse. Ouvrez le dernier reçu, ou réessayez ${waitWords(seconds)}.`;
}

/** The same where the last mail still serves, whoever had it sent. */
export function resetMailsAsked(seconds: number): string {
  return `Un lien a déjà été demandé pour cette adresse il y a moins d’une demi-heure : si elle a un compte, le dernier e-mail reçu fonctionne encore. Vous pourrez en demander un autre ${waitWords(seconds)}.`;
}

/** Too many wrong passwords in a row (D2). */
const accountLocked = {
  ACCOUNT_LOCKED: {
    status: 429,
    message: 'Trop d’essais infructueux. Réessayez un peu plus tard.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
};

export const wrongCode = {
  WRONG_CODE: {
    status: 403,
    message: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et réessayez.',
  },
};

/** What any route may answer that takes a code of a member. */
export const codeRefusals = {
  ...wrongCode,
  CODES_LOCKED: {
    status: 429,
    message: 'Trop de codes erronés. Réessayez dans une heure.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
};

/** What any route may answer that asks for the password again. */
export const passwordRefusals = {
  WRONG_PASSWORD: { status: 403, message: 'Le mot de passe actuel est incorrect' },
  CODE_WANTED: {
    status: 403,
    message: 'Votre compte demande aussi un code : recopiez celui de votre application.',
  },
  ...accountLocked,
  ...codeRefusals,
};

export const accountsContract = {
  signUp: base
    .route({ method: 'POST', path: '/sign-up', summary: 'Ask for the confirmation mail' })
    .errors({
      EMAIL_TAKEN: {
        status: 409,
        message:
          'Cette adresse e-mail est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse.',
      },
    })
    .input(z.object({ email: emailAddress }))
    /** Whether mails do not leave for now: this one will once the mail server is back. */
    .output(done.extend({ mailDelayed: z.boolean() })),
  confirmEmail: base
    .route({ method: 'POST', path: '/sign-up/confirm', summary: 'Open a session from the mailed link' })
    .errors(linkExpired)
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(done),
  logIn: base
    .route({ method: 'POST', path: '/log-in', summary: 'Open a session with a password' })
    .errors({
      INVALID_CREDENTIALS: { status: 403, message: 'E-mail ou mot de passe incorrect' },
      ...accountLocked,
    })
    .input(
      z.object({
        email: emailAddress,
        password: z.string({ error: PASSWORD_SENTENCES.empty }).min(1, PASSWORD_SENTENCES.empty).max(1000),
      }),
    )
    /** Whether a code is still wanted: then no session is open yet. */
    .output(done.extend({ codeWanted: z.boolean() })),
  forgotPassword: base
    .route({ method: 'POST', path: '/password/forgotten', summary: 'Ask for the reset mail' })
    .errors({
      MAIL_UNAVAILABLE: {
        status: 503,
        message:
          'Le service d’envoi d’e-mail est temporairement indisponible. Veuillez réessayer plus tard ou contacter le support.',
      },
    })
    .input(z.object({ email: emailAddress }))
    .output(done),
  checkResetLink: base
    .route({ method: 'POST', path: '/password/reset-link', summary: 'Whether a reset link still serves' })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ usable: z.boolean() })),
  resetPassword: base
    .route({ method: 'POST', path: '/password/reset', summary: 'Set a new password with a reset link' })
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'La session a expiré. Veuillez demander un nouveau lien de réinitialisation.',
      },
    })
    .input(z.object({ token: z.string().min(1).max(200), password: newPassword }))
    .output(done),
  changePassword: base
    .route({
      method: 'POST',
      path: '/password/change',
      summary: 'Change one’s password; ends the other sessions',
    })
    .errors(passwordRefusals)
    .input(passwordChange)
    .output(done),
  devices: base
    .route({ method: 'GET', path: '/devices', summary: 'Where one is logged in, this browser first' })
    .output(z.array(device)),
  endDevice: base
    .route({ method: 'DELETE', path: '/devices/{id}', summary: 'Log one device out' })
    .input(z.object({ id: z.string().max(64) }))
    .output(done),
  consents: base
    .route({ method: 'GET', path: '/consents', summary: 'What one agreed to, latest first' })
    .output(z.array(consent)),
  newTerms: base
    .route({ method: 'GET', path: '/consents/terms', summary: 'Whether the terms changed since one agreed' })
    /** `since`: the day of the terms as they stand, for whoever agreed to others. */
    .output(z.object({ since: z.iso.date().nullable() })),
  acceptTerms: base
    .route({ method: 'POST', path: '/consents/terms', summary: 'Agree to the terms as they stand' })
    .output(done),
  endOtherDevices: base
    .route({ method: 'DELETE', path: '/devices', summary: 'Log every other device out' })
    .output(done),
};
