import { deleteOtherSessions, savePassword, voidLinks } from '#identity/accounts/server/store.ts';
import { namePasskeys } from '#identity/passkeys/server/shared/end-recent-passkeys.ts';
import { hashPassword } from '#platform/auth.ts';
import type { Services } from '#platform/services.ts';

type Owner = { me: string; email: string; sessionId: string };

/**
 * Sets another password and logs every other browser out, sockets included, in one transaction with the notice mail;
 * reset links that are still on their way become void (security.md 15). The caller checks the current password
 * (`requirePassword`).
 */
export async function changePassword(
  { db, outbox, live, clock }: Services,
  { me, email, sessionId }: Owner,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const ended = await db.transaction(async (tx) => {
    await savePassword(tx, me, passwordHash, now);
    await voidLinks(tx, email);
    await outbox.forget(tx, { to: email, template: 'reset-password' });
    const data = { changedAt: now.toISOString(), ...(await namePasskeys(tx, me)) };
    await outbox.send(tx, { template: 'password-changed', to: email, data });
    return deleteOtherSessions(tx, me, sessionId);
  });
  live.endSessions(ended);
}
