import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type BetterAuthOptions, betterAuth, type GenericEndpointContext } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { magicLink } from 'better-auth/plugins';
import { z } from 'zod';
import { plainPassword } from '#lib/plain-password.ts';
import type { Database } from './database/client.ts';
import type { Env } from './env.ts';
import { describeError, type Log } from './log.ts';

/** OWASP's first choice for argon2id; 17 ms here. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const DAY_SECONDS = 24 * 3600;

export function hashPassword(password: string): Promise<string> {
  return hash(plainPassword(password), ARGON2);
}

/** Verified when an account has no password, so that the answer takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$cmJREudxzg0z6b0FJirEzg$dmlXtyX4VhTbj7A9CsmJsFy2gZ2HAkrK17N+wDBzFXs';

/**
 * Compares a password with the stored hash; takes as long when there is none.
 * @param renew replaces a hash that dates from before `plainPassword` and was computed from the password as typed
 */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
  renew: (passwordHash: string) => Promise<void>,
): Promise<boolean> {
  const plain = plainPassword(password);
  if (await verify(stored ?? NOBODY, plain)) return Boolean(stored);
  if (plain === password || !(await verify(stored ?? NOBODY, password)) || !stored) return false;
  await renew(await hashPassword(password));
  return true;
}

export type AuthLimits = {
  passwordMinLength: number;
  passwordMaxLength: number;
  confirmationLinkHours: number;
  resetLinkMinutes: number;
  sessionIdleDays: number;
};

type LinkMail = { email: string; token: string };
type Mails = {
  sendConfirmation: (mail: LinkMail) => Promise<void>;
  sendReset: (mail: LinkMail) => Promise<void>;
};

type AuthOptions = {
  db: Database;
  env: Env;
  secret: string;
  log: Log;
  tables: Record<string, unknown>;
  limits: AuthLimits;
  mails: Mails;
  onAccountCreated: () => Promise<void>;
};

/** Better Auth, called by our own routes only: every request passes our Origin check, limits and error shape. */
export function createAuth(options: AuthOptions) {
  const { db, tables, limits, mails, onAccountCreated } = options;
  const auth = betterAuth({
    ...commonOptions(options),
    database: drizzleAdapter(inTransactionOf(db), {
      provider: 'pg',
      usePlural: true,
      schema: tables,
      // A hook that queries inside the library's transaction hangs forever on PGlite.
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: limits.passwordMinLength,
      maxPasswordLength: limits.passwordMaxLength * 2,
      resetPasswordTokenExpiresIn: limits.resetLinkMinutes * 60,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => verify(stored, password),
      },
      sendResetPassword: ({ user, token }) => mails.sendReset({ email: user.email, token }),
    },
    databaseHooks: { user: { create: { after: onAccountCreated } } },
    plugins: [
      magicLink({
        expiresIn: limits.confirmationLinkHours * 3600,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token }) => mails.sendConfirmation({ email, token }),
      }),
      { id: 'proven', endpoints: { openSession, openByLink } },
    ],
  });
  acceptAnyAddress(auth.api.signInMagicLink);
  acceptAnyAddress(auth.api.requestPasswordReset);
  return auth;
}

const transaction = new AsyncLocalStorage<Database>();

/** Lets calls of the library read and write in a transaction of ours. */
export function callAuthIn<Result>(tx: Database, call: () => Promise<Result>): Promise<Result> {
  return transaction.run(tx, call);
}

/** The database, or the transaction that `callAuthIn` names. */
function inTransactionOf(db: Database): Database {
  return new Proxy(db, {
    get(_, name) {
      const used = transaction.getStore() ?? db;
      const value: unknown = Reflect.get(used, name);
      return typeof value === 'function' ? value.bind(used) : value;
    },
  });
}

/** The library takes fewer addresses than browsers do (« a&b@exemple.fr »); ours are checked by the contract. */
function acceptAnyAddress({ options }: { options: { body: z.ZodObject } }) {
  options.body = options.body.extend({ email: z.string() });
}

/** Opens a session, with its cookie, for an account that our own routes have authenticated. */
const openSession = createAuthEndpoint(
  '/open-session',
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (ctx) => openSessionOf(ctx, ctx.body.userId),
);

const linkRecord = z.object({ email: z.string() });

/** Opens the session of a mailed link once, and the account with it. The library's own endpoint takes fewer addresses. */
const openByLink = createAuthEndpoint(
  '/open-by-link',
  { method: 'POST', body: z.object({ token: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const hashed = createHash('sha256').update(ctx.body.token).digest('base64url');
    const kept = await internalAdapter.consumeVerificationValue(`magic-link:${hashed}`);
    if (!kept) throw new APIError('BAD_REQUEST');
    const { email } = linkRecord.parse(JSON.parse(kept.value));
    const known = await internalAdapter.findUserByEmail(email);
    const user =
      known?.user ??
      (await internalAdapter.createUser({ email, emailVerified: true, name: '' }, { method: 'magic-link' }));
    const session = await openSessionOf(ctx, user.id);
    return { user: { id: user.id, email }, session };
  },
);

async function openSessionOf(ctx: GenericEndpointContext, userId: string): Promise<{ id: string }> {
  const { internalAdapter, authCookies, secret, sessionConfig } = ctx.context;
  const session = await internalAdapter.createSession(userId);
  const { name, attributes } = authCookies.sessionToken;
  await ctx.setSignedCookie(name, session.token, secret, { ...attributes, maxAge: sessionConfig.expiresIn });
  return { id: session.id };
}

export function sessionCookieName({ APP_URL }: Pick<Env, 'APP_URL'>): string {
  return APP_URL.startsWith('https://') ? '__Host-lueur' : 'lueur';
}

function commonOptions({ env, secret, limits, log }: AuthOptions) {
  const secure = env.APP_URL.startsWith('https://');
  return {
    secret,
    baseURL: env.APP_URL,
    basePath: '/auth',
    trustedOrigins: [env.APP_URL],
    telemetry: { enabled: false },
    logger: {
      disableColors: true,
      // Its messages quote queries, and it reports every wrong password: only the class of a failure is logged.
      log: (_level, _message, ...details) => {
        const error = details.find((detail) => detail instanceof Error);
        if (error) log('warn', 'auth-library-failed', describeError(error));
      },
    },
    rateLimit: { enabled: false },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: limits.sessionIdleDays * DAY_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(env), attributes: { secure } } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => crypto.randomUUID() },
    },
  } satisfies BetterAuthOptions;
}

/** Better Auth hides the cause when its tables cannot be read, and gives it to its log only. */
export function isAuthStoreFailure(error: unknown): boolean {
  return error instanceof APIError && error.statusCode >= 500;
}

export type Auth = ReturnType<typeof createAuth>;
