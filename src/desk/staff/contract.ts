import { z } from 'zod';
import { accountLocked, backupCodes, typedCode, wrongCode } from '#identity/accounts/contract.ts';
import {
  action,
  done,
  doneAnswer,
  requiredName,
  requiredText,
  route,
  saveRoute,
  version,
} from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { plainPassword } from '#lib/plain-password.ts';
import { waitWords } from '#lib/wait-words.ts';
import { PUSH_ERRORS, pushEndpoint, pushSubscription } from '#member/notifications/contract.ts';
import {
  AUDIT_SUBJECTS,
  COLLEAGUE_STATES,
  HELD_WORK,
  NOTE_MAX_LENGTH,
  NOTE_SUBJECTS,
  STAFF_PASSWORD_MIN_LENGTH,
  STAFF_ROLES,
} from './rules.ts';

const PASSWORD_MISSING = 'Veuillez entrer votre mot de passe';

export const colleague = z.object({
  id: z.string(),
  firstName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
});
export type Colleague = z.infer<typeof colleague>;

/** Message of `ACCOUNT_LOCKED`, with the waiting time. */
export function lockedFor({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  return {
    message: `Trop d’essais infructueux. Réessayez ${waitWords(retryAfterSeconds)}.`,
    data: { retryAfterSeconds },
  };
}

const linkExpired = {
  LINK_EXPIRED: {
    status: 410,
    message: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  },
};

const token = z.string().min(1).max(200);

/** Longer than for members: it gives access to members’ conversations. */
export const staffPassword = z
  .string({ error: 'Veuillez choisir un mot de passe' })
  .refine(
    (typed) => Array.from(plainPassword(typed)).length >= STAFF_PASSWORD_MIN_LENGTH,
    `Le mot de passe doit contenir au moins ${STAFF_PASSWORD_MIN_LENGTH} caractères`,
  )
  .refine(
    (typed) => Array.from(plainPassword(typed)).length <= 128,
    'Le mot de passe doit contenir au plus 128 caractères',
  );

export const staffFirstName = requiredName(50, 'Ce prénom est trop long', 'Veuillez entrer votre prénom');

export const rolesField = z
  .array(z.enum(STAFF_ROLES))
  .min(1, 'Choisissez au moins un rôle')
  .max(STAFF_ROLES.length);

/** Reason typed by the colleague, stored in the audit log. */
const reasonField = requiredText(300, 'Cette raison est trop longue', 'Veuillez indiquer la raison');

export const listedColleague = colleague.extend({
  state: z.enum(COLLEAGUE_STATES),
  lastUsed: z.iso.datetime().nullable(),
  isExample: z.boolean(),
  /** Locked after too many wrong codes. */
  locked: z.boolean(),
  /** Version of the roles. */
  version: z.string(),
});
export type ListedColleague = z.infer<typeof listedColleague>;

const colleagueId = z.object({ id: z.string().max(64) });

const lastAdmin = {
  LAST_ADMIN: {
    status: 409,
    message:
      'Il faut toujours une personne à l’administration. Donnez d’abord ce rôle à quelqu’un d’autre qui s’est déjà connecté.',
  },
};

export const auditFilter = z.object({
  /** Cursor: number of a line. */
  before: z.coerce.number().int().positive().optional(),
  person: z.string().max(64).optional(),
  action: z.string().max(80).optional(),
  kind: z.enum(AUDIT_SUBJECTS).optional(),
  subject: z.string().max(80).optional(),
});

export const auditLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  who: z.object({ id: z.string(), firstName: z.string(), email: z.string() }),
  action: z.string(),
  subject: z.object({ kind: z.enum(AUDIT_SUBJECTS), id: z.string(), name: z.string().nullable() }).nullable(),
  reason: z.string().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

/** A password alone opens no page: the desk requires the second factor. */
export const SESSION_STAGES = ['closed', 'code-wanted', 'enrolment', 'open'] as const;

const named = z.object({ id: z.string(), firstName: z.string() });

const byCode = (path: `/${string}`, summary: string) =>
  route('POST', path, summary)
    .errors({ ...wrongCode, ...accountLocked })
    .input(z.object({ code: typedCode }));

const heldWork = z.object({
  name: z.enum(HELD_WORK),
  count: z.int(),
  /** Roles of which any one lets the colleague keep the work. */
  keptBy: z.array(z.enum(STAFF_ROLES)),
});

/** The colleague who takes over the booked appointments; without one they are cancelled. */
const heir = z.string().max(64).nullish();
const heirUnknown = {
  HEIR_UNKNOWN: {
    status: 409,
    message: 'Cette personne ne peut pas recevoir ces rendez-vous. Choisissez quelqu’un d’autre.',
  },
} as const;
/** Number of appointments handed over, and cancelled. */
const released = doneAnswer.extend({ handed: z.int(), cancelled: z.int() });

export const deskStaffContract = {
  session: route('GET', '/desk/session', 'Get the current desk session').output(
    z.object({
      stage: z.enum(SESSION_STAGES),
      /** Null until the second factor is given. */
      colleague: colleague.nullable(),
      /** Whether a session of this browser has expired. */
      ended: z.boolean(),
    }),
  ),
  logIn: action('/desk/log-in', 'Log in with a password; the second factor comes next')
    .errors({
      INVALID_CREDENTIALS: { status: 403, message: 'E-mail ou mot de passe incorrect' },
      ...accountLocked,
    })
    .input(
      z.object({
        email: emailAddress,
        password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
      }),
    ),
  logOut: action('/desk/log-out', 'Log out of the desk'),
  beginEnrolment: route('POST', '/desk/second-factor/begin', 'Begin the enrolment of a phone').output(
    z.object({
      key: z.string(),
      /** Content of the QR code. */
      uri: z.string(),
    }),
  ),
  finishEnrolment: byCode('/desk/second-factor/confirm', 'Confirm the phone with a first code').output(
    backupCodes,
  ),
  giveCode: byCode('/desk/second-factor', 'Complete a log-in with a code').output(done),
  secondFactor: route('GET', '/desk/second-factor', 'Get my second factor').output(
    z.object({ since: z.iso.datetime(), backupCodesLeft: z.int() }),
  ),
  renewBackupCodes: byCode(
    '/desk/second-factor/backup-codes',
    'Renew the ten backup codes, shown once',
  ).output(backupCodes),
  askPasswordLink: action('/desk/password/forgotten', 'Request a password link by mail').input(
    z.object({ email: emailAddress }),
  ),
  checkPasswordLink: route('POST', '/desk/password/link', 'Check a mailed password link')
    .errors(linkExpired)
    .input(z.object({ token }))
    .output(z.object({ email: z.string(), firstName: z.string() })),
  setPassword: action('/desk/password', 'Set a password with a mailed link')
    .errors(linkExpired)
    .input(z.object({ token, firstName: staffFirstName, password: staffPassword })),
  forgetPhone: byCode('/desk/second-factor/forget', 'Link another phone').output(done),
  colleagues: route('GET', '/desk/colleagues', 'List colleagues').output(z.array(listedColleague)),
  invite: route('POST', '/desk/colleagues', 'Invite a colleague by mail')
    .errors({
      ADDRESS_TAKEN: { status: 409, message: 'Cette adresse a déjà un accès à l’espace de l’équipe.' },
    })
    .input(z.object({ email: emailAddress, firstName: staffFirstName, roles: rolesField }))
    .output(z.object({ id: z.string() })),
  inviteAgain: action('/desk/colleagues/{id}/invitation', 'Resend an invitation').input(colleagueId),
  held: route('GET', '/desk/colleagues/{id}/held', 'List a colleague’s open work, before a departure')
    .input(colleagueId)
    .output(z.array(heldWork)),
  saveRoles: saveRoute('/desk/colleagues/{id}/roles', 'Change a colleague’s roles and end their sessions')
    .errors({ ...lastAdmin, ...heirUnknown })
    .input(colleagueId.extend({ roles: rolesField, version, heir }))
    .output(released),
  disable: route('POST', '/desk/colleagues/{id}/disable', 'Disable a colleague’s account')
    .errors({ ...lastAdmin, ...heirUnknown })
    .input(colleagueId.extend({ reason: reasonField, heir }))
    .output(released),
  enable: action('/desk/colleagues/{id}/enable', 'Re-enable a colleague’s account').input(colleagueId),
  liftLock: action('/desk/colleagues/{id}/lock/lift', 'Unlock a colleague after too many wrong codes')
    .errors({
      OWN_LOCK: { status: 409, message: 'Une autre personne de l’administration doit lever votre blocage.' },
    })
    .input(colleagueId),
  resetSecondFactor: action(
    '/desk/colleagues/{id}/second-factor/reset',
    'Reset the second factor of a colleague without phone and codes',
  )
    .errors({
      OWN_SECOND_FACTOR: {
        status: 409,
        message: 'Pour votre propre téléphone, passez par « Mon accès » : votre code y est demandé.',
      },
    })
    .input(colleagueId.extend({ reason: reasonField })),
  audit: route('GET', '/desk/audit', 'List audit log lines, latest first')
    .input(auditFilter)
    .output(z.object({ lines: z.array(auditLine), more: z.boolean() })),
  onCall: route('GET', '/desk/on-call', 'Get the contacts for a danger').output(
    z.object({
      /** Starts with the current week. */
      weeks: z.array(z.object({ monday: z.iso.date(), colleague: named.nullable() })),
      colleagues: z.array(named),
      contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
    }),
  ),
  pushState: route('POST', '/desk/push/state', 'Get the push state of this browser')
    .input(z.object({ endpoint: pushEndpoint.nullable() }))
    .output(z.object({ publicKey: z.string(), subscribed: z.boolean() })),
  startPush: action('/desk/push', 'Subscribe this browser to danger alerts while on call')
    .errors(PUSH_ERRORS)
    .input(pushSubscription),
  stopPush: action('/desk/push/end', 'Unsubscribe this browser from danger alerts').input(
    z.object({ endpoint: pushEndpoint }),
  ),
  chooseOnCall: action('/desk/on-call', 'Choose the colleague on call for a week').input(
    colleagueId.extend({ monday: z.iso.date(), on: z.boolean().default(true) }),
  ),
};

const deskNote = z.object({
  id: z.int(),
  by: z.string(),
  at: z.iso.datetime(),
  content: z.string(),
  /** First name of the colleague who is asked for an opinion. */
  askedOf: z.string().nullable(),
});

const noteSubject = z.object({ kind: z.enum(NOTE_SUBJECTS), subject: z.string().max(160) });
export type NotedSubject = z.infer<typeof noteSubject>;

export const deskNotesContract = {
  list: route('GET', '/desk/notes', 'List notes on a case or a pair')
    .input(noteSubject)
    .output(z.object({ notes: z.array(deskNote), colleagues: z.array(named) })),
  add: action('/desk/notes', 'Add a note, which may ask for an opinion').input(
    noteSubject.extend({
      /** Idempotency key from the browser. */
      clientId: z.uuid(),
      content: requiredText(NOTE_MAX_LENGTH, 'Cette note est trop longue', 'Écrivez votre note'),
      asked: z.string().max(64).nullable(),
    }),
  ),
  asked: route('GET', '/desk/notes/asked', 'List unread requests for my opinion').output(
    z.array(noteSubject.extend({ id: z.int(), by: z.string(), at: z.iso.datetime() })),
  ),
};
