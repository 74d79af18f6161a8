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
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'doit être development, test ou production' })
    .default('development'),
  PORT: z.coerce.number({ error: 'doit être un nombre' }).int().min(0).max(65535).default(3000),
  /** Port for Prometheus; no metrics without it. */
  METRICS_PORT: z.coerce.number({ error: 'doit être un nombre' }).int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: url('l’adresse publique du site, par exemple https://exemple.fr').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'doit commencer par postgres://')
    .optional(),
  /** A pooler in transaction mode (PgBouncer), through which requests go; the rest goes to `DATABASE_URL` itself. */
  DATABASE_POOLER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'doit commencer par postgres://')
    .optional(),
  /** The owner of the schema, if `DATABASE_URL` is another role: the command `migrate` needs it, nodes do not. */
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'doit commencer par postgres://')
    .optional(),
  /** Of the embedded database: whether an acknowledged write survives a killed process, or a power cut as well. */
  DATA_SAFETY: z.enum(['process', 'fsync'], { error: 'doit être process ou fsync' }).default('process'),
  /** The clock: PostgreSQL's, the same for every node, or each machine's own (benches move it). */
  CLOCK: z.enum(['database', 'machine'], { error: 'doit être database ou machine' }).default('database'),
  /** A folder of another machine for a second journal of erasures: the first one is lost with `DATA_DIR`. */
  ERASURES_DIR: z.string().optional(),
  /** Where backups are written; the server only looks there for the last one when its embedded database is damaged. */
  BACKUP_DIR: z.string().optional(),
  /** A file for the textfile collector of the node exporter: of when the last backup is. */
  BACKUP_METRICS_FILE: z.string().optional(),
  /** Public key that encrypts backups; the machine that makes them cannot read them. */
  BACKUP_RECIPIENT: z.string().optional(),
  /** Secret key that decrypts backups; never on a machine that serves. */
  BACKUP_KEY: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'doit avoir au moins 32 caractères').optional(),
  /** The previous secret after a rotation: still valid for thirty days. */
  AUTH_SECRET_PREVIOUS: z.string().min(32, 'doit avoir au moins 32 caractères').optional(),
  PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(',').map((host) => host.trim())),
  /** Whether sign-ups and log-ins are kept, sealed, for authorities (D36): `none`, or the public key. */
  IDENTIFICATION_KEEPING: z
    .string()
    .regex(/^(none|age1[a-z0-9]{58})$/, 'doit être none, ou une clé publique age1…')
    .optional(),
  /** Secret key that opens them; never on a machine that serves. */
  IDENTIFICATION_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, 'doit être une clé secrète AGE-SECRET-KEY-1…')
    .optional(),
  /** After the loss of `AUTH_SECRET`: replaces the keys that can no longer be opened. */
  MAKE_NEW_KEYS: flag.default(false),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'doit commencer par smtp:// ou smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Lueur <bonjour@lueur.invalid>'),
  TEAM_EMAIL: mailbox.optional(),
  COACH_EMAIL: mailbox.optional(),
  RELATIONS_EMAIL: mailbox.optional(),
  ADMIN_EMAIL: mailbox.optional(),
  DPO_EMAIL: mailbox.optional(),
  /** Whom to call when a life is in danger, in order: « Anne Martin, direction : 06 12 34 56 78 ; … ». */
  DANGER_CONTACTS: z
    .string()
    .default('')
    .transform(readContacts)
    .refine((contacts) => contacts.every(({ phone }) => /^\+?[\d .]{2,20}$/.test(phone)), {
      error: 'doit être une liste de noms et de téléphones, comme dans docs/operations.md',
    }),
  WORKSHOP_ROOM_URL: url(
    'l’adresse d’un service de visioconférence, à laquelle s’ajoute le nom de la salle',
  ).optional(),
  S3_ENDPOINT: url('l’adresse du service S3').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-3'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Relay of calls (TURN), one or more addresses; without it a call goes directly from browser to browser. */
  TURN_URL: z
    .string()
    .transform((urls) => urls.split(',').map((one) => one.trim()))
    .refine(
      (urls) => urls.every((one) => /^turns?:\S+$/.test(one)),
      'doit être une adresse turn: ou turns:, ou plusieurs séparées par des virgules',
    )
    .optional(),
  /** Shared with the relay (`static-auth-secret` of coturn): each member gets a password valid for a few hours. */
  TURN_SECRET: z.string().optional(),
  TURN_USER: z.string().optional(),
  TURN_PASSWORD: z.string().optional(),
  /** Whether a local model orders the photos; by default where it is installed and there are 2 GB of memory. */
  PHOTO_MODEL: z.enum(['on', 'off'], { error: 'doit être on ou off' }).optional(),
  GEOCODER_URL: url('l’adresse d’un serveur compatible Nominatim').optional(),
  /** Push services that browsers may name; `*.` is a wildcard for subdomains. */
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com')
    .transform((hosts) => hosts.split(',').map((host) => host.trim())),
  /** Id of the ad pixel; without it there is no advertising measurement at all (D3). */
  PIXEL_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'doit être l’identifiant que donne la régie, en chiffres et lettres')
    .optional(),
  PIXEL_SCRIPT_URL: webUrl('l’adresse du script de la régie').default(
    'https://connect.facebook.net/en_US/fbevents.js',
  ),
  PIXEL_COLLECT_ORIGIN: webUrl('l’origine à laquelle la régie reçoit ses mesures').default(
    'https://www.facebook.com',
  ),
  /** Publisher details on the legal pages; a missing one is shown as missing. */
  LEGAL_PUBLISHER: z.string().optional(),
  LEGAL_ADDRESS: z.string().optional(),
  LEGAL_CAPITAL: z.string().optional(),
  LEGAL_REGISTRATION: z.string().optional(),
  LEGAL_DIRECTOR: z.string().optional(),
  LEGAL_HOST: z.string().optional(),
  LEGAL_HOST_PHONE: z.string().optional(),
  LEGAL_MAIL_PROVIDER: z.string().optional(),
  LEGAL_MEDIATOR: z.string().optional(),
  LEGAL_CONTACT_EMAIL: mailbox.optional(),
  /** Where to report a vulnerability, and the expiry date of that contact (RFC 9116): a year ahead at most. */
  SECURITY_CONTACT: mailbox.optional(),
  SECURITY_EXPIRES: z.iso.date({ error: 'doit être un jour, par exemple 2027-06-30' }).optional(),
  SOCIAL_FACEBOOK: webUrl('l’adresse de notre page Facebook').optional(),
  SOCIAL_LINKEDIN: webUrl('l’adresse de notre page LinkedIn').optional(),
  SOCIAL_INSTAGRAM: webUrl('l’adresse de notre page Instagram').optional(),
  LOG_LEVEL: z.enum(['info', 'warn', 'error'], { error: 'doit être info, warn ou error' }).default('info'),
  TRUST_PROXY: flag.default(false),
  DEMO: flag.optional(),
  ALLOW_UNFINISHED: flag.default(false),
});

export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

export type Env = Omit<z.infer<typeof schema>, 'APP_URL'> & {
  APP_URL: string;
  embedded: boolean;
  production: boolean;
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
    // In development, mails to the team are written to files as well.
    TEAM_EMAIL: env.TEAM_EMAIL ?? (production || env.SMTP_URL ? undefined : 'equipe@lueur.invalid'),
    APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    embedded: !env.DATABASE_URL,
    production,
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
  if (env.DATABASE_POOLER_URL && !env.DATABASE_URL)
    lines.push('DATABASE_URL est nécessaire avec DATABASE_POOLER_URL');
  if (production && !env.APP_URL) lines.push('APP_URL est nécessaire en production');
  if (production && !env.SMTP_URL) lines.push('SMTP_URL est nécessaire en production');
  if (production && env.DEMO) lines.push('DEMO est refusé en production');
  return lines;
}
