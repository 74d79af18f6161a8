import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import type { SharedKind } from '../rules.ts';
import { sharedAnswers } from './tables.ts';

type Pair = { member: string; coach: string };

const stillShared = ({ member, coach }: Pair, now: Date) =>
  and(
    eq(sharedAnswers.user_id, member),
    eq(sharedAnswers.coach_id, coach),
    gt(sharedAnswers.shared_until, now),
  );

/** Lists the answers that a member currently shares with a coach. */
export function listShared(db: Database, pair: Pair, now: Date) {
  return db.select().from(sharedAnswers).where(stillShared(pair, now)).orderBy(sharedAnswers.kind);
}

/** Shares answers with this coach only and ends any other sharing. The answers must exist. */
export async function insertShare(
  tx: Database,
  { member, coach }: Pair,
  { kind, now, until }: { kind: SharedKind; now: Date; until: Date },
): Promise<void> {
  const row = {
    user_id: member,
    coach_id: coach,
    kind,
    quiz_id: kind === 'quiz' ? member : null,
    love_profile_id: kind === 'love-profile' ? member : null,
    shared_at: now,
    shared_until: until,
    last_read_at: null,
  };
  await tx
    .insert(sharedAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [sharedAnswers.user_id, sharedAnswers.kind], set: row });
}

/** Ends the sharing of a kind of answers. */
export async function deleteShare(db: Database, member: string, kind: SharedKind): Promise<void> {
  await db.delete(sharedAnswers).where(and(eq(sharedAnswers.user_id, member), eq(sharedAnswers.kind, kind)));
}

/** Records that the coach read the answers. @returns whether the sharing is still active */
export async function recordReading(
  tx: Database,
  pair: Pair,
  { kind, now }: { kind: SharedKind; now: Date },
): Promise<boolean> {
  const read = await tx
    .update(sharedAnswers)
    .set({ last_read_at: now })
    .where(and(stillShared(pair, now), eq(sharedAnswers.kind, kind)))
    .returning({ kind: sharedAnswers.kind });
  return read.length > 0;
}

/** Deletes expired shares. */
export async function eraseEndedShares(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, sharedAnswers, lt(sharedAnswers.shared_until, now));
}
