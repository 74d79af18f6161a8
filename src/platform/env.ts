import { z } from 'zod';

const url = (what: string) => z.url({ error: `doit être ${what}` });
const webUrl = (what: string) => z.url({ protocol: /^https?$/, error: `doit être ${what}` });
const mailbox = z.email({ error: 'doit être une adresse e-mail' });
const flag = z.enum(['0', '1'], { error: 'doit être 0 ou 1' }).transform((value) => value === '1');

function readContacts(list: string): { name: string; phone: string }[] {
  const lines = list.split(';').filter((one) => one.trim() !== '');
  return lines.map((one) => {
    const [phone = '', ...name] = one.split(':').toReversed();
    return { name: name.toReversed().join(':').trim(), phone: phone.trim() };
  });
}

const schema = z.object({
  /** `production` turns off the demonstration and `/dev/mail`, and requires the variables marked "required in production". */
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'doit être development, test ou production' })
    .default('development'),
  /** Port of the server. */
  PORT: z.coerce.number({ error: 'doit être un nombre' }).int().min(0).max(65535).default(3000),
  /** Port on which Prometheus reads metrics; no metrics without it. */
  METRICS_PORT: z.coerce.number({ error: 'doit être un nombre' }).int().min(0).max(65535).optional(),
  /** Address on which the metrics port listens. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Address on which the server listens. */
  HOST: z.string().default('127.0.0.1'),
  /** Public address of the site, used in mails and for the Origin check. Required in production; http://localhost:PORT otherwise. */
  APP_URL: url('l’adresse publique du site, par exemple https://exemple.fr').optional(),
  /** Folder of the embedded database, photos, mails and the generated secret. */
  DATA_DIR: z.string().default('.data'),
  /** PostgreSQL 15 or later instead of the embedded database. Required in production. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'doit commencer par postgres://')
    .optional(),
  /** Owner of the schema when `DATABASE_URL` is another role. Only the command `migrate` needs it. */
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'doit commencer par postgres://')
    .optional(),
  /** Embedded database only. `process`: acknowledged writes survive a killed process. `fsync`: they survive a power cut too, and every write waits for the disk. */
  DATA_SAFETY: z.enum(['process', 'fsync'], { error: 'doit être process ou fsync' }).default('process'),
  /** Time source: `database` (PostgreSQL, shared by all nodes) or `machine` (for benchmarks). */
  CLOCK: z.enum(['database', 'machine'], { error: 'doit être database ou machine' }).default('database'),
  /** Folder on another machine for a second journal of erased accounts, in case `DATA_DIR` is lost. `none`: the first start after a restore has no journal to read. */
  ERASURES_DIR: z.string().optional(),
  /** Folder for backups. The server only looks there for the latest one when its embedded database is damaged. */
  BACKUP_DIR: z.string().optional(),
  /** File for the textfile collector of the Prometheus node exporter: the time of the latest backup. */
  BACKUP_METRICS_FILE: z.string().optional(),
  /** Public key that encrypts backups. The machine that makes them cannot read them. */
  BACKUP_RECIPIENT: z.string().optional(),
  /** Secret key that decrypts backups. Never set it on a machine that serves. */
  BACKUP_KEY: z.string().optional(),
  /** Key of cookies and pseudonyms, 32 characters or more, the same on every node. Required in production; generated in `DATA_DIR` otherwise. */
  AUTH_SECRET: z.string().min(32, 'doit avoir au moins 32 caractères').optional(),
  /** The previous secret; still accepted for thirty days after a rotation. */
  AUTH_SECRET_PREVIOUS: z.string().min(32, 'doit avoir au moins 32 caractères').optional(),
  /** Hosts on a private network, separated by commas: connections to them may be unencrypted. */
  PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(',').map((host) => host.trim())),
  /** Whether sign-ups and log-ins are kept, sealed, for authorities: `none`, or the public key that seals them. Required in production. */
  IDENTIFICATION_KEEPING: z
    .string()
    .regex(/^(none|age1[a-z0-9]{58})$/, 'doit être none, ou une clé publique age1…')
    .optional(),
  /** Secret key that opens the sealed identification data. Never set it on a machine that serves. */
  IDENTIFICATION_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, 'doit être une clé secrète AGE-SECRET-KEY-1…')
    .optional(),
  /** Set to `1` for one start after `AUTH_SECRET` was lost or leaked: replaces the keys that can no longer be opened. */
  MAKE_NEW_KEYS: flag.default(false),
  /** Mail server. Required in production; without it mails are written to files in `DATA_DIR/mail`. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'doit commencer par smtp:// ou smtps://')
    .optional(),
  /** Sender of every mail. */
  MAIL_FROM: z.string().default('Lueur <bonjour@lueur.invalid>'),
  /** Mailbox of the team: reports, letters, workshops with too few participants. Required in production. */
  TEAM_EMAIL: mailbox.optional(),
  /** Mailbox for letters to a coach; `TEAM_EMAIL` otherwise. */
  COACH_EMAIL: mailbox.optional(),
  /** Mailbox for letters to the relations service; `TEAM_EMAIL` otherwise. */
  RELATIONS_EMAIL: mailbox.optional(),
  /** Mailbox for letters to the administration; `TEAM_EMAIL` otherwise. */
  ADMIN_EMAIL: mailbox.optional(),
  /** Mailbox of the data protection officer; `TEAM_EMAIL` otherwise. */
  DPO_EMAIL: mailbox.optional(),
  /** People to call when a life is in danger, in order: « Anne Martin, direction : 06 12 34 56 78 ; … ». */
  DANGER_CONTACTS: z
    .string()
    .default('')
    .transform(readContacts)
    .refine((contacts) => contacts.every(({ phone }) => /^\+?[\d .]{2,20}$/.test(phone)), {
      error: 'doit être une liste de noms et de téléphones, comme dans docs/operations.md',
    }),
  /** Video service to whose address the name of a room is added; without it the team sets each link. */
  WORKSHOP_ROOM_URL: url(
    'l’adresse d’un service de visioconférence, à laquelle s’ajoute le nom de la salle',
  ).optional(),
  /** S3-compatible service for photos; without it photos are files in `DATA_DIR/photos`. */
  S3_ENDPOINT: url('l’adresse du service S3').optional(),
  /** Bucket of the photos. Required with `S3_ENDPOINT`. */
  S3_BUCKET: z.string().optional(),
  /** Region of the bucket. */
  S3_REGION: z.string().default('eu-west-3'),
  /** Access key of the bucket. Required with `S3_ENDPOINT`. */
  S3_ACCESS_KEY: z.string().optional(),
  /** Secret key of the bucket. Required with `S3_ENDPOINT`. */
  S3_SECRET_KEY: z.string().optional(),
  /** TURN relays of the calls, separated by commas; without one a call goes directly from browser to browser. */
  TURN_URL: z
    .string()
    .transform((urls) => urls.split(',').map((one) => one.trim()))
    .refine(
      (urls) => urls.every((one) => /^turns?:\S+$/.test(one)),
      'doit être une adresse turn: ou turns:, ou plusieurs séparées par des virgules',
    )
    .optional(),
  /** Secret shared with the relay (`static-auth-secret` of coturn): each member gets a password valid for a few hours. */
  TURN_SECRET: z.string().optional(),
  /** Fixed user of the relay, instead of `TURN_SECRET`. */
  TURN_USER: z.string().optional(),
  /** Password of the fixed user of the relay. */
  TURN_PASSWORD: z.string().optional(),
  /** `on` or `off`: a local model sorts the photos awaiting review. On by default when installed (`npm run photo-model`) and the machine has 2 GB of memory. */
  PHOTO_MODEL: z.enum(['on', 'off'], { error: 'doit être on ou off' }).optional(),
  /** Search address of a Nominatim-compatible server, instead of the built-in table of communes. */
  GEOCODER_URL: url('l’adresse d’un serveur compatible Nominatim').optional(),
  /** Push services that browsers may name; `*.` is a wildcard for subdomains. */
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com')
    .transform((hosts) => hosts.split(',').map((host) => host.trim())),
  /** Id of the ad pixel, loaded only after consent; without it there is no ad measurement. */
  PIXEL_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'doit être l’identifiant que donne la régie, en chiffres et lettres')
    .optional(),
  /** Script of the ad pixel. */
  PIXEL_SCRIPT_URL: webUrl('l’adresse du script de la régie').default(
    'https://connect.facebook.net/en_US/fbevents.js',
  ),
  /** Origin that receives the measurements of the ad pixel. */
  PIXEL_COLLECT_ORIGIN: webUrl('l’origine à laquelle la régie reçoit ses mesures').default(
    'https://www.facebook.com',
  ),
  /** Publisher of the site, as the legal pages name it. This and the other `LEGAL_` facts are required in production; a missing one is shown as missing. */
  LEGAL_PUBLISHER: z.string().optional(),
  /** Registered address of the publisher. */
  LEGAL_ADDRESS: z.string().optional(),
  /** Share capital of the publisher; `none` for an association or a sole trader. */
  LEGAL_CAPITAL: z.string().optional(),
  /** Registration and VAT numbers of the publisher; `none` while the registration is pending. */
  LEGAL_REGISTRATION: z.string().optional(),
  /** Publication director. */
  LEGAL_DIRECTOR: z.string().optional(),
  /** Hosting provider: name and address. */
  LEGAL_HOST: z.string().optional(),
  /** Telephone of the hosting provider. */
  LEGAL_HOST_PHONE: z.string().optional(),
  /** Provider that sends the mails. */
  LEGAL_MAIL_PROVIDER: z.string().optional(),
  /** Consumer mediator: name, address and site; `none` while nothing is sold and none is designated. */
  LEGAL_MEDIATOR: z.string().optional(),
  /** Public contact address. */
  LEGAL_CONTACT_EMAIL: mailbox.optional(),
  /** Where to report vulnerabilities (`/.well-known/security.txt`, `/securite`). Required in production. */
  SECURITY_CONTACT: mailbox.optional(),
  /** Day on which the security contact expires (RFC 9116), a year ahead at most. Required in production. */
  SECURITY_EXPIRES: z.iso.date({ error: 'doit être un jour, par exemple 2027-06-30' }).optional(),
  /** Facebook page; the footer shows the networks that are set. */
  SOCIAL_FACEBOOK: webUrl('l’adresse de notre page Facebook').optional(),
  /** LinkedIn page. */
  SOCIAL_LINKEDIN: webUrl('l’adresse de notre page LinkedIn').optional(),
  /** Instagram page. */
  SOCIAL_INSTAGRAM: webUrl('l’adresse de notre page Instagram').optional(),
  /** `warn` omits the line of each request, `error` omits warnings too. */
  LOG_LEVEL: z.enum(['info', 'warn', 'error'], { error: 'doit être info, warn ou error' }).default('info'),
  /** `1`: the last entry of X-Forwarded-For is the client address. */
  TRUST_PROXY: flag.default(false),
  /** `0` leaves a new embedded database empty; a new embedded database gets demonstration data otherwise. Refused in production. */
  DEMO: flag.optional(),
  /** `1` starts a production server although required facts are missing; the log lists them. */
  ALLOW_UNFINISHED: flag.default(false),
});

