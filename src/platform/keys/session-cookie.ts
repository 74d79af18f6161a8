import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Keys } from './keys.ts';

/** Better Auth signs the token of a session with HMAC-SHA-256 under the secret itself: `token.signature`, in base64. */
function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

/**
 * The token of a session cookie, when we signed it. Better Auth's own `makeSignature` uses the thread pool and takes a
 * hundred times as long.
 * @param cookie the decoded value
 */
export function signedToken(keys: Pick<Keys, 'sessionSecrets'>, cookie: string): string | undefined {
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1));
  const isOurs = keys.sessionSecrets().some((secret) => {
    const right = Buffer.from(signatureOf(token, secret));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isOurs ? token : undefined;
}

/**
 * The headers of a request for the library, which knows one secret: a session cookie signed under the former one is
 * signed again.
 * @param name of the session cookie
 */
export function signedAnew(keys: Pick<Keys, 'sessionSecrets'>, headers: Headers, name: string): Headers {
  const [current = '', former] = keys.sessionSecrets();
  const cookies = headers.get('cookie');
  if (former === undefined || !cookies) return headers;
  const cookie = parse(cookies, name)[name];
  const token = cookie === undefined ? undefined : signedToken(keys, cookie);
  if (token === undefined) return headers;
  const others = cookies.split(/; */).filter((part) => !part.startsWith(`${name}=`));
  const renewed = `${name}=${encodeURIComponent(`${token}.${signatureOf(token, current)}`)}`;
  const answer = new Headers(headers);
  answer.set('cookie', [...others, renewed].join('; '));
  return answer;
}
