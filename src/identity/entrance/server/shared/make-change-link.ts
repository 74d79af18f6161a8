import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { EmailSide } from '../../rules.ts';
import { findEmailChange, setToken } from '../store.ts';

const SIDE_OF_MAIL: Record<string, EmailSide> = {
  'confirm-former-address': 'former',
  'confirm-new-address': 'new',
};

/** Only a hash of the token is stored: reading the database is not enough to confirm a change. */
export function hashChangeToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Returns the token of a link, created when its mail is sent, as in `mail-link.ts`.
 * @returns undefined when its change is over; `{}` for every other mail
 */
export async function makeChangeLink(
  { db, clock }: { db: Database; clock: Clock },
  { template, data }: { template: string; data: object },
): Promise<{ token?: string } | undefined> {
  const side = SIDE_OF_MAIL[template];
  if (!side) return {};
  const member = 'member' in data && typeof data.member === 'string' ? data.member : '';
  const change = await findEmailChange(db, member, clock.now());
  const asked = 'newEmail' in data ? data.newEmail : undefined;
  if (!change || change.new_email !== asked) return undefined;
  const token = randomBytes(32).toString('base64url');
  await setToken(db, member, side, hashChangeToken(token));
  return { token };
}
