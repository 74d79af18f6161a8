import { listAddresses } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { type AccountMeasure, type Measure, refusesAddressUntil, stateOf, whatStands } from '../../rules.ts';
import {
  findAccountMeasure,
  listHidden,
  refuseAddresses,
  refusedPerson,
  unblockAddresses,
  writeAccountMeasure,
  writeHidden,
} from '../standing-store.ts';
import { listStatementsOf, measureOf } from '../statement-store.ts';

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
