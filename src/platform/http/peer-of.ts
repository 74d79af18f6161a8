import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';

/** Address of the client: the last one added by the trusted proxy, otherwise the peer of the socket. */
export function peerOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  env: Pick<Env, 'TRUST_PROXY'>,
): string {
  const forwarded = env.TRUST_PROXY ? headers['x-forwarded-for'] : undefined;
  return forwarded?.toString().split(',').at(-1)?.trim() ?? socket.remoteAddress ?? 'unknown';
}
