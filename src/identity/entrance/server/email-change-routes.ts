import { moveRecords } from '#identity/accounts/server/identification-store.ts';
import { requireMemberAnew } from '#identity/accounts/server/shared/require-account.ts';
import {
  deleteMemberSessions,
  deleteOtherSessions,
  isAddressTaken,
  lockMailbox,
} from '#identity/accounts/server/store.ts';
import { requirePassword } from '#identity/factors/server/shared/require-password.ts';
import { hasHoldingCase } from '#mechanisms/decisions/server/case-store.ts';
import { findRefusal } from '#mechanisms/decisions/server/standing-store.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { type Steps, UNCHANGED, write } from '#platform/write.ts';
import { emailChangeContract, SAME_ADDRESS } from '../contract.ts';
import { emailChangeEnds } from '../rules.ts';
import { hashChangeToken } from './shared/make-change-link.ts';
import { revokeLinks } from './shared/revoke-links.ts';
import {
  deleteEmailChange,
  deleteUnfinishedUnder,
  type EmailChange,
  findByToken,
  findEmailChange,
  lockAddress,
  replaceAddress,
  saveEmailChange,
  setConfirmed,
} from './store.ts';

const api = implementContract(emailChangeContract);

const pending = api.pending.use(requireMemberAnew).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const change = await findEmailChange(db, context.me, clock.now());
  if (!change) return null;
  return {
    email: change.new_email,
    until: change.expires_at.toISOString(),
    confirmed: { former: change.former_confirmed_at !== null, new: change.new_confirmed_at !== null },
  };
});

const ask = api.ask.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me } = context;
  await requirePassword(context, errors, input);
  if (input.email === context.email) {
    throw errors.INVALID_INPUT({ data: { fields: { email: SAME_ADDRESS } } });
  }
  await enforceRateLimit(context, errors, LIMITS.emailChanges, me);
  await enforceRateLimit(context, errors, LIMITS.mailsByAddress, mailboxHash(services.secret, input.email));
  if ((await askEmailChange(services, context, input.email)) === 'held') throw errors.CHANGE_HELD();
});

const giveUp = api.giveUp.use(requireMemberAnew).handler(async ({ context }) => {
  await deleteEmailChange(context.services.db, context.me);
});

const look = api.look.handler(async ({ context, input, errors }) => {
  const { db, clock } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const found = await findByToken(db, hashChangeToken(input.token), clock.now());
  if (!found) throw errors.LINK_EXPIRED();
  return { side: found.side, email: found.change.new_email };
});

const confirm = api.confirm.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const outcome = await confirmEmailChange(context.services, input.token);
  if (outcome === 'expired') throw errors.LINK_EXPIRED();
  return { outcome };
});

const refuse = api.refuse.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  if ((await refuseEmailChange(context.services, input.token)) === 'expired') throw errors.LINK_EXPIRED();
});

type Owner = { me: string; email: string; sessionId: string };

/**
 * Mails both mailboxes. An address that is taken or banned gets a mail that says so instead of a link: the screen is
 * the same, so it reveals no member.
 */
async function askEmailChange(
  services: Services,
  { me, email, sessionId }: Owner,
  newEmail: string,
): Promise<'asked' | 'held'> {
  const { outbox, secret } = services;
  const asked = await overAllAccounts(services, {
    lock: (tx) => lockAddress(tx, me),
    async change({ tx, now }) {
      if (await hasHoldingCase(tx, me)) return UNCHANGED;
      const until = emailChangeEnds(now);
      await saveEmailChange(tx, {
        user_id: me,
        new_email: newEmail,
        session_id: sessionId,
        expires_at: until,
      });
      const data = { member: me, newEmail, until: until.toISOString() };
      await outbox.send(tx, { template: 'confirm-former-address', to: email, data });
      const refusal = await findRefusal(tx, { secret, email: newEmail, now });
      if (refusal)
        await outbox.send(tx, {
          template: refusal === 'held' ? 'sign-up-held' : 'sign-up-refused',
          to: newEmail,
          data: {},
        });
      else
        await outbox.send(tx, {
          template: (await isAddressTaken(tx, newEmail, me)) ? 'address-in-use' : 'confirm-new-address',
          to: newEmail,
          data,
        });
    },
  });
  return asked === UNCHANGED ? 'held' : 'asked';
}

