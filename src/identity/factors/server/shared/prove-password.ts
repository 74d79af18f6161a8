import { renewPasswordHash } from '#identity/accounts/server/store.ts';
import { isPassword } from '#platform/auth.ts';
import type { Services } from '#platform/services.ts';
import type { Proofs } from '../proof-store.ts';

/** @returns the proofs, with the current hash, when the password is right; takes as long without an account */
export async function provePassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  proofs: Proofs | undefined,
  password: string,
): Promise<Proofs | undefined> {
  let passwordHash = proofs?.passwordHash;
  const right = await isPassword(passwordHash, password, async (renewed) => {
    if (!proofs) return;
    await renewPasswordHash(db, proofs.member, { former: proofs.passwordHash, renewed }, clock.now());
    passwordHash = renewed;
  });
  return right && proofs && passwordHash ? { ...proofs, passwordHash } : undefined;
}
