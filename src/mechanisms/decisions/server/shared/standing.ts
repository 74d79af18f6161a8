import { findMailAddress, listAddresses } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import {
  type AccountMeasure,
  type AppealOutcome,
  type Measure,
  refusesAddressUntil,
  type StatementEffect,
  type StatementSource,
  standingOf,
  stateOf,
  strongerThan,
  whatStands,
} from '../../rules.ts';
import {
  findAccountMeasure,
  listHidden,
  refuseAddresses,
  refusedPerson,
  unblockAddresses,
  writeAccountMeasure,
  writeHidden,
} from '../standing-store.ts';
import {
  findAppeal,
  insertStatement,
  listStatementsOf,
  markJudged,
  markUndone,
  measureOf,
} from '../statement-store.ts';

/** The change of a member's standing, which the other modules must follow in the same transaction. */
export type StandingChange = {
  member: string;
  /** The measure before, even if expired, and the one in force now; undefined for an open account. */
  before: AccountMeasure | undefined;
  after: AccountMeasure | undefined;
  hidden: string[];
  shown: string[];
  aside: string[];
};

/**
 * Recomputes the standing of a member from all decisions about them (`whatStands`): the only place that writes a
 * standing. The caller must hold the locks on the member's conversations and then on the member, in this order, as an
 * erasure takes them.
 */
export async function recomputeStanding(
  tx: Database,
  { secret }: { secret: string },
  member: string,
  now: Date,
): Promise<StandingChange> {
  const before = await findAccountMeasure(tx, member);
  const measures = (await listStatementsOf(tx, member)).map(({ statement }) => measureOf(statement));
  const { account: after } = whatStands(measures, now);
  await writeAccountMeasure(tx, member, after);
  await syncBlockedAddresses(tx, secret, member, measures, now);
  return { member, before, after, ...(await recomputeHiddenContents(tx, member, now)) };
}

/**
 * The same for the contents only, under the lock on the member: what a decision hides at the same moment stays hidden.
 * A caller that has changed rows of the member takes the lock before them.
 */
export async function recomputeHiddenContents(
  tx: Database,
  member: string,
  now: Date,
): Promise<Pick<StandingChange, 'hidden' | 'shown' | 'aside'>> {
  await lockMembers(tx, [member]);
  const before = (await listHidden(tx, member)).map(({ content }) => content);
  const statements = (await listStatementsOf(tx, member)).map(({ statement }) => statement);
  const { hidden } = whatStands(statements.map(measureOf), now);
  const rows = [...hidden].flatMap(([content, decision]) => {
    const statement = statements.find((one) => one.decision === decision);
    return statement ? [{ user_id: member, content, why: statement.rule, hidden_at: statement.made_at }] : [];
  });
  await writeHidden(tx, member, rows);
  const aside = [...hidden.keys()];
  return {
    aside,
    hidden: aside.filter((content) => !before.includes(content)),
    shown: before.filter((content) => !hidden.has(content)),
  };
}

/** Each measure in force blocks every address for its own duration; the other measures block none. */
async function syncBlockedAddresses(
  tx: Database,
  secret: string,
  member: string,
  measures: readonly Measure[],
  now: Date,
): Promise<void> {
  const stands = (measure: Measure) => stateOf(measure, now) === 'stands';
  await unblockAddresses(
    tx,
    measures.filter((measure) => !stands(measure)).map(({ decision }) => decision),
  );
  const people = (await listAddresses(tx, member)).map((address) => refusedPerson(secret, address));
  for (const measure of measures.filter(stands)) {
    const until = refusesAddressUntil(measure);
    if (until) await refuseAddresses(tx, people, { cause: measure.decision, until });
  }
}

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
