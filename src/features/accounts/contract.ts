import { z } from 'zod';
import { base, done } from '#contract-base.ts';
import { checkPassword } from './rules.ts';

const PASSWORD_SENTENCES = {
  empty: 'Veuillez entrer un mot de passe',
  'too-short': 'Le mot de passe doit contenir au moins 6 caractères',
  'too-long': 'Le mot de passe doit contenir au plus 128 caractères',
} as const;

export const PASSWORD_TOO_COMMON =
  'Ce mot de passe est trop courant : choisissez-en un que personne ne devinera';
export const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas';

/** A new password: the sentences of spec 1 §5 and D2. */
export const newPassword = z.string({ error: PASSWORD_SENTENCES.empty }).check((context) => {
  const verdict = checkPassword(context.value);
  if (verdict !== 'ok') {
    context.issues.push({ code: 'custom', input: context.value, message: PASSWORD_SENTENCES[verdict] });
  }
});

export const emailAddress = z
  .string({ error: 'Veuillez entrer votre adresse email' })
  .trim()
  .toLowerCase()
  .max(254, 'Cette adresse email est trop longue')
  .pipe(z.email('Cette adresse email ne semble pas valide'));

/** Where the person stands: what the guards, the navigation and the funnel decide from. */
export const sessionState = z.object({
  member: z
    .object({
      email: z.string(),
      firstName: z.string().nullable(),
      photoUrl: z.string().nullable(),
      unreadCount: z.int(),
      steps: z.object({
        profile: z.boolean(),
        preferences: z.boolean(),
        lifeProject: z.boolean(),
        sharedValues: z.boolean(),
        loveProfile: z.boolean(),
        quiz: z.boolean(),
      }),
      loveLifeConsent: z.boolean(),
    })
    .nullable(),
});
export type SessionState = z.infer<typeof sessionState>;
export type SignedInMember = NonNullable<SessionState['member']>;

const linkExpired = {
  LINK_EXPIRED: {
    status: 410,
    message: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau : il arrivera en quelques instants.',
  },
};

export const accountsContract = {
  signUp: base
    .route({ method: 'POST', path: '/sign-up', summary: 'Ask for the confirmation mail' })
    .errors({
      EMAIL_TAKEN: {
        status: 409,
        message:
          'Cette adresse email est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse.',
      },
    })
    .input(z.object({ email: emailAddress }))
    .output(done),
  confirmEmail: base
    .route({ method: 'POST', path: '/sign-up/confirm', summary: 'Open a session from the mailed link' })
    .errors(linkExpired)
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ hasProfile: z.boolean() })),
  logIn: base
    .route({ method: 'POST', path: '/log-in', summary: 'Open a session with a password' })
    .errors({
      INVALID_CREDENTIALS: { status: 403, message: 'Email ou mot de passe incorrect' },
      ACCOUNT_LOCKED: {
        status: 429,
        message:
          'Trop d’essais infructueux. Patientez un quart d’heure, ou choisissez un nouveau mot de passe grâce à « Mot de passe oublié ? ».',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    })
    .input(
      z.object({
        email: emailAddress,
        password: z.string({ error: PASSWORD_SENTENCES.empty }).min(1, PASSWORD_SENTENCES.empty).max(1000),
      }),
    )
    .output(z.object({ hasProfile: z.boolean() })),
  logOut: base.route({ method: 'POST', path: '/log-out', summary: 'End this session' }).output(done),
  session: base
    .route({ method: 'GET', path: '/session', summary: 'Where the person stands' })
    .output(sessionState),
  forgotPassword: base
    .route({ method: 'POST', path: '/password/forgotten', summary: 'Ask for the reset mail' })
    .errors({
      MAIL_UNAVAILABLE: {
        status: 503,
        message:
          "Le service d'envoi d'email est temporairement indisponible. Veuillez réessayer plus tard ou contacter le support.",
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
};
