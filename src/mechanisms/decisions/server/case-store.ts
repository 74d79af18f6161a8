import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { MINUTE_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { listAddresses } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import {
  ASSIGNED_MINUTES,
  type CaseKind,
  type Gravity,
  REFUSED_ADDRESS_YEARS,
  rankOf,
  SAME_OPENING_MINUTES,
} from '../rules.ts';
import { holdOf, refuseAddresses, refusedPerson } from './standing-store.ts';
import { caseOpenings, moderationCases, moderationDecisions, redresses } from './tables.ts';

type NewCase = {
  id?: string;
  kind: CaseKind;
  /** Id of the subject, unique per kind: the same subject twice is one case. */
  source: string;
  subject: string | null;
  gravity: Gravity;
  /** Whether the address stays blocked until this is decided, if the account is erased (D31). */
  holdsAddress?: boolean;
  now: Date;
};

/** Locks a case until the transaction ends. */
export async function lockCase(tx: Database, caseId: string): Promise<void> {
  const { id } = moderationCases;
  await tx.select({ id }).from(moderationCases).where(eq(id, caseId)).for('update');
}

/**
 * Queues a case for the team, in the transaction of its cause. A settled case that changed is reopened; a waiting one
 * keeps its place.
 * @returns the id of the case
 */
export async function openCase(
  tx: Database,
  { id = crypto.randomUUID(), kind, source, subject, gravity, holdsAddress = false, now }: NewCase,
): Promise<string> {
  const waiting = {
    subject_id: subject,
    gravity,
    created_at: now,
    rank_at: rankOf({ gravity, createdAt: now }),
    holds_address: holdsAddress,
    settled_at: null,
    decided_with: null,
    assignee_id: null,
    assigned_at: null,
    danger_steps: {},
    steps_done: false,
  };
  const [opened] = await tx
    .insert(moderationCases)
    .values({ id, kind, source, ...waiting })
    .onConflictDoUpdate({
      target: [moderationCases.kind, moderationCases.source],
      set: waiting,
      setWhere: isNotNull(moderationCases.settled_at),
    })
    .returning({ id: moderationCases.id });
  return opened?.id ?? (await findCaseOf(tx, kind, source))?.id ?? id;
}

export type ModerationCase = typeof moderationCases.$inferSelect;

export async function findCaseOf(
  db: Database,
  kind: CaseKind,
  source: string,
): Promise<ModerationCase | undefined> {
  const [found] = await db
    .select()
    .from(moderationCases)
    .where(and(eq(moderationCases.kind, kind), eq(moderationCases.source, source)));
  return found;
}

/** Moves a photo in the queue by the score of the model, without any other effect. @param score from 0 to 1 */
export async function rankPhotoCase(db: Database, photo: string, score: number): Promise<void> {
  const found = await findCaseOf(db, 'photo', photo);
  if (!found) return;
  const { gravity, created_at: createdAt } = found;
  await db
    .update(moderationCases)
    .set({ score, rank_at: rankOf({ gravity, createdAt, score }) })
    .where(eq(moderationCases.id, found.id));
}

/** The content was deleted: its cases need no decision any more. */
export async function dropCases(tx: Database, kind: CaseKind, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await tx
    .delete(moderationCases)
    .where(
      and(
        eq(moderationCases.kind, kind),
        inArray(moderationCases.source, [...sources]),
        isNull(moderationCases.settled_at),
      ),
    );
}

/** Deletes the cases of an erased account; a report, a notice and an appeal are still judged. */
export async function dropCasesOf(tx: Database, member: string): Promise<void> {
  await tx
    .delete(moderationCases)
    .where(
      and(
        eq(moderationCases.subject_id, member),
        inArray(moderationCases.kind, ['text', 'photo', 'note', 'appeal']),
      ),
    );
}

/** Deletes the cases that are obsolete once the account is closed. */
export async function dropCasesAbout(
  tx: Database,
  member: string,
  kinds: readonly CaseKind[],
): Promise<void> {
  const { subject_id, kind, settled_at } = moderationCases;
  await tx
    .delete(moderationCases)
    .where(and(eq(subject_id, member), inArray(kind, [...kinds]), isNull(settled_at)));
}

const holdsAddressOf = (member: string) => {
  const { subject_id, holds_address, settled_at } = moderationCases;
  return and(eq(subject_id, member), holds_address, isNull(settled_at));
};

/** On erasure, open cases block every address of the member by a keyed hash, for three years at most (D31). */
export async function blockAddresses(
  tx: Database,
  { secret, member }: { secret: string; member: string },
  now: Date,
): Promise<void> {
  const people = (await listAddresses(tx, member)).map((address) => refusedPerson(secret, address));
  const held = await tx
    .update(moderationCases)
    .set({ held_person: people[0] })
    .where(holdsAddressOf(member))
    .returning({ id: moderationCases.id });
  const until = monthsLater(now, 12 * REFUSED_ADDRESS_YEARS);
  for (const one of held) await refuseAddresses(tx, people, { cause: holdOf(one.id), until });
}

/** Whether an open case depends on the addresses of a member, who cannot change theirs meanwhile. */
export async function hasHoldingCase(db: Database, member: string): Promise<boolean> {
  return (await db.$count(moderationCases, holdsAddressOf(member))) > 0;
}

/** Records that a colleague has opened the evidence of a case. @returns whether it is a new opening */
export async function recordOpening(
  tx: Database,
  opening: Omit<typeof caseOpenings.$inferInsert, 'id'>,
): Promise<boolean> {
  const since = new Date(opening.opened_at.getTime() - SAME_OPENING_MINUTES * MINUTE_MS);
  if (await hasOpened(tx, opening.case_id, opening.opened_by, since)) return false;
  await tx.insert(caseOpenings).values(opening);
  return true;
}

/** Whether a colleague has opened a case after an instant: a condition for serving its photos to them. */
export async function hasOpened(db: Database, id: string, colleague: string, since: Date): Promise<boolean> {
  const { case_id, opened_by, opened_at } = caseOpenings;
  return (
    (await db.$count(caseOpenings, and(eq(case_id, id), eq(opened_by, colleague), gt(opened_at, since)))) > 0
  );
}

/** Assigns an open case to a colleague, unless another one has it: of two concurrent requests one wins. */
export async function assignCase(tx: Database, id: string, colleague: string, now: Date): Promise<void> {
  const { assignee_id, assigned_at, settled_at } = moderationCases;
  const left = new Date(now.getTime() - ASSIGNED_MINUTES * MINUTE_MS);
  await tx
    .update(moderationCases)
    .set({ assignee_id: colleague, assigned_at: now })
    .where(
      and(
        eq(moderationCases.id, id),
        isNull(settled_at),
        or(isNull(assigned_at), lt(assigned_at, left), eq(assignee_id, colleague)),
      ),
    );
}

/** @param decidedWith the decision of another case @returns whether it was still open */
export async function closeCase(
  tx: Database,
  id: string,
  now: Date,
  decidedWith: string | null = null,
): Promise<boolean> {
  const settled = await tx
    .update(moderationCases)
    .set({ settled_at: now, decided_with: decidedWith })
    .where(and(eq(moderationCases.id, id), isNull(moderationCases.settled_at)))
    .returning({ id: moderationCases.id });
  return settled.length > 0;
}

/** Sets the subject of an open case. @returns whether it was open and without a subject */
export async function setSubject(tx: Database, id: string, subject: string | null): Promise<boolean> {
  const changed = await tx
    .update(moderationCases)
    .set({ subject_id: subject })
    .where(and(eq(moderationCases.id, id), isNull(moderationCases.settled_at)))
    .returning({ id: moderationCases.id });
  return changed.length > 0;
}

type StoredDecision = typeof moderationDecisions.$inferSelect;

export async function insertDecision(
  tx: Database,
  decision: typeof moderationDecisions.$inferInsert,
): Promise<void> {
  await tx.insert(moderationDecisions).values(decision);
}

export async function findDecision(db: Database, id: string): Promise<StoredDecision | undefined> {
  const [found] = await db.select().from(moderationDecisions).where(eq(moderationDecisions.id, id));
  return found;
}

/** The colleague who undid a decision; the date is in its statement. */
export async function markUndoneBy(tx: Database, id: string, colleague: string): Promise<void> {
  await tx.update(moderationDecisions).set({ undone_by: colleague }).where(eq(moderationDecisions.id, id));
}

/** Retention of decisions as proof. */
export async function eraseDecisionsBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, moderationDecisions, lt(moderationDecisions.decided_at, before));
}

export async function findContestable(db: Database, caseId: string) {
  const [found] = await db
    .select({
      case: moderationCases,
      decisionId: moderationDecisions.id,
      decidedAt: moderationDecisions.decided_at,
      decidedBy: moderationDecisions.decided_by,
      redress: redresses,
    })
    .from(moderationCases)
    .innerJoin(
      moderationDecisions,
      or(
        eq(moderationDecisions.case_id, moderationCases.id),
        eq(moderationDecisions.id, moderationCases.decided_with),
      ),
    )
    .leftJoin(redresses, eq(redresses.case_id, moderationCases.id))
    .where(eq(moderationCases.id, caseId))
    .orderBy(desc(moderationDecisions.decided_at))
    .limit(1);
  return found;
}

export async function insertRedress(tx: Database, row: typeof redresses.$inferInsert): Promise<void> {
  await tx.insert(redresses).values(row);
}

export async function findRedress(db: Database, id: string) {
  const [found] = await db
    .select({ text: redresses.text, contested: moderationCases })
    .from(redresses)
    .innerJoin(moderationCases, eq(moderationCases.id, redresses.case_id))
    .where(eq(redresses.id, id));
  return found;
}
