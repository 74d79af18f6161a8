import { eq } from 'drizzle-orm';
import { storeIdentification } from '#identity/accounts/server/shared/store-identification.ts';
import {
  deleteOtherSessions,
  isAddressTaken,
  lockMailbox,
  savePassword,
} from '#identity/accounts/server/store.ts';
import { countFunnelStep } from '#identity/ad-measurement/server/store.ts';
import { recordConsent } from '#identity/consents/server/store.ts';
import { revokeLinks } from '#identity/entrance/server/shared/revoke-links.ts';
import { bringPairsBack } from '#member/matching/server/shared/kept-pairs.ts';
import type { NewProfile } from '#member/membership/contract.ts';
import { claimFoundingPlace } from '#member/membership/server/store.ts';
import { listPhotosOf, thumbnailUrlOf } from '#member/photos/server/store.ts';
import { defaultPreferences } from '#member/profile/rules.ts';
import type { LocatedCity } from '#member/profile/server/city-store.ts';
import { flagTexts, writtenTexts } from '#member/profile/server/shared/flag-texts.ts';
import { insertProfile, savePreferences } from '#member/profile/server/store.ts';
import { hashPassword } from '#platform/auth.ts';
import { today } from '#platform/clock.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { users } from '#platform/database/tables.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { carryRateLimits } from '#platform/rate-limit.ts';

type Finishing = { profile: NewProfile; city: LocatedCity; doubtful: string[] };

/**
 * Completes a sign-up in one transaction: of several spellings of one mailbox, one becomes an account. From here on the
 * password is the only way in: voids pending links and ends every other session, which the mailbox alone opened.
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
    // A concurrent confirmation of a link waits, and then finds the password (`confirmEmail`).
    await lockMembers(tx, [me]);
    if (await isAddressTaken(tx, email, me)) return 'taken';
    if (!(await createProfile(tx, { me, profile, city, now }))) return 'exists';
    await recognise(tx, { secret, member: me }, now);
    await flagTexts(tx, services, me, writtenTexts(profile, doubtful), now);
    await savePassword(tx, me, passwordHash, now);
    await recordConsent(tx, me, 'terms', now);
    await recordConsent(tx, me, 'love-life', now);
    const { first_name, last_name, birth_date } = profile;
    const identity = { email, address, first_name, last_name, birth_date };
    await storeIdentification(tx, services, 'sign-up', identity, now);
    await claimFoundingPlace(tx, me, now);
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

type Creation = {
  me: string;
  profile: NewProfile;
  city: LocatedCity;
  now: Date;
};

/** Returns false when a profile exists. */
async function createProfile(tx: Database, { me, profile, city, now }: Creation): Promise<boolean> {
  const [photo] = await listPhotosOf(tx, me);
  const { password, accepts_terms, accepts_love_life_use, ...fields } = profile;
  const created = await insertProfile(tx, {
    ...fields,
    id: me,
    city: city.name,
    city_code: city.code,
    photo_url: photo ? thumbnailUrlOf(photo.id) : null,
    latitude: city.latitude,
    longitude: city.longitude,
    created_at: now,
  });
  if (!created) return false;
  await savePreferences(tx, me, defaultPreferences(profile.gender), null);
  return true;
}

/** Restores data that outlived an erasure when its mailbox signs up again (D31). */
async function recognise(
  tx: Database,
  { secret, member }: { secret: string; member: string },
  now: Date,
): Promise<void> {
  const email = await findMailAddress(tx, member);
  if (!email) return;
  const mailbox = mailboxHash(secret, email, 'erased:');
  await tx
    .update(users)
    .set({ person: addressPseudonym(secret, email), mailboxHash: mailbox })
    .where(eq(users.id, member));
  await carryRateLimits(tx, mailbox, [member]);
  await bringPairsBack(tx, { member, mailbox }, now);
}
