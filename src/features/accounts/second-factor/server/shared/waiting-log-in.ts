import { createHash } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import type { RequestContext } from '#platform/http/request-context.ts';
import { seal, unseal } from '#platform/seal.ts';
import type { Services } from '#platform/services.ts';
import { CODE_AWAITED_MINUTES, codeAwaitedUntil } from '../../rules.ts';

const PURPOSE = 'waiting log-in';
const content = z.object({ member: z.string(), password: z.string(), until: z.coerce.date() });

const isSecure = ({ env }: Pick<Services, 'env'>) => env.APP_URL.startsWith('https://');
const nameOf = (services: Pick<Services, 'env'>) =>
  isSecure(services) ? '__Host-lueur-attente' : 'lueur-attente';

/** Stands for a password without telling anything of it: another password ends what waited. */
const fingerprint = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url');

type Waiting = { member: string; passwordHash: string };

/** After a right password: the browser keeps, sealed, who waits for the second proof. It opens nothing by itself. */
export function awaitCode({ services, answerHeaders }: RequestContext, { member, passwordHash }: Waiting) {
  const said = {
    member,
    password: fingerprint(passwordHash),
    until: codeAwaitedUntil(services.clock.now()),
  };
  const value = seal(services.secret, PURPOSE, Buffer.from(JSON.stringify(said)));
  answerHeaders.append('set-cookie', cookieOf(services, value, CODE_AWAITED_MINUTES * 60));
}

/** Who waits in this browser for the second proof, by what the cookie says; the password is still to be compared. */
export function readWaiting({
  services,
  headers,
}: RequestContext): { member: string; isPassword: (hash: string) => boolean } | undefined {
  const name = nameOf(services);
  const value = parse(headers.get('cookie') ?? '', name)[name];
  if (!value) return undefined;
  const said = contentOf(services.secret, value);
  if (!said || said.until <= services.clock.now()) return undefined;
  return { member: said.member, isPassword: (hash) => fingerprint(hash) === said.password };
}

function contentOf(secret: string, value: string) {
  try {
    return content.parse(JSON.parse(unseal(secret, PURPOSE, value).toString()));
  } catch {
    return undefined;
  }
}

export function forgetWaiting({ services, answerHeaders }: RequestContext): void {
  answerHeaders.append('set-cookie', cookieOf(services, '', 0));
}

function cookieOf(services: Services, value: string, maxAge: number): string {
  const secure = isSecure(services);
  return serialize(nameOf(services), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  });
}