/** Where mails to the team go while no mailbox is set: to files, outside production. */
export const REHEARSAL_MAILBOX = 'equipe@lueur.invalid';

export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

export type Env = Omit<z.infer<typeof schema>, 'APP_URL'> & {
  APP_URL: string;
  embedded: boolean;
  production: boolean;
  /** Whether an empty database gets demonstration data. */
  demonstration: boolean;
};

export class EnvError extends Error {}

type Source = Record<string, string | undefined>;

/** Configuration of the server, parsed once. @throws EnvError naming every unusable variable */
export function parseEnv(source: Source): Env {
  const { env, unusable } = examineEnv(source);
  if (unusable.length) throw new EnvError(`Configuration inutilisable :\n${indented(unusable)}`);
  return env;
}

export function indented(sentences: readonly string[]): string {
  return sentences.map((line) => `  ${line}`).join('\n');
}

/** Parses the usable variables as if the others were not given, with a sentence for each unusable one. */
export function examineEnv(source: Source): { env: Env; unusable: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const issues = schema.safeParse(given).error?.issues ?? [];
  for (const { path } of issues) delete given[String(path[0])];
  const usable = schema.parse(given);
  const missing = listMissing(usable, usable.NODE_ENV === 'production');
  const unusable = [...issues.map(({ path, message }) => `${path.join('.')} ${message}`), ...missing];
  return { env: complete(usable), unusable };
}

