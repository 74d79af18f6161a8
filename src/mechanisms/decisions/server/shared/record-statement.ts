import type { Database } from '#platform/database/client.ts';
import { findAddress } from '#platform/database/find-address.ts';
import type { Services } from '#platform/services.ts';
import {
  type AppealOutcome,
  type StatementEffect,
  type StatementSource,
  standingOf,
  strongerThan,
} from '../../rules.ts';
import { findAppeal, insertStatement, markJudged, markUndone } from '../statement-store.ts';
import { followDecisions, type StandingChange } from './follow-decisions.ts';

type Telling = Pick<Services, 'outbox' | 'secret'>;

export type NewStatement = {
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
  until?: Date | undefined;
  /** Which content is set aside, and what it says. */
  target?: { content: string; text: string } | undefined;
  /** When someone told us what led to it. */
  askedAt?: Date | undefined;
};

/**
 * Keeps a measure against a member, has it hold at once, and mails them its reasons with what they can do (DSA 17). Locks as
 * `followDecisions` asks.
 * @returns what changed: the caller has the other modules follow
 */
export async function recordStatement(
  tx: Database,
  services: Telling,
  { member, decision, effect, source, facts, rule, until, target, askedAt }: NewStatement,
  now: Date,
): Promise<StandingChange> {
  await insertStatement(tx, {
    ...{ id: crypto.randomUUID(), decision, user_id: member, effect, source, facts, rule },
    ...{ target: target?.content, target_text: target?.text, until, asked_at: askedAt, made_at: now },
  });
  const change = await followDecisions(tx, services, member, now);
  const to = await findAddress(tx, member);
  const stronger = strongerThan(decision, standingOf(change.after, now));
  const data = { effect, source, facts, rule, until: until?.toISOString() ?? null, stronger };
  if (to) await services.outbox.send(tx, { template: 'statement', to, data });
  return change;
}

/**
 * Takes a decision back without an appeal, and tells the member what is as before, and what is not.
 * @returns nothing when it did not stand
 */
export async function undoStatement(
  tx: Database,
  services: Telling,
  { decision }: { decision: string },
  now: Date,
): Promise<StandingChange | undefined> {
  const undone = await markUndone(tx, decision, now);
  if (!undone?.user_id) return undefined;
  const change = await followDecisions(tx, services, undone.user_id, now);
  const to = await findAddress(tx, undone.user_id);
  const data = { effect: undone.effect, ...leftBy(undone, change, now) };
  if (to) await services.outbox.send(tx, { template: 'statement-undone', to, data });
  return change;
}

/** What an undone decision leaves as it was: its content may be hidden, and its account out of sight, for another one. */
function leftBy({ target }: { target: string | null }, { after, aside }: StandingChange, now: Date) {
  return {
    stronger: strongerThan(undefined, standingOf(after, now)),
    stillHidden: target !== null && aside.includes(target),
  };
}

type Judgement = { appeal: string; outcome: AppealOutcome; answer: string };

/**
 * Answers an appeal, once, and tells the member. That someone else judges than who decided is the caller's business, and so
 * are the other modules that follow the change.
 * @returns nothing when there is no such appeal, or when it was judged before
 */
export async function settleAppeal(
  tx: Database,
  services: Telling,
  { appeal, outcome, answer }: Judgement,
  now: Date,
): Promise<{ decision: string; change: StandingChange | undefined } | undefined> {
  const found = await findAppeal(tx, appeal);
  if (!found || !(await markJudged(tx, appeal, { outcome, answer, judged_at: now }))) return undefined;
  const { member, decision, effect } = found;
  const undone = outcome === 'undone' ? await markUndone(tx, decision, now) : undefined;
  const change = undone && member ? await followDecisions(tx, services, member, now) : undefined;
  const left = undone && change ? leftBy(undone, change, now) : { stronger: null, stillHidden: false };
  const to = member && (await findAddress(tx, member));
  if (to)
    await services.outbox.send(tx, {
      template: 'appeal-decided',
      to,
      data: { effect, outcome, answer, ...left },
    });
  return { decision, change };
}
