import { z } from 'zod';
import { action, done, route } from '#lib/contract-base.ts';
import { waitWords } from '#lib/wait-words.ts';
import { contestText } from '#mechanisms/decisions/contract.ts';
import {
  APPEAL_OUTCOMES,
  MEASURE_STATES,
  STATEMENT_EFFECTS,
  STATEMENT_SOURCES,
} from '#mechanisms/decisions/rules.ts';
import { checkPassword, isSamePassword } from './rules.ts';

/** For log-ins whose browser did not return the cookie just set. */
export const COOKIES_REFUSED =
  'Votre navigateur refuse le cookie qui garde votre session ouverte. Autorisez les cookies de ce site dans ses réglages de confidentialité, puis réessayez.';

export const PASSWORD_MISSING = 'Veuillez entrer un mot de passe';
const PASSWORD_SENTENCES = {
  empty: PASSWORD_MISSING,
  'too-short': 'Le mot de passe doit contenir au moins 6 caractères',
  'too-long': 'Le mot de passe doit contenir au plus 128 caractères',
} as const;

export const PASSWORD_TOO_COMMON =
  'Ce mot de passe est trop courant : choisissez-en un que personne ne devinera';
export const PASSWORD_GUESSABLE =
  'Ce mot de passe se devine : choisissez autre chose que votre nom, votre adresse e-mail ou le nom du site';
export const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas';
export const PASSWORD_UNREPEATED = 'Veuillez confirmer le mot de passe';

/** Schema rule for a form with `password` and `confirmation`; reports a mismatch together with other errors. */
export function confirmedPassword(differ: string) {
  return {
    path: ['confirmation'],
    error: ({ input }: { input?: unknown }) => (passwordIn(input) ? differ : PASSWORD_UNREPEATED),
    when: () => true,
  };
}

export function isConfirmed(typed: { password?: string; confirmation?: string }): boolean {
  const { password = '', confirmation = '' } = typed;
  return confirmation !== '' && isSamePassword(password, confirmation);
}

function passwordIn(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'password' in input && Boolean(input.password);
}

const PASSWORD_AGAIN_MISSING = 'Veuillez entrer votre mot de passe';
export function passwordWith(sentences: Record<'empty' | 'too-short' | 'too-long', string>) {
  return z.string({ error: sentences.empty }).check((context) => {
    const verdict = checkPassword(context.value);
    if (verdict !== 'ok') {
      context.issues.push({ code: 'custom', input: context.value, message: sentences[verdict] });
    }
  });
}

/** A first password, or one set by a reset: the messages of spec 1 §5 and D2. */
export const newPassword = passwordWith(PASSWORD_SENTENCES);

export const typedCode = z
  .string({ error: 'Veuillez entrer un code' })
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((typed) => typed.length > 0, 'Veuillez entrer un code')
  .refine((typed) => typed.length <= 20, 'Ce code est trop long');

/** Shown once, to be stored away from the phone. */
export const backupCodes = z.object({ codes: z.array(z.string()) });

export const codeBeside = { code: typedCode.optional() };

/** A browser with an open session of the member: never its token or address. */
export const device = z.object({
  /** Not a credential: identifies the session to end. */
  id: z.string(),
  name: z.string(),
  current: z.boolean(),
  since: z.iso.datetime(),
  /** Precise to the day: the use of a session is recorded once a day. */
  lastUsed: z.iso.datetime(),
});
export type Device = z.infer<typeof device>;

/** D1: another spelling of a known mailbox answers like the known address. */
export const addressTaken = {
  EMAIL_TAKEN: {
    status: 409,
    message: 'Cette adresse e-mail est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse.',
  },
};

/** Guards actions that are irreversible or reveal everything (security.md 42). */
export const passwordAgain = z.object({
  ...codeBeside,
  password: z
    .string({ error: PASSWORD_AGAIN_MISSING })
    .min(1, PASSWORD_AGAIN_MISSING)
    .max(1000, 'Ce mot de passe est trop long'),
});

export function passwordLocked(seconds: number): string {
  return `Trop d’essais infructueux. Réessayez ${waitWords(seconds)}, ou choisissez un nouveau mot de passe depuis la page de connexion (« Mot de passe oublié ? »).`;
}

/** Too many wrong passwords in a row (D2). */
export const accountLocked = {
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

export const codeRefusals = {
  ...wrongCode,
  CODES_LOCKED: {
    status: 429,
    message: 'Trop de codes erronés. Réessayez dans une heure.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
};

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
  devices: route('GET', '/devices', 'List my devices, this browser first').output(z.array(device)),
  endDevice: route('DELETE', '/devices/{id}', 'Log one device out')
    .input(z.object({ id: z.string().max(64) }))
    .output(done),
  endOtherDevices: route('DELETE', '/devices', 'Log every other device out').output(done),
};

/** A decision as shown to the member concerned, without names of colleagues. */
export const statement = z.object({
  id: z.string(),
  effect: z.enum(STATEMENT_EFFECTS),
  source: z.enum(STATEMENT_SOURCES),
  facts: z.string(),
  rule: z.string(),
  madeAt: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  state: z.enum(MEASURE_STATES),
  /** Whether this is the strongest decision in force, which determines the state of the account. */
  holds: z.boolean(),
  /** Deadline of an appeal; null when an appeal is impossible, or no longer possible. */
  appealUntil: z.iso.datetime().nullable(),
  appeal: z
    .object({
      text: z.string(),
      madeAt: z.iso.datetime(),
      outcome: z.enum(APPEAL_OUTCOMES).nullable(),
      answer: z.string().nullable(),
      judgedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type Statement = z.infer<typeof statement>;

export const ownStanding = z.object({
  state: z.enum(['open', 'suspended', 'closed']),
  until: z.iso.datetime().nullable(),
  closing: z.boolean(),
  eraseAfter: z.iso.datetime().nullable(),
  statements: z.array(statement),
});
export type OwnStanding = z.infer<typeof ownStanding>;

export const standingContract = {
  mine: route('GET', '/standing', 'Get decisions about my account, with reasons').output(ownStanding),
  appeal: action('/standing/appeals', 'Contest a decision, once')
    .errors({
      CANNOT_APPEAL: {
        status: 409,
        message: 'Cette décision ne peut plus être contestée ici.',
      },
    })
    .input(z.object({ statement: z.string().max(64), text: contestText })),
};
