import { lockConsent, markWithdrawn, recordConsent } from '#identity/consents/server/store.ts';
import { eraseDraftsOf } from '#identity/drafts/server/store.ts';
import type { Quiz } from '#member/profile/rules.ts';
import { eraseQuiz, saveQuiz } from '#member/profile/server/answers-store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import type { Database } from '#platform/database/client.ts';

/** Saves the quiz if its consent is given now or was before (D30). Call it under `changeMember`. */
export async function saveQuizUnderConsent(
  tx: Database,
  me: string,
  { answers, accepts }: { answers: Quiz; accepts: boolean },
  now: Date,
): Promise<'ok' | 'consent-required'> {
  if (!(await lockConsent(tx, me, 'quiz'))) {
    if (!accepts) return 'consent-required';
    await recordConsent(tx, me, 'quiz', now);
  }
  await saveQuiz(tx, me, answers, now);
  return 'ok';
}

export function withdrawQuiz(db: Database, me: string, now: Date): Promise<void> {
  return changeMember(db, me, async (tx) => {
    if (!(await markWithdrawn(tx, me, 'quiz', now))) return;
    await eraseQuiz(tx, me);
    await eraseDraftsOf(tx, me, ['quiz']);
  });
}
