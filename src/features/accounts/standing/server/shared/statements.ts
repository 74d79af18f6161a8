import { findAddress } from '#features/accounts/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { AppealOutcome, StatementEffect, StatementSource } from '../../rules.ts';
import { findAppeal, insertStatement, markJudged, markUndone } from '../appeal-store.ts';

type Mailing = Pick<Services, 'outbox'>;

type NewStatement = {
  member: string;
  /** Id of the decision, one statement each. */
  decision: string;
  effect: StatementEffect;
  source: StatementSource;
  /** What the team holds to be true; the member reads it as it is. */
  facts: string;
  /** Which rule was broken; the member reads it as it is. */
  rule: string;
  /** When a suspension ends, or a closure begins. */
  until?: Date;
  /** When someone told us what led to it. */
  askedAt?: Date;
};

/** Keeps what was decided about a member and has it mailed, with what they can do (DSA 17). @returns its id */
export async function recordStatement(
  tx: Database,
  { outbox }: Mailing,
  { member, decision, effect, source, facts, rule, until, askedAt }: NewStatement,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  await insertStatement(tx, {
    ...{ id, decision, user_id: member, effect, source, facts, rule },
    ...{ until, asked_at: askedAt, made_at: now },
  });
  const to = await findAddress(tx, member);
  if (to) {
    const data = { effect, source, facts, rule, until: until?.toISOString() ?? null };
    await outbox.send(tx, { template: 'statement', to, data });
  }
  return id;
}

/** Takes a decision back without an appeal, and tells the member; what it did is undone by the caller. */
export async function undoStatement(
  tx: Database,
  { outbox }: Mailing,
  { decision }: { decision: string },
  now: Date,
): Promise<void> {
  const undone = await markUndone(tx, decision, now);
  const to = undone?.user_id && (await findAddress(tx, undone.user_id));
  if (to) await outbox.send(tx, { template: 'statement-undone', to, data: { effect: undone.effect } });
}

type Judgement = { appeal: string; outcome: AppealOutcome; answer: string };

/**
 * Answers an appeal, once, and tells the member; what the decision did is undone by the caller. That someone else judges
 * than who decided is the caller's business.
 * @returns nothing when there is no such appeal, or when it was judged before
 */
export async function settleAppeal(
  tx: Database,
  { outbox }: Mailing,
  { appeal, outcome, answer }: Judgement,
  now: Date,
): Promise<{ member: string | null; decision: string; effect: StatementEffect } | undefined> {
  const found = await findAppeal(tx, appeal);
  if (!found || !(await markJudged(tx, appeal, { outcome, answer, judged_at: now }))) return undefined;
  const { member, decision, effect } = found;
  if (outcome === 'undone') await markUndone(tx, decision, now);
  const to = member && (await findAddress(tx, member));
  if (to) await outbox.send(tx, { template: 'appeal-decided', to, data: { effect, outcome, answer } });
  return { member, decision, effect };
}
