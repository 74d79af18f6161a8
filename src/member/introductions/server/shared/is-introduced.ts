import type { Services } from '#platform/services.ts';
import { introductionStatus } from '../../rules.ts';
import { findIntroduction } from '../store.ts';

/** Whether a matchmaker introduces someone to a member now: what the other has answered does not change it. */
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
