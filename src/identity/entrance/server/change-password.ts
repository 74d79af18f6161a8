import { deleteOtherSessions, savePassword } from '#identity/accounts/server/store.ts';
import { dropPendingPhone } from '#identity/factors/server/second-factor-store.ts';
import { namePasskeys } from '#identity/factors/server/shared/end-recent-passkeys.ts';
import { hashPassword } from '#platform/auth.ts';
import type { Services } from '#platform/services.ts';
import { write } from '#platform/write.ts';
import { revokeLinks } from './shared/revoke-links.ts';

type Owner = { me: string; email: string; sessionId: string };

/**
 * Sets another password and logs every other browser out, sockets included, in one transaction with the notice mail;
 * mailed links that are still on their way and a phone whose
 * enrolment has only begun become void (security.md 15). The caller checks the current password
 * (`requirePassword`).
 */
export async function changePassword(
  services: Services,
  { me, email, sessionId }: Owner,
  password: string,
): Promise<void> {
  const { outbox } = services;
  const passwordHash = await hashPassword(password);
  await write(
    { services },
    {
      async change({ tx, now }) {
        await savePassword(tx, me, passwordHash, now);
        await revokeLinks(tx, outbox, { member: me, email });
        await dropPendingPhone(tx, me);
        const data = { changedAt: now.toISOString(), ...(await namePasskeys(tx, me)) };
        await outbox.send(tx, { template: 'password-changed', to: email, data });
        return deleteOtherSessions(tx, me, sessionId);
      },
      publish: ({ live }, { result: ended }) => live.endSessions(ended),
    },
  );
}
