import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import {
  type AppealOutcome,
  type StatementEffect,
  type StatementSource,
  standingOf,
  strongerThan,
} from '../../rules.ts';
import { findAppeal, insertStatement, markJudged, markUndone } from '../statement-store.ts';
import { recomputeStanding, type StandingChange } from './recompute-standing.ts';

type Telling = Pick<Services, 'outbox' | 'secret'>;

export type NewStatement = {
  member: string;
  decision: string;
  effect: StatementEffect;
  source: StatementSource;
  /** Shown to the member as it is. */
  facts: string;
  /** Shown to the member as it is. */
  rule: string;
  until?: Date | undefined;
  target?: { content: string; text: string } | undefined;
  askedAt?: Date | undefined;
};

/**
 * Records a measure against a member, applies it at once, and mails the statement of reasons with the means of redress
 * (DSA 17). Needs the locks of `recomputeStanding`.
 * @returns the change, for the other modules
 */
export async function recordStatement(
  tx: Database,
  services: Telling,
  { member, decision, effect, source, facts, rule, until, target, askedAt }: NewStatement,
  now: Date,
): Promise<StandingChange> {
  await insertStatement(tx, {
    id: crypto.randomUUID(),
    decision,
    user_id: member,
    effect,
    source,
    facts,
    rule,
    target: target?.content,
    target_text: target?.text,
    until,
    asked_at: askedAt,
    made_at: now,
  });
  const change = await recomputeStanding(tx, services, member, now);
  const to = await findMailAddress(tx, member);
  const stronger = strongerThan(decision, standingOf(change.after, now));
  const data = { effect, source, facts, rule, until: until?.toISOString() ?? null, stronger };
  if (to) await services.outbox.send(tx, { template: 'statement', to, data });
  return change;
}

/**
 * Revokes a decision without an appeal, and tells the member what is restored.
 * @returns undefined when it was not in force
 */
export async function undoStatement(
  tx: Database,
  services: Telling,
  { decision }: { decision: string },
  now: Date,
): Promise<StandingChange | undefined> {
  const undone = await markUndone(tx, decision, now);
  if (!undone?.user_id) return undefined;
  const change = await recomputeStanding(tx, services, undone.user_id, now);
  const to = await findMailAddress(tx, undone.user_id);
  const data = { effect: undone.effect, ...leftBy(undone, change, now) };
  if (to) await services.outbox.send(tx, { template: 'statement-undone', to, data });
  return change;
}

/** Another decision may still hide the content, or keep the account out of sight. */
function leftBy({ target }: { target: string | null }, { after, aside }: StandingChange, now: Date) {
  return {
    stronger: strongerThan(undefined, standingOf(after, now)),
    stillHidden: target !== null && aside.includes(target),
  };
}

type Judgement = { appeal: string; outcome: AppealOutcome; answer: string };

/**
 * Answers an appeal, once, and tells the member. The caller ensures that another colleague judges, and updates the
 * other modules.
 * @returns undefined when there is no such appeal, or when it was judged before
 */
export async function closeAppeal(
  tx: Database,
  services: Telling,
  { appeal, outcome, answer }: Judgement,
  now: Date,
): Promise<{ decision: string; change: StandingChange | undefined } | undefined> {
  const found = await findAppeal(tx, appeal);
  if (!found || !(await markJudged(tx, appeal, { outcome, answer, judged_at: now }))) return undefined;
  const { member, decision, effect } = found;
  const undone = outcome === 'undone' ? await markUndone(tx, decision, now) : undefined;
  const change = undone && member ? await recomputeStanding(tx, services, member, now) : undefined;
  const left = undone && change ? leftBy(undone, change, now) : { stronger: null, stillHidden: false };
  const to = member && (await findMailAddress(tx, member));
  if (to)
    await services.outbox.send(tx, {
      template: 'appeal-decided',
      to,
      data: { effect, outcome, answer, ...left },
    });
  return { decision, change };
}
