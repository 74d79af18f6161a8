import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { type CaseKind, type Gravity, rankOf } from '../rules.ts';
import { moderationCases } from './tables.ts';

type NewCase = {
  kind: CaseKind;
  /** Id of what it is about: the same thing twice is one case. */
  source: string;
  subject: string | null;
  gravity: Gravity;
  now: Date;
};

/**
 * Puts something into the queue of the team, in the transaction that makes it. What had been settled and has changed
 * since comes back; what waits already keeps its place.
 * @returns the id of the case
 */
export async function openCase(
  tx: Database,
  { kind, source, subject, gravity, now }: NewCase,
): Promise<string> {
  const waiting = {
    subject_id: subject,
    gravity,
    created_at: now,
    rank_at: rankOf({ gravity, createdAt: now }),
    settled_at: null,
    assignee_id: null,
    assigned_at: null,
  };
  const id = crypto.randomUUID();
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