function complete(env: z.infer<typeof schema>): Env {
  const production = env.NODE_ENV === 'production';
  return {
    ...env,
    TEAM_EMAIL: env.TEAM_EMAIL ?? (production || env.SMTP_URL ? undefined : REHEARSAL_MAILBOX),
    APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    embedded: !env.DATABASE_URL,
    production,
    demonstration: !production && (env.DEMO ?? !env.DATABASE_URL),
  };
}

function listMissing(env: z.infer<typeof schema>, production: boolean): string[] {
  const lines: string[] = [];
  if (env.S3_ENDPOINT && !(env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY)) {
    lines.push('S3_BUCKET, S3_ACCESS_KEY et S3_SECRET_KEY sont nécessaires avec S3_ENDPOINT');
  }
  if (env.TURN_URL && !env.TURN_SECRET && !(env.TURN_USER && env.TURN_PASSWORD)) {
    lines.push('TURN_SECRET, ou TURN_USER et TURN_PASSWORD, sont nécessaires avec TURN_URL');
  }
  if (production && !env.APP_URL) lines.push('APP_URL est nécessaire en production');
  if (production && !env.SMTP_URL) lines.push('SMTP_URL est nécessaire en production');
  if (production && env.DEMO) lines.push('DEMO est refusé en production');
  return lines;
}
