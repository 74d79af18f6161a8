import { finishAccount } from '#identity/accounts/server/shared/finish-account.ts';
import { keepIdentification } from '#identity/accounts/server/shared/keep-identification.ts';
import { deleteOtherSessions, isAddressTaken, lockMailbox } from '#identity/accounts/server/store.ts';
import { countFunnelStep } from '#identity/ad-measurement/server/store.ts';
import { revokeLinks } from '#identity/entrance/server/shared/revoke-links.ts';
import { takeFoundingPlace } from '#member/membership/server/store.ts';
import type { LocatedCity } from '#member/profile/server/city-store.ts';
import { flagTexts, writtenTexts } from '#member/profile/server/shared/flag-texts.ts';
import { hashPassword } from '#platform/auth.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import type { NewProfile } from '../contract.ts';
import { createProfile } from './create-profile.ts';
import { recognise } from './recognise.ts';

type Finishing = { profile: NewProfile; city: LocatedCity; doubtful: string[] };

/**
 * One transaction: of several spellings of one mailbox, one becomes an account. From here on the password is the only
 * way in: links that still wait and every other session, which the mailbox alone opened, end.
 */
export async function finishSignUp(
  {
    services,
    me,
    email,
    sessionId,
    address,
  }: RequestContext & { me: string; email: string; sessionId: string },
  { profile, city, doubtful }: Finishing,
): Promise<'created' | 'exists' | 'taken'> {
  const { db, clock, secret, outbox, live } = services;
  const passwordHash = await hashPassword(profile.password);
  const now = clock.now();
  const finish = async (tx: Database) => {
    await lockMailbox(tx, email);
    // A link that is confirmed meanwhile waits, and then finds the password (`confirmEmail`).
    await lockMembers(tx, [me]);
    if (await isAddressTaken(tx, email, me)) return 'taken';
    if (!(await createProfile(tx, { me, profile, city, now }))) return 'exists';
    await recognise(tx, { secret, member: me }, now);
    await flagTexts(tx, services, me, writtenTexts(profile, doubtful), now);
    await finishAccount(tx, me, passwordHash, now);
    const { first_name, last_name, birth_date } = profile;
    const identity = { email, address, first_name, last_name, birth_date };
    await keepIdentification(tx, services, 'sign-up', identity, now);
    await takeFoundingPlace(tx, me, now);
    await countFunnelStep(tx, 'basic_profile', today(clock));
    await revokeLinks(tx, outbox, { member: me, email });
    return deleteOtherSessions(tx, me, sessionId);
  };
  // Data that outlived an erasure refers to other members.
  const ended = await acrossMembers(() => db.transaction(finish));
  if (typeof ended === 'string') return ended;
  live.endSessions(ended);
  return 'created';
}
