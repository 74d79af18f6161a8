import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names one host at most. Node keeps the first of several, while a proxy may have judged another one:
 * RFC 9112 (3.2) asks for 400.
 */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  // Names and values alternate.
  const names = rawHeaders.filter((_, place) => place % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}
