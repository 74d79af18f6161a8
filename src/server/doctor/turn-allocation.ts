import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import {
  ATTRIBUTES,
  errorCodeOf,
  METHODS,
  readStunAnswer,
  type StunAnswer,
  stunRequest,
} from './stun-message.ts';

const ANSWERS_WITHIN_MS = 5000;
const SEND_AGAIN_MS = 500;
const UDP = Buffer.from([17, 0, 0, 0]);
const NOW = Buffer.alloc(4);
const UNAUTHENTICATED = 401;

type Wire = {
  send: (bytes: Buffer) => void;
  onBytes: (take: (bytes: Buffer) => void) => void;
  close: () => void;
};

/**
 * Asks a relay for an address, as the browser of a caller does, and gives it back at once.
 * @param address as in TURN_URL: `turn:host:3478?transport=tcp`, `turns:host`
 * @throws Error with the code of the relay when it refuses, ETIMEDOUT when it does not answer
 */
export async function allocate(
  address: string,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const wire = await openWire(address);
  try {
    const ask = (
      method: number,
      attributes: [number, Buffer][],
      credentials?: Parameters<typeof stunRequest>[3],
    ) => exchange(wire, method, attributes, credentials);
    const wanted: [number, Buffer][] = [[ATTRIBUTES.transport, UDP]];
    const challenge = await ask(METHODS.allocate, wanted);
    if (challenge.kind === 'success') throw new Error('OPEN_RELAY');
    if (errorCodeOf(challenge) !== UNAUTHENTICATED) throw new Error(`TURN ${errorCodeOf(challenge)}`);
    const text = (type: number) => challenge.attributes.get(type)?.toString() ?? '';
    const credentials = { username, password, realm: text(ATTRIBUTES.realm), nonce: text(ATTRIBUTES.nonce) };
    const answer = await ask(METHODS.allocate, wanted, credentials);
    if (answer.kind === 'error' || !answer.attributes.has(ATTRIBUTES.relayed))
      throw new Error(`TURN ${errorCodeOf(answer)}`);
    await ask(METHODS.refresh, [[ATTRIBUTES.lifetime, NOW]], credentials);
  } finally {
    wire.close();
  }
}

function exchange(
  wire: Wire,
  method: number,
  attributes: readonly [number, Buffer][],
  credentials?: Parameters<typeof stunRequest>[3],
): Promise<StunAnswer> {
  const transaction = randomBytes(12);
  const request = stunRequest(method, transaction, attributes, credentials);
  const { promise, resolve, reject } = Promise.withResolvers<StunAnswer>();
  // UDP may lose a packet; a relay answers a repeated transaction once.
  const again = setInterval(() => wire.send(request), SEND_AGAIN_MS);
  const late = setTimeout(() => reject(new Error('ETIMEDOUT')), ANSWERS_WITHIN_MS);
  let received = Buffer.alloc(0);
  wire.onBytes((bytes) => {
    received = Buffer.concat([received, bytes]);
    const answer = readStunAnswer(received);
    if (answer?.transaction === transaction.toString('hex')) resolve(answer);
    else if (answer) received = Buffer.alloc(0);
  });
  wire.send(request);
  return promise.finally(() => {
    clearInterval(again);
    clearTimeout(late);
  });
}

async function openWire(address: string): Promise<Wire> {
  const [, scheme, host = '', port, transport] =
    /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(\w+))?$/.exec(address) ?? [];
  const isTls = scheme === 'turns';
  const to = { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? (isTls ? 5349 : 3478)) };
  return isTls || transport === 'tcp' ? openStream(to, isTls) : openDatagrams(to);
}

async function openStream(to: { host: string; port: number }, isTls: boolean): Promise<Wire> {
  const socket: Socket = isTls ? connectTls({ ...to, servername: to.host }) : connectTcp(to);
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  socket.once(isTls ? 'secureConnect' : 'connect', () => resolve());
  socket.once('error', reject);
  socket.setTimeout(ANSWERS_WITHIN_MS, () => socket.destroy(new Error('ETIMEDOUT')));
  await opened;
  // A later error ends in no answer.
  socket.on('error', () => undefined);
  return {
    send: (bytes) => socket.write(bytes),
    onBytes: (take) => {
      socket.removeAllListeners('data');
      socket.on('data', take);
    },
    close: () => socket.destroy(),
  };
}

async function openDatagrams({ host, port }: { host: string; port: number }): Promise<Wire> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  socket.on('error', () => undefined);
  return {
    send: (bytes) => socket.send(bytes, port, host),
    onBytes: (take) => {
      socket.removeAllListeners('message');
      socket.on('message', take);
    },
    close: () => socket.close(),
  };
}
