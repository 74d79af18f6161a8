import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { MINUTE_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/months-later.ts';
import type { Database } from '#platform/database/client.ts';
import {
  ASSIGNED_MINUTES,
  type CaseKind,
  type Gravity,
  REFUSED_ADDRESS_YEARS,
  rankOf,
  SAME_OPENING_MINUTES,
} from '../rules.ts';
import { holdOf, refuseAddress, refusedPerson } from './standing-store.ts';
import { caseOpenings, moderationCases } from './tables.ts';

type NewCase = {
  /** A new one unless given. */
  id?: string;
  kind: CaseKind;
  /** Id of what it is about: the same thing twice is one case. */
  source: string;
  subject: string | null;
  gravity: Gravity;
  /** Whether the address of an account that goes meanwhile opens no other until this is decided (D31). */
  holdsAddress?: boolean;
  now: Date;
};

/**
 * Puts something into the queue of the team, in the transaction that makes it. What had been settled and has changed
 * since comes back; what waits already keeps its place.
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
    assignee_id: null,
    assigned_at: null,
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

/** What the model thinks of a photo moves it in the queue, and does nothing else. @param score from 0 to 1 */
export async function rankPhotoCase(db: Database, photo: string, score: number): Promise<void> {
  const found = await findCaseOf(db, 'photo', photo);
  if (!found) return;
  const { gravity, created_at: createdAt } = found;
  await db
    .update(moderationCases)
    .set({ score, rank_at: rankOf({ gravity, createdAt, score }) })
    .where(eq(moderationCases.id, found.id));
}

/** What is gone needs nobody’s look any more. */
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

/** What hangs on an account goes with it; a report, a notice and an appeal are judged all the same. */
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

/** What nobody needs to look at any more because the account is closed. */
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

/**
 * An account goes: the open cases that hold its address do so from now on by a keyed hash, until they are decided, and for
 * three years at most (D31).
 */
export async function holdAddress(
  tx: Database,
  { secret, member, email }: { secret: string; member: string; email: string },
  now: Date,
): Promise<void> {
  const { id, subject_id, holds_address, settled_at } = moderationCases;
  const person = refusedPerson(secret, email);
  const held = await tx
    .update(moderationCases)
    .set({ held_person: person })
    .where(and(eq(subject_id, member), holds_address, isNull(settled_at)))
    .returning({ id });
  const until = monthsLater(now, 12 * REFUSED_ADDRESS_YEARS);
  for (const one of held) await refuseAddress(tx, { person, cause: holdOf(one.id), until });
}

/** Notes that a colleague has opened the evidence of a case. @returns whether it is a new opening */
export async function recordOpening(
  tx: Database,
  opening: Omit<typeof caseOpenings.$inferInsert, 'id'>,
): Promise<boolean> {
  const since = new Date(opening.opened_at.getTime() - SAME_OPENING_MINUTES * MINUTE_MS);
  if (await hasOpened(tx, opening.case_id, opening.opened_by, since)) return false;
  await tx.insert(caseOpenings).values(opening);
  return true;
}

/** Whether a colleague has opened a case after an instant: only then are its photos served to them. */
export async function hasOpened(db: Database, id: string, colleague: string, since: Date): Promise<boolean> {
  const { case_id, opened_by, opened_at } = caseOpenings;
  return (
    (await db.$count(caseOpenings, and(eq(case_id, id), eq(opened_by, colleague), gt(opened_at, since)))) > 0
  );
}

/** Gives an open case to a colleague, unless another one is at it: of two at once one takes it. */
export async function takeCase(tx: Database, id: string, colleague: string, now: Date): Promise<void> {
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

/** Leaves a case to others, if it was theirs. */
export async function leaveCase(db: Database, id: string, colleague: string): Promise<void> {
  await db
    .update(moderationCases)
    .set({ assignee_id: null, assigned_at: null })
    .where(and(eq(moderationCases.id, id), eq(moderationCases.assignee_id, colleague)));
}

/** @returns whether it was still open */
export async function settleCase(tx: Database, id: string, now: Date): Promise<boolean> {
  const settled = await tx
    .update(moderationCases)
    .set({ settled_at: now })
    .where(and(eq(moderationCases.id, id), isNull(moderationCases.settled_at)))
    .returning({ id: moderationCases.id });
  return settled.length > 0;
}

/** Says whom an open case is about. @returns whether it was open, and about nobody yet */
export async function setSubject(tx: Database, id: string, subject: string | null): Promise<boolean> {
  const changed = await tx
    .update(moderationCases)
    .set({ subject_id: subject })
    .where(and(eq(moderationCases.id, id), isNull(moderationCases.settled_at)))
    .returning({ id: moderationCases.id });
  return changed.length > 0;
}
