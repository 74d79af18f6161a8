import { setTimeout as pause } from 'node:timers/promises';
import { releasePlaces } from '#features/accompaniment/workshops/server/shared/release-places.ts';
import { voidLinks } from '#features/accounts/server/store.ts';
import { sealThreads } from '#features/conversations/reports/server/store.ts';
import { recordEvents } from '#live/server/record-events.ts';
import type { Database } from '#platform/database/client.ts';
import { describeError } from '#platform/log.ts';
import { pseudonym } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { appendErasure } from './erasure-journal.ts';
import {
  deletePerson,
  deleteRateLimitsOf,
  enterLedger,
  eraseLettersFrom,
  listPhotos,
  lockConversationsOf,
  lockPerson,
  wasSeenAfter,
} from './erasure-store.ts';
import type { ErasureReason } from './mails.tsx';

/** A backup that is put back is erased again before anything else runs: without mails, and nobody is online. */
export type ErasingServices = Pick<Services, 'db' | 'jobs' | 'photos' | 'clock' | 'secret' | 'log' | 'env'> &
  Partial<Pick<Services, 'outbox' | 'live'>>;

type Erasure = {
  /** What the last mail says; none is sent when someone is erased again. */
  reason: ErasureReason | 'again';
  /** Leaves the account alone when its member was seen after this instant. */
  unlessSeenAfter?: Date;
};

type Erased = { person: string; photos: string[]; keepers: string[] };

const TRIES = 4;
const DEADLOCK = ['40P01', '40001'];

/**
 * Erases a member, at once and whole (D5): every table by `erasure-rules.ts` in one transaction, then the photo
 * files, the open connections and the journal. A failure leaves everything as it was.
 */
export async function eraseMember(
  services: ErasingServices,
  member: string,
  erasure: Erasure,
): Promise<'erased' | 'not-found' | 'came-back'> {
  const { db, clock } = services;
  const now = clock.now();
  const outcome = await unlessDeadlocked(() =>
    db.transaction((tx) => eraseRows(tx, services, member, erasure, now)),
  );
  if (typeof outcome === 'string') return outcome;
  await eraseTheRest(services, member, outcome, now);
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
  // The conversations first, in the order in which whoever writes a message takes them.
  const keepers = await lockConversationsOf(tx, member);
  const found = await lockPerson(tx, member);
  if (!found) return 'not-found';
  const { email } = found;
  if (unlessSeenAfter && (await wasSeenAfter(tx, member, unlessSeenAfter))) return 'came-back';
  const photos = await listPhotos(tx, member);
  for (const keeper of keepers) await sealThreads(tx, member, keeper);
  await releasePlaces(services, tx, member, now);
  await jobs.eraseAbout(tx, { address: email, ids: [member, ...photos] });
  await voidLinks(tx, email);
  await eraseLettersFrom(tx, email);
  await deleteRateLimitsOf(tx, [member, pseudonym(secret, email)]);
  const person = personOf(secret, email);
  await enterLedger(tx, person, now);
  await deletePerson(tx, member);
  await recordEvents(
    tx,
    keepers.map((userId) => ({ userId, kind: 'contacts-changed' as const })),
    now,
  );
  if (reason !== 'again')
    await outbox?.send(tx, { template: 'account-deleted', to: email, data: { reason } });
  return { person, photos, keepers };
}

/** What a transaction cannot hold. The account is gone already: a failure here is logged, and mended at night. */
async function eraseTheRest(
  { photos, live, env, log }: ErasingServices,
  member: string,
  erased: Erased,
  now: Date,
): Promise<void> {
  live?.endMember(member);
  live?.publish(erased.keepers);
  const left = [
    ...erased.photos.map((id) => photos.remove(id)),
    appendErasure(env.DATA_DIR, erased.person, now),
  ];
  for (const { status, reason } of (await Promise.allSettled(left)).filter(isRejected))
    log('warn', 'erasure-left-something', { status, ...describeError(reason) });
}

function isRejected(result: PromiseSettledResult<void>): result is PromiseRejectedResult {
  return result.status === 'rejected';
}

/** What stands for a person in the ledger: nobody reads an address out of it. */
export function personOf(secret: string, email: string): string {
  return pseudonym(secret, `erased:${email}`);
}

/** Whoever writes to the same conversations at this very moment may be waiting for us as we wait for them. */
async function unlessDeadlocked<Result>(act: () => Promise<Result>, triesLeft = TRIES - 1): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (triesLeft === 0 || !isDeadlock(error)) throw error;
    await pause(50 * (TRIES - triesLeft));
    return unlessDeadlocked(act, triesLeft - 1);
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && DEADLOCK.includes(String(cause.code));
}
