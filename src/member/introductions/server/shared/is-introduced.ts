import type { Services } from '#platform/services.ts';
import { introductionStatus } from '../../rules.ts';
import { findIntroduction } from '../store.ts';

/** Independent of the other’s answer, so as not to reveal it. */
export async function isIntroduced(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  me: string,
  other: string,
): Promise<boolean> {
  const side = (await findIntroduction(db, me, other))?.mine;
  if (!side) return false;
  const times = { answer: side.answer, openedAt: side.opened_at, expiresAt: side.expires_at };
  return introductionStatus(times, clock.now()) !== undefined;
}
