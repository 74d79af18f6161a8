import { createHmac } from 'node:crypto';
import type { Database } from '#platform/database/client.ts';
import { SealError } from '#platform/keys/keys.ts';
import { addressPseudonym, pseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';
import { codeFrom, type MailedPage } from '../../rules.ts';
import { consumeCode, saveCode } from '../store.ts';

const PURPOSE = 'mail code';

type Deps = Pick<Services, 'keys' | 'secret'>;
type Mail = { page: MailedPage; to: string };

/** Data of a mail whose link holds a secret, added when the mail leaves. */
export type MailedSecret = { token?: string; code?: string };

/** Makes the code that the mail shows beside its link; one link has one code, however often it is mailed. */
export async function makeMailCode(
  { keys, secret, db }: Deps & { db: Database },
  { page, to, token, expiresAt }: Mail & { token: string; expiresAt: Date },
): Promise<string> {
  const person = addressPseudonym(secret, to);
  const made = createHmac('sha256', secret).update(`${PURPOSE}:${page}:${person}:${token}`).digest();
  const code = codeFrom(made);
  const context = contextOf(page, person, code);
  await saveCode(db, {
    page,
    person,
    code_hash: pseudonym(secret, context),
    expires_at: expiresAt,
    sealed: keys.seal(PURPOSE, context, Buffer.from(token)),
  });
  return code;
}

/** @returns the token of the link; undefined when the code is wrong, spent or expired */
export async function redeemMailCode(
  { keys, secret }: Deps,
  tx: Database,
  { page, to, code, now }: Mail & { code: string; now: Date },
): Promise<string | undefined> {
  const person = addressPseudonym(secret, to);
  const context = contextOf(page, person, code);
  const sealed = await consumeCode(tx, { page, person, code_hash: pseudonym(secret, context) }, now);
  if (sealed === undefined) return undefined;
  try {
    return keys.open(PURPOSE, context, sealed).toString();
  } catch (error) {
    // Sealed under a secret that was rotated out.
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

function contextOf(page: MailedPage, person: string, code: string): string {
  return `${PURPOSE}:${page}:${person}:${code}`;
}
