import { setTimeout as pause } from 'node:timers/promises';
import { endRecords } from '#identity/accounts/server/identification-store.ts';
import { storeIdentification } from '#identity/accounts/server/shared/store-identification.ts';
import { voidLinks } from '#identity/accounts/server/store.ts';
import { PROOF_KEPT_YEARS } from '#identity/consents/rules.ts';
import { archiveProofs } from '#identity/consents/server/store.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { recordEvents } from '#live/server/event-store.ts';
import { blockAddresses, dropCases, dropCasesOf } from '#mechanisms/decisions/server/case-store.ts';
import { eraseCodesOf } from '#mechanisms/mailed-links/server/store.ts';
import { cancelDatesOf } from '#member/conversations/server/shared/end-plans.ts';
import { insertBlockedPairs } from '#member/matching/server/shared/kept-pairs.ts';
import { listNoteKeys } from '#member/meeting/server/store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { findProfile, listNames } from '#member/profile/server/store.ts';
import { forgetReporter, sealThreads } from '#member/reports/server/store.ts';
import { listPicturesOf } from '#member/support/server/picture-store.ts';
import { releasePlaces } from '#member/workshops/server/shared/release-places.ts';
import { listFormerAddresses } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { codeOf } from '#platform/database/unavailable.ts';
import { describeError } from '#platform/log.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { carryRateLimits } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { appendErasures, listJournals } from '../erasure-journal.ts';
import {
  deletePerson,
  eraseLettersFrom,
  eraseLettersOf,
  lockConversationsOf,
  lockPerson,
  wasSeenAfter,
} from '../erasure-store.ts';
import { enterLedger } from '../ledger-store.ts';
import type { ErasureReason } from '../mails.ts';

/** Repeated erasures after a restore involve neither mails nor live connections. */
export type ErasingServices = Pick<Services, 'db' | 'jobs' | 'photos' | 'clock' | 'secret' | 'log' | 'env'> &
  Partial<Pick<Services, 'outbox' | 'live'>>;

type Erasure = {
  /** Reason for the last mail; none is sent for `again` and `under-age`. */
  reason: ErasureReason | 'again' | 'under-age';
  /** Keeps the account if its member was seen after this instant. */
  unlessSeenAfter?: Date;
};

/** `people`: ledger pseudonyms with erasure times. */
type Erased = { people: Map<string, Date>; photos: string[]; keepers: string[] };

const TRIES = 4;
const DEADLOCK = ['40P01', '40001'];

/**
 * Erases a member (D5): every table by `erasure-rules.ts` in one transaction, then photo files, open connections and
 * the journal.
 */
export async function eraseMember(
  services: ErasingServices,
  member: string,
  erasure: Erasure,
): Promise<'erased' | 'not-found' | 'came-back'> {
  const { db, clock } = services;
  const now = clock.now();
  // Also changes rows of other members.
  const outcome = await acrossMembers(() =>
    unlessDeadlocked(() => db.transaction((tx) => eraseRows(tx, services, member, erasure, now))),
  );
  if (typeof outcome === 'string') return outcome;
  await eraseTheRest(services, member, outcome);
  return 'erased';
}

async function eraseRows(
  tx: Database,
  services: ErasingServices,
  member: string,
  { reason, unlessSeenAfter }: Erasure,
  now: Date,
): Promise<Erased | 'not-found' | 'came-back'> {
  const { jobs, outbox, secret } = services;
  // Conversations first, in the lock order of message senders.
  const keepers = await lockConversationsOf(tx, member);
  const found = await lockPerson(tx, member);
  if (!found) return 'not-found';
  const { email } = found;
  if (unlessSeenAfter && (await wasSeenAfter(tx, member, unlessSeenAfter))) return 'came-back';
  const photos = (await listPhotosOf(tx, member)).map(({ id }) => id);
  photos.push(...(await listPicturesOf(tx, member)));
  for (const keeper of keepers) await sealThreads(tx, member, keeper);
  photos.push(...(await forgetReporter(tx, member, await listNames(tx, member))));
  await dropCasesOf(tx, member);
  await blockAddresses(tx, { secret, member }, now);
  await dropCases(tx, 'note', await listNoteKeys(tx, member));
  await cancelDatesOf({ ...services, tx }, member, now);
  await releasePlaces(services, tx, member, now);
  await jobs.eraseAbout(tx, { address: email, ids: [member, ...photos] });
  await voidLinks(tx, email);
  await eraseLettersOf(tx, member);
  await eraseLettersFrom(tx, email);
  const people = new Map<string, Date>();
  const addresses = [email];
  // A former address may have a new owner: only letters from before its change.
  for (const { email: former, until } of await listFormerAddresses(tx, member)) {
    await eraseLettersFrom(tx, former, until);
    people.set(addressPseudonym(secret, former), until);
    addresses.push(former);
  }
  people.set(addressPseudonym(secret, email), now);
  const hashOf = (address: string) => mailboxHash(secret, address, 'erased:');
  await insertBlockedPairs(tx, { member, addresses, hashOf }, now);
  await eraseCodesOf(tx, [...people.keys()]);
  if (reason !== 'again' && reason !== 'under-age')
    await archiveProofs(
      tx,
      { member, person: addressPseudonym(secret, email) },
      monthsLater(now, 12 * PROOF_KEPT_YEARS),
    );
  if (reason !== 'under-age') await endIdentification(tx, services, { member, email }, now);
  await carryRateLimits(tx, member, [...new Set(addresses.map(hashOf))]);
  await enterLedger(tx, people);
  await deletePerson(tx, member);
  await recordEvents(
    tx,
    keepers.map((userId) => ({ userId, kind: 'contacts-changed' as const })),
    now,
  );
  if (reason !== 'again' && reason !== 'under-age')
    await outbox?.send(tx, { template: 'account-deleted', to: email, data: { reason } });
  return { people, photos, keepers };
}

/** Keeps identity data sealed for five more years, if it is stored at all (D36). */
async function endIdentification(
  tx: Database,
  services: ErasingServices,
  { member, email }: { member: string; email: string },
  now: Date,
): Promise<void> {
  await endRecords(tx, addressPseudonym(services.secret, email), now);
  const profile = await findProfile(tx, member);
  if (!profile) return;
  const { first_name, last_name, birth_date } = profile;
  await storeIdentification(tx, services, 'end', { email, first_name, last_name, birth_date }, now);
}

/** Steps outside the transaction. The account is already gone: failures are logged, and repaired at night. */
async function eraseTheRest(
  { photos, live, env, log }: ErasingServices,
  member: string,
  erased: Erased,
): Promise<void> {
  live?.endMember(member);
  live?.publish(erased.keepers);
  const left = [
    ...erased.photos.map((id) => photos.remove(id)),
    ...listJournals(env).map((journal) => appendErasures(journal, erased.people)),
  ];
  for (const { status, reason } of (await Promise.allSettled(left)).filter(isRejected))
    log('warn', 'erasure-cleanup-failed', { status, ...describeError(reason) });
}

function isRejected(result: PromiseSettledResult<void>): result is PromiseRejectedResult {
  return result.status === 'rejected';
}

/** Retries after a deadlock with a concurrent sender in the same conversations. */
async function unlessDeadlocked<Result>(act: () => Promise<Result>, triesLeft = TRIES - 1): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (triesLeft === 0 || !DEADLOCK.includes(codeOf(error))) throw error;
    await pause(50 * (TRIES - triesLeft));
    return unlessDeadlocked(act, triesLeft - 1);
  }
}
