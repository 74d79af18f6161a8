import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { keyFor, keyIdOf, seal, unseal } from '../seal.ts';

const FORM = 'v1';

export type Secrets = { current: string; former?: { secret: string; until: Date } | undefined };

/** One key per purpose, derived from `AUTH_SECRET` (HKDF-SHA-256). */
export type Keys = {
  sign: (purpose: string, text: string) => string;
  isSigned: (purpose: string, text: string, signature: string) => boolean;
  /** Encrypts a secret for the database (AES-256-GCM). @param context the owner: it opens for no other */
  seal: (purpose: string, context: string, plain: Buffer) => string;
  /** @throws SealError when it is not ours, of another purpose or context, or older than the known secrets */
  open: (purpose: string, context: string, sealed: string) => Buffer;
  isCurrent: (sealed: string) => boolean;
  sessionSecrets: () => readonly string[];
};

export class SealError extends Error {}

type Ring = { id: string; secret: string };

export function createKeys({ current, former }: Secrets, clock: Clock): Keys {
  const newest = ringOf(current);
  const older = former && ringOf(former.secret);
  const rings = () => (older && former && clock.now() < former.until ? [newest, older] : [newest]);
  return {
    sign: (purpose, text) => signatureOf(newest, purpose, text).toString('base64url'),
    isSigned(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return rings().some((ring) => isSame(signatureOf(ring, purpose, text), given));
    },
    seal: (purpose, context, plain) => `${FORM}.${newest.id}.${seal(newest.secret, purpose, plain, context)}`,
    open(purpose, context, sealed) {
      const [form, id, text = ''] = sealed.split('.');
      const ring = form === FORM ? rings().find((one) => one.id === id) : undefined;
      if (!ring) throw new SealError('Sealed under a secret that is not known');
      try {
        return unseal(ring.secret, purpose, text, context);
      } catch {
        throw new SealError('Not what was sealed');
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${FORM}.${newest.id}.`),
    sessionSecrets: () => rings().map(({ secret }) => secret),
  };
}

function ringOf(secret: string): Ring {
  return { id: keyIdOf(secret), secret };
}

function signatureOf({ secret }: Ring, purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest();
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
