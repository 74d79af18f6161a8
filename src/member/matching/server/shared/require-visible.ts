import { today } from '#platform/clock.ts';
import type { Services } from '#platform/services.ts';
import { introductionStatus } from '../../rules.ts';
import { isOpenContact } from '../contact-store.ts';
import { findCard, seekerOf } from '../criteria-store.ts';
import { findIntroduction } from '../introduction-store.ts';
import { listStaying } from '../seen-people-store.ts';
import { facesSince, wasShown } from '../store.ts';
import { canTakeBack } from '../undo-pass.ts';

type Reading = Pick<Services, 'db' | 'clock'>;
type Refusals = { NOT_FOUND: () => Error };

/**
 * Requires a person of the member’s selection or an unblocked contact. Anyone else is NOT_FOUND, like an unknown id.
 */
export async function requireVisible(
  services: Reading,
  errors: Refusals,
  me: string,
  other: string,
): Promise<void> {
  if (!(await isVisible(services, me, other))) throw errors.NOT_FOUND();
}

/** Returns whether a profile and its photos may be viewed: also passes of this week, and introduced people. */
export async function mayLookAt(services: Reading, me: string, other: string): Promise<boolean> {
  return (
    (await isVisible(services, me, other)) ||
    (await canTakeBack(services, me, other)) === 'ok' ||
    isIntroduced(services, me, other)
  );
}

export async function isVisible({ db, clock }: Reading, me: string, other: string): Promise<boolean> {
  if (await isOpenContact(db, me, other)) return true;
  if (!(await wasShown(db, me, other, clock.now()))) return false;
  const card = await findCard(db, me, today(clock));
  if (!card) return false;
  return (await listStaying(db, [other], seekerOf(card, today(clock), facesSince(clock.now())))).has(other);
}

/** Independent of the other’s answer, so as not to reveal it. */
async function isIntroduced({ db, clock }: Reading, me: string, other: string): Promise<boolean> {
  const side = (await findIntroduction(db, me, other))?.mine;
  if (!side) return false;
  const times = { answer: side.answer, openedAt: side.opened_at, expiresAt: side.expires_at };
  return introductionStatus(times, clock.now()) !== undefined;
}
