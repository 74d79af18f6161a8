import { createHash, createHmac } from 'node:crypto';

/** Messages of STUN and TURN (RFC 8489, RFC 8656), as far as asking a relay for an address needs them. */
export const METHODS = { allocate: 0x0003, refresh: 0x0004 } as const;
export const ATTRIBUTES = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  lifetime: 0x000d,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  transport: 0x0019,
} as const;
/** Added to the method of a request in its answer. */
const CLASSES = { 256: 'success', 272: 'error' } as const;
const CLASS_BITS = 0x0110;
const COOKIE = 0x2112a442;
const HEADER_BYTES = 20;
const INTEGRITY_BYTES = 24;

export type StunAnswer = { kind: 'success' | 'error'; transaction: string; attributes: Map<number, Buffer> };
type Credentials = { username: string; realm: string; nonce: string; password: string };

/** A request; with credentials it ends with its HMAC under the key of RFC 8489, 9.2.2. */
export function stunRequest(
  method: number,
  transaction: Buffer,
  attributes: readonly [number, Buffer][],
  credentials?: Credentials,
): Buffer {
  const all = [...attributes];
  if (credentials)
    all.push(
      [ATTRIBUTES.username, Buffer.from(credentials.username)],
      [ATTRIBUTES.realm, Buffer.from(credentials.realm)],
      [ATTRIBUTES.nonce, Buffer.from(credentials.nonce)],
    );
  const body = Buffer.concat(all.map(([type, value]) => attribute(type, value)));
  if (!credentials) return Buffer.concat([header(method, body.length, transaction), body]);
  const { username, realm, password } = credentials;
  const key = createHash('md5').update(`${username}:${realm}:${password}`).digest();
  // The length counts the HMAC before it is there.
  const signed = Buffer.concat([header(method, body.length + INTEGRITY_BYTES, transaction), body]);
  const integrity = createHmac('sha1', key).update(signed).digest();
  return Buffer.concat([signed, attribute(ATTRIBUTES.integrity, integrity)]);
}

/** @returns undefined for bytes that are no whole answer */
export function readStunAnswer(bytes: Buffer): StunAnswer | undefined {
  if (bytes.length < HEADER_BYTES || bytes.readUInt32BE(4) !== COOKIE) return undefined;
  const kind = CLASSES[(bytes.readUInt16BE(0) & CLASS_BITS) as keyof typeof CLASSES];
  const end = HEADER_BYTES + bytes.readUInt16BE(2);
  if (!kind || bytes.length < end) return undefined;
  const attributes = new Map<number, Buffer>();
  for (let at = HEADER_BYTES; at + 4 <= end; ) {
    const length = bytes.readUInt16BE(at + 2);
    attributes.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length));
    at += 4 + padded(length);
  }
  return { kind, transaction: bytes.toString('hex', 8, HEADER_BYTES), attributes };
}

/** The code of an error answer, such as 401. */
export function errorCodeOf({ attributes }: StunAnswer): number {
  const value = attributes.get(ATTRIBUTES.error);
  return value && value.length >= 4 ? (value.readUInt8(2) & 7) * 100 + value.readUInt8(3) : 0;
}

function header(method: number, length: number, transaction: Buffer): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16BE(method, 0);
  bytes.writeUInt16BE(length, 2);
  bytes.writeUInt32BE(COOKIE, 4);
  return Buffer.concat([bytes, transaction]);
}

function attribute(type: number, value: Buffer): Buffer {
  const bytes = Buffer.alloc(4 + padded(value.length));
  bytes.writeUInt16BE(type, 0);
  bytes.writeUInt16BE(value.length, 2);
  value.copy(bytes, 4);
  return bytes;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
