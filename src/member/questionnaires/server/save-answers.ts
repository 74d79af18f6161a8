import type { ConsentPurpose } from '#identity/accounts/rules.ts';
import { hasEverWithdrawn } from '#identity/accounts/server/consent-store.ts';
import type { MeasuredStep } from '#identity/ad-measurement/rules.ts';
import { countFunnelStep } from '#identity/ad-measurement/server/store.ts';
import { hasAnsweredEverything } from '#member/answers/server/store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';

/** What follows once every questionnaire is answered, in the transaction of the last answer. */
export type OnComplete = (tx: Database, member: string, now: Date) => Promise<void>;

/** How one questionnaire is written, for one member. */
export type Questionnaire<Verdict> = {
  step: MeasuredStep;
  /** What the answers rest on: whoever withdrew it was counted before that. */
  consent?: ConsentPurpose;
  find: (tx: Database, member: string) => Promise<unknown>;
  /** Anything but `ok` refuses, and leaves everything as it was. */
  save: (tx: Database) => Promise<Verdict | 'ok'>;
};

/**
 * Saves the answers to one questionnaire; the first time, counts one more person at that step of the funnel. Who withdrew
 * their consent was counted before it.
 */
export function saveAnswers<Verdict>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: string,
  { step, consent = 'love-life', find, save }: Questionnaire<Verdict>,
  onComplete: OnComplete,
): Promise<Verdict | 'ok'> {
  return changeMember(db, member, async (tx) => {
    const isFirst = (await find(tx, member)) === undefined && !(await hasEverWithdrawn(tx, member, consent));
    const verdict = await save(tx);
    if (verdict !== 'ok') return verdict;
    if (isFirst) await countFunnelStep(tx, step, today(clock));
    if (await hasAnsweredEverything(tx, member)) await onComplete(tx, member, clock.now());
    return 'ok';
  });
}
