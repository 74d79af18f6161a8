import { hash, verify } from '@node-rs/argon2';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { magicLink } from 'better-auth/plugins';
import {
  CONFIRMATION_LINK_HOURS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_LINK_MINUTES,
  SESSION_IDLE_DAYS,
} from '#features/accounts/rules.ts';
import type { Database } from './db/client.ts';
import * as schema from './db/schema.ts';
import type { Env } from './env.ts';

/** OWASP's first choice for argon2id; 17 ms here. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const DAY_SECONDS = 24 * 3600;

/** As Better Auth stores it, for accounts that are written without it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

type LinkMail = { email: string; token: string };
type Mails = {
  sendConfirmation: (mail: LinkMail) => Promise<void>;
  sendReset: (mail: LinkMail) => Promise<void>;
  sendChanged: (email: string) => Promise<void>;
};

/**
 * Better Auth keeps accounts, passwords and sessions. It is called from our own routes only and none of its
 * HTTP paths is served, so that every request passes our Origin check, limits and error shape.
 */
export function createAuth(db: Database, env: Env, secret: string, mails: Mails) {
  return betterAuth({
    ...commonOptions(env, secret),
    database: drizzleAdapter(db, {
      provider: 'pg',
      usePlural: true,
      schema,
      // A hook that queries inside the library's transaction hangs for ever on PGlite.
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH * 2,
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => verify(stored, password),
      },
      onPasswordReset: ({ user }) => mails.sendChanged(user.email),
      sendResetPassword: ({ user, token }) => mails.sendReset({ email: user.email, token }),
    },
    plugins: [
      magicLink({
        expiresIn: CONFIRMATION_LINK_HOURS * 3600,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token }) => mails.sendConfirmation({ email, token }),
      }),
    ],
  });
}

function commonOptions(env: Env, secret: string) {
  const secure = env.APP_URL.startsWith('https://');
  return {
    secret,
    baseURL: env.APP_URL,
    basePath: '/auth',
    trustedOrigins: [env.APP_URL],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_IDLE_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: secure ? '__Host-lueur' : 'lueur', attributes: { secure } } },
      database: { generateId: () => crypto.randomUUID() },
    },
  } satisfies BetterAuthOptions;
}

export type Auth = ReturnType<typeof createAuth>;
