import { createECDH, hkdfSync } from 'node:crypto';

type VapidKeys = { publicKey: string; privateKey: string };

/** Order of P-256: private keys are integers from 1 to the order minus one. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 128 bits more than the order, so that the modulo bias is negligible. */
const WIDE_BYTES = 48;

/**
 * Derived from its own lasting secret: rotating `AUTH_SECRET` breaks no subscription, and a database dump is not enough
 * to send pushes.
 */
export function vapidKeys(secret: string): VapidKeys {
  const wide = Buffer.from(hkdfSync('sha256', secret, '', 'lueur web push (VAPID)', WIDE_BYTES));
  const scalar = (BigInt(`0x${wide.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Allow-list against SSRF, since endpoints come from browsers. @param hosts `*.` matches any subdomain */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
