import {
  consumeLink,
  deleteMemberSessions,
  deleteOtherSessions,
  savePassword,
} from '#identity/accounts/server/store.ts';
import { dropPendingPhone } from '#identity/factors/server/second-factor-store.ts';
import { endRecentPasskeys, namePasskeys } from '#identity/factors/server/shared/end-recent-passkeys.ts';
import { resolveLostPhone } from '#identity/factors/server/shared/resolve-lost-phone.ts';
import { hashPassword } from '#platform/auth.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { revokeLinks } from './shared/revoke-links.ts';

type Chosen = { member: string; email: string; link: string; password: string };

/**
 * Sets the password chosen through a mailed link, in one transaction with its consequences: voids every mailed link,
 * ends every session and every recent passkey, resolves a lost phone, and enqueues the notice.
 * @returns whether the link was still valid
 */
export async function setPasswordByLink(
  services: Services,
  { member, email, link, password }: Chosen,
): Promise<boolean> {
  const { outbox } = services;
  const passwordHash = await hashPassword(password);
  const set = await write(
    { services },
    {
      async change({ tx, now }) {
        if (!(await consumeLink(tx, link))) return UNCHANGED;
        // A concurrent confirmation of a sign-up link waits, and then finds the password (`confirmEmail`).
        await lockMembers(tx, [member]);
        await savePassword(tx, member, passwordHash, now);
        await revokeLinks(tx, outbox, { member, email });
        await dropPendingPhone(tx, member);
        await deleteMemberSessions(tx, member);
        const data = { changedAt: now.toISOString(), ...(await endRecentPasskeys(tx, member, now)) };
        await outbox.send(tx, { template: 'password-changed', to: email, data });
        await resolveLostPhone(tx, outbox, { member, email, now });
      },
      publish: ({ live }) => live.endMember(member),
    },
  );
  return set !== UNCHANGED;
}

type Owner = { me: string; email: string; sessionId: string };

/**
 * Sets another password and logs every other browser out, sockets included, in one transaction with the notice mail;
 * voids pending mailed links and an unfinished enrolment of a phone (security.md 15). The caller checks the current
 * password (`requirePassword`).
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
