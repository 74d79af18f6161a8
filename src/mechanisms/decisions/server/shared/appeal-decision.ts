import type { Services } from '#platform/services.ts';
import { canAppeal, GRAVITY_OF_APPEAL } from '../../rules.ts';
import { openCase } from '../case-store.ts';
import { insertAppeal, lockStatement } from '../statement-store.ts';

/**
 * Records a member's appeal against a decision, queues it for the team and confirms it by mail. Idempotent: the same
 * words again are the same appeal, since an answer may be lost.
 */
export async function appealDecision(
  { db, outbox, clock }: Pick<Services, 'db' | 'outbox' | 'clock'>,
  { me, email }: { me: string; email: string },
  { statement: id, text }: { statement: string; text: string },
): Promise<ReturnType<typeof canAppeal> | 'stranger'> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const stated = await lockStatement(tx, me, id);
    if (!stated) return 'stranger';
    const { statement, appeal } = stated;
    if (appeal?.text === text) return 'ok';
    const { made_at: madeAt, undone_at: undoneAt } = statement;
    const verdict = canAppeal({ madeAt, undoneAt, appealed: appeal !== null }, now);
    if (verdict !== 'ok') return verdict;
    const source = crypto.randomUUID();
    await insertAppeal(tx, { id: source, statement_id: id, user_id: me, text, made_at: now });
    await openCase(tx, { kind: 'appeal', source, subject: me, gravity: GRAVITY_OF_APPEAL, now });
    await outbox.send(tx, { template: 'appeal-received', to: email, data: {} });
    return 'ok';
  });
}
