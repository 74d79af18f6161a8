import { z } from 'zod';
import {
  backupCodes,
  codeRefusals,
  passwordAgain,
  passwordRefusals,
  typedCode,
} from '#identity/accounts/contract.ts';
import { action, done, requiredText, route, saveRoute, version } from '#lib/contract-base.ts';
import { PASSKEY_NAME_MAX_LENGTH } from './rules.ts';

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Bytes in base64url, as in the JSON of WebAuthn. */
const bytes = z
  .string()
  .max(8000)
  .regex(/^[\w-]*$/);
const named = z.object({
  id: bytes,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const userVerification = z.literal('required');

/** Options of `navigator.credentials.create` (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
});

export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification,
});

const answered = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** No extension is requested. */
  clientExtensionResults: z.object({}),
};

const registration = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const authentication = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

const refused = {
  PASSKEY_REFUSED: {
    status: 403,
    message: 'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
};

const onePasskey = z.object({ id: z.string().max(64) });

export const passkeyName = requiredText(
  PASSKEY_NAME_MAX_LENGTH,
  `Ce nom est trop long : ${PASSKEY_NAME_MAX_LENGTH} caractères au plus`,
  'Veuillez donner un nom à cette clé',
);

const tooMany = {
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: 'Vous avez déjà dix clés d’accès. Retirez-en une avant d’en ajouter une autre.',
  },
} as const;

export const passkeysContract = {
  mine: route('GET', '/passkeys', 'List my passkeys, oldest first').output(z.array(passkey)),
  add: action('/passkeys', 'Add a passkey created by the browser')
    .errors({
      ...refused,
      ...tooMany,
      CHALLENGE_OVER: { status: 410, message: 'Le délai est dépassé. Recommencez.' },
    })
    .input(z.object({ response: registration })),
  begin: route('POST', '/passkeys/begin', 'Get the options for a new passkey')
    .errors({
      ...passwordRefusals,
      ...tooMany,
    })
    .input(passwordAgain)
    .output(creationOptions),
  rename: saveRoute('/passkeys/{id}/name', 'Rename a passkey')
    .input(onePasskey.extend({ name: passkeyName, version }))
    .output(done),
  remove: action('/passkeys/{id}/remove', 'Remove a passkey')
    .errors(passwordRefusals)
    .input(onePasskey.extend(passwordAgain.shape)),
  logIn: action('/log-in/passkey', 'Open a session with a passkey')
    .errors({
      ...refused,
      CHALLENGE_OVER: {
        status: 410,
        message: 'Le délai est dépassé. Réessayez avec « Me connecter avec une clé d’accès ».',
      },
    })
    .input(z.object({ response: authentication })),
  beginLogIn: route('POST', '/log-in/passkey/begin', 'Get the options for a log-in with a passkey').output(
    requestOptions,
  ),
};

const logInOver = {
  LOG_IN_OVER: {
    status: 410,
    message: 'Le délai est dépassé. Recommencez avec votre mot de passe.',
  },
};

export const secondFactorContract = {
  mine: route('GET', '/second-factor', 'Get my second factor').output(
    z.object({
      since: z.iso.datetime().nullable(),
      backupCodesLeft: z.int(),
      removalFrom: z.iso.datetime().nullable(),
    }),
  ),
  begin: route('POST', '/second-factor/begin', 'Begin the enrolment of a phone')
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(
      z.object({
        key: z.string(),
        uri: z.string(),
      }),
    ),
  confirm: route('POST', '/second-factor/confirm', 'Confirm the phone with a first code')
    .errors(codeRefusals)
    .input(z.object({ code: typedCode }))
    .output(backupCodes),
  renewBackupCodes: route('POST', '/second-factor/backup-codes', 'Renew the ten backup codes, shown once')
    .errors(passwordRefusals)
    .input(passwordAgain)
    .output(backupCodes),
  remove: action('/second-factor/remove', 'Remove the second factor')
    .errors(passwordRefusals)
    .input(passwordAgain),
  giveCode: action('/log-in/code', 'Complete a log-in with a code')
    .errors({ ...codeRefusals, ...logInOver })
    .input(z.object({ code: typedCode })),
  sayLost: route('POST', '/log-in/lost-phone', 'Report the loss of phone and backup codes')
    .errors(logInOver)
    .output(z.object({ removalFrom: z.iso.datetime() })),
};