/** Confirms from one mailbox; the second confirmation changes the address, with its consequences in one transaction. */
async function confirmEmailChange(
  services: Services,
  token: string,
): Promise<'waiting' | 'changed' | 'expired'> {
  const hash = hashChangeToken(token);
  const outcome = await overAllAccounts(services, {
    // Locks the member first, in the lock order of a suspension or closure, which cancels the change.
    async lock(tx, now) {
      const asked = await findByToken(tx, hash, now);
      const former = asked && (await lockAddress(tx, asked.change.user_id));
      const found = former && (await findByToken(tx, hash, now, 'update'));
      return found && { ...found, former };
    },
    async change({ tx, now, locked }) {
      if (!locked) return UNCHANGED;
      const { change, side, former } = locked;
      const other = side === 'former' ? change.new_confirmed_at : change.former_confirmed_at;
      if (!other) {
        await setConfirmed(tx, change.user_id, side, now);
        return 'waiting';
      }
      await deleteEmailChange(tx, change.user_id);
      return applyChange(tx, services, { ...change, former }, now);
    },
    publish({ live }, { result }) {
      if (typeof result === 'string') return;
      live.endSessions(result.ended);
      // The remaining session has a new address.
      live.forgetMember(result.member);
    },
  });
  if (outcome === UNCHANGED) return 'expired';
  return typeof outcome === 'string' ? outcome : 'changed';
}

async function applyChange(
  tx: Database,
  { outbox, secret, followAddress }: Pick<Services, 'outbox' | 'secret' | 'followAddress'>,
  change: EmailChange & { former: string },
  now: Date,
): Promise<{ member: string; ended: string[] } | 'expired'> {
  const { user_id: member, new_email: email, session_id: kept, former } = change;
  if (await hasHoldingCase(tx, member)) return 'expired';
  await lockMailbox(tx, email);
  // A visitor has completed a sign-up with it since the request.
  if (await isAddressTaken(tx, email, member)) return 'expired';
  if (await findRefusal(tx, { secret, email, now })) return 'expired';
  // A pending sign-up link in the new mailbox would open this account.
  for (const address of [former, email]) await revokeLinks(tx, outbox, { member, email: address });
  await deleteUnfinishedUnder(tx, email, member);
  const person = addressPseudonym(secret, email);
  const hash = mailboxHash(secret, email, 'erased:');
  await replaceAddress(tx, { member, former, email, person, mailboxHash: hash }, now);
  await followAddress(tx, { member, former, email }, now);
  await moveRecords(tx, addressPseudonym(secret, former), person);
  const data = { email, changedAt: now.toISOString() };
  for (const to of [former, email]) await outbox.send(tx, { template: 'address-changed', to, data });
  return { member, ended: await deleteOtherSessions(tx, member, kept) };
}

/** « Ce n’est pas moi »: cancels the change and logs the requester out everywhere. */
async function refuseEmailChange(services: Services, token: string): Promise<'refused' | 'expired'> {
  const refused = await overAllAccounts(services, {
    async change({ tx, now }) {
      const found = await findByToken(tx, hashChangeToken(token), now);
      if (!found) return UNCHANGED;
      const { user_id: owner } = found.change;
      await deleteEmailChange(tx, owner);
      // The new mailbox may belong to a stranger: only the owner's own mailbox may end sessions.
      if (found.side === 'former') await deleteMemberSessions(tx, owner);
      return { owner, side: found.side };
    },
    publish({ live }, { result: { owner, side } }) {
      if (side === 'former') live.endMember(owner);
    },
  });
  return refused === UNCHANGED ? 'expired' : 'refused';
}

/** The address, and the mailbox where a link is opened, may belong to another account. */
function overAllAccounts<Locked, Outcome>(
  services: Services,
  steps: Steps<Locked, Outcome>,
): Promise<Outcome> {
  return acrossMembers(() => write({ services }, steps));
}

export const emailChangeRoutes = { pending, ask, giveUp, look, confirm, refuse };
