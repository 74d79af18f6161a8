import type { MeasuredStep } from '#identity/ad-measurement/rules.ts';
import { countFunnelStep } from '#identity/ad-measurement/server/store.ts';
import type { ConsentPurpose } from '#identity/consents/rules.ts';
import { hasEverWithdrawn } from '#identity/consents/server/store.ts';
import { hasAnsweredEverything } from '#member/profile/server/answers-store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, type SaveErrors, shownBy } from '#platform/versions.ts';

/** Called in the transaction that saves the last missing answer. */
export type OnComplete = (tx: Database, member: string, now: Date) => Promise<void>;

export type Questionnaire<Verdict> = {
  step: MeasuredStep;
  /** Legal basis: a member who once withdrew it has already been counted. */
  consent?: ConsentPurpose;
  find: (tx: Database, member: string) => Promise<object | undefined>;
  /** Version of the answers, as loaded by the form. */
  read: string | null;
  answers: object;
  /** Any verdict but `ok` rolls back. */
  save: (tx: Database) => Promise<Verdict | 'ok'>;
};

/**
 * Saves answers. The first save counts one person at that step of the funnel, unless a consent was withdrawn before.
 */
export function saveAnswers<Verdict>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: string,
  { step, consent = 'love-life', find, read, answers, save }: Questionnaire<Verdict>,
  errors: SaveErrors,
  onComplete: OnComplete,
): Promise<Verdict | 'ok'> {
  return changeMember(db, member, async (tx) => {
    const former = await find(tx, member);
    // Answers erased by a withdrawn consent may be saved again by any open form.
    if (former) mayWrite(errors, { read, stored: shownBy(answers, former), typed: answers });
    const isFirst = !former && !(await hasEverWithdrawn(tx, member, consent));
    const verdict = await save(tx);
    if (verdict !== 'ok') return verdict;
    if (isFirst) await countFunnelStep(tx, step, today(clock));
    if (await hasAnsweredEverything(tx, member)) await onComplete(tx, member, clock.now());
    return 'ok';
  });
}
