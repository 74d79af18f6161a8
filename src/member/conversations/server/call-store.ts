import { eq, lt, or } from 'drizzle-orm';
import { hasContact, isBlocked } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { isPair } from '#platform/database/pair.ts';
import { type CallPhase, callPhase } from '../rules.ts';
import { calls } from './tables.ts';

export type StoredCall = typeof calls.$inferSelect;

const ofPair = (one: string, other: string) => isPair(calls.caller_id, calls.callee_id, one, other);

export function phaseOf(call: StoredCall, now: Date): CallPhase {
  return callPhase(
    { proposedAt: call.proposed_at, acceptedAt: call.accepted_at, startedAt: call.started_at },
    now,
  );
}

/** Finds the call of two members; undefined if it is over. */
export async function findCall(
  db: Database,
  one: string,
  other: string,
  now: Date,
): Promise<StoredCall | undefined> {
  const [row] = await db.select().from(calls).where(ofPair(one, other));
  return row && phaseOf(row, now) !== 'over' ? row : undefined;
}

/** Inserts a call and replaces one that is over. */
export async function insertCall(
  tx: Database,
  call: Pick<StoredCall, 'caller_id' | 'callee_id' | 'proposed_at'>,
): Promise<void> {
  await deleteCallsOf(tx, call.caller_id, call.callee_id);
  await tx.insert(calls).values({ id: crypto.randomUUID(), ...call });
}

export async function changeCall(
  tx: Database,
  id: string,
  change: Partial<Pick<StoredCall, 'accepted_at' | 'started_at' | 'caller_seat' | 'callee_seat'>>,
): Promise<void> {
  await tx.update(calls).set(change).where(eq(calls.id, id));
}

/** Deletes the call of two members. @returns whether there was one */
export async function deleteCallsOf(tx: Database, one: string, other: string): Promise<boolean> {
  const rows = await tx.delete(calls).where(ofPair(one, other)).returning({ id: calls.id });
  return rows.length > 0;
}

export async function deleteEveryCallOf(tx: Database, member: string): Promise<void> {
  await tx.delete(calls).where(or(eq(calls.caller_id, member), eq(calls.callee_id, member)));
}

export async function eraseCallsBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, calls, lt(calls.proposed_at, before));
}

/** Returns whether a member may signal from this window: the call is accepted and not over, and there is no block. */
export async function mayCall(
  db: Database,
  from: { member: string; seat: string },
  to: string,
  now: Date,
): Promise<boolean> {
  const call = await findCall(db, from.member, to, now);
  if (!call || phaseOf(call, now) !== 'open') return false;
  if (mySeat(call, from.member) !== from.seat) return false;
  return (await hasContact(db, from.member, to)) && !(await isBlocked(db, from.member, to));
}

/** Returns the seat of a member in a call: the id of their browser window. */
export function mySeat(call: StoredCall, me: string): string | null {
  return call.caller_id === me ? call.caller_seat : call.callee_seat;
}

export function otherSeat(call: StoredCall, me: string): string | null {
  return call.caller_id === me ? call.callee_seat : call.caller_seat;
}
