import { and, asc, eq, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import type { AppointmentKind } from '../rules.ts';
import { appointmentSlots, appointments } from './tables.ts';

export type StoredSlot = typeof appointmentSlots.$inferSelect;

/** The colleague is not absent. An absence only hides slots; they reappear when it is removed. */
const isReceived = sql`NOT EXISTS (
  SELECT FROM appointment_hosts host, jsonb_to_recordset(host.absences) AS away("firstDay" date, "lastDay" date)
  WHERE host.staff_id = ${appointmentSlots.staff_id}
    AND (${appointmentSlots.starts_at} AT TIME ZONE 'Europe/Paris')::date BETWEEN away."firstDay" AND away."lastDay")`;

/** Lists the free slots of a kind between two instants, soonest first, one per start time. */
export async function listFreeSlots(
  db: Database,
  kind: AppointmentKind,
  { from, before }: { from: Date; before: Date },
): Promise<StoredSlot[]> {
  const { starts_at, id } = appointmentSlots;
  const rows = await db
    .selectDistinctOn([starts_at], { slot: appointmentSlots })
    .from(appointmentSlots)
    .leftJoin(appointments, eq(appointments.slot_id, id))
    .where(
      and(
        eq(appointmentSlots.kind, kind),
        isNull(appointments.id),
        gte(starts_at, from),
        lt(starts_at, before),
        isReceived,
      ),
    )
    .orderBy(asc(starts_at), asc(id));
  return rows.map(({ slot }) => slot);
}

/** Lists the slots of a colleague between two instants, each with whether it is free. */
export async function listSlotsOf(
  db: Database,
  staff: string,
  { from, before }: { from: Date; before: Date },
): Promise<(StoredSlot & { free: boolean })[]> {
  const rows = await db
    .select({ slot: appointmentSlots, taken: appointments.id })
    .from(appointmentSlots)
    .leftJoin(appointments, eq(appointments.slot_id, appointmentSlots.id))
    .where(
      and(
        eq(appointmentSlots.staff_id, staff),
        gte(appointmentSlots.starts_at, from),
        lt(appointmentSlots.starts_at, before),
      ),
    )
    .orderBy(asc(appointmentSlots.starts_at));
  return rows.map(({ slot, taken }) => ({ ...slot, free: taken === null }));
}

/** Serialises the slot changes of a colleague until the transaction ends. */
export async function lockGiver(tx: Database, staff: string): Promise<void> {
  await lockName(tx, `appointment-slots:${staff}`);
}

/** Inserts slots; no-op for an empty list. */
export async function insertSlots(tx: Database, slots: readonly StoredSlot[]): Promise<void> {
  if (slots.length > 0) await tx.insert(appointmentSlots).values([...slots]);
}

/** Locks and returns a slot by id if it is free and its colleague is not absent. */
export async function lockFreeSlot(tx: Database, id: string): Promise<StoredSlot | undefined> {
  const [slot] = await tx
    .select()
    .from(appointmentSlots)
    .where(and(eq(appointmentSlots.id, id), isReceived))
    .for('update');
  if (!slot) return undefined;
  const taken = await tx.$count(appointments, eq(appointments.slot_id, id));
  return taken === 0 ? slot : undefined;
}

/** Deletes a slot by id. */
export async function deleteSlot(tx: Database, id: string): Promise<void> {
  await tx.delete(appointmentSlots).where(eq(appointmentSlots.id, id));
}

/** Lists the free slots of all colleagues, or of one, from an instant on. */
export async function listFreeSlotsOf(
  db: Database,
  { staff, from, before }: { staff?: string | undefined; from: Date; before?: Date },
): Promise<StoredSlot[]> {
  const { id, staff_id, starts_at } = appointmentSlots;
  const ofColleague = staff === undefined ? undefined : eq(staff_id, staff);
  const rows = await db
    .select({ slot: appointmentSlots })
    .from(appointmentSlots)
    .leftJoin(appointments, eq(appointments.slot_id, id))
    .where(and(isNull(appointments.id), ofColleague, gte(starts_at, from), before && lt(starts_at, before)))
    .orderBy(asc(starts_at), asc(staff_id));
  return rows.map(({ slot }) => slot);
}

/**
 * Deletes the given slots, except those that are booked. Returns the deleted ones, soonest first.
 * @param staff deletes the slots of this colleague only
 */
export async function deleteFreeSlots(
  tx: Database,
  ids: readonly string[],
  staff?: string,
): Promise<StoredSlot[]> {
  if (ids.length === 0) return [];
  await lockSlots(tx, ids);
  const { id, staff_id } = appointmentSlots;
  const ofColleague = staff === undefined ? undefined : eq(staff_id, staff);
  const takers = tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.slot_id, id));
  const gone = await tx
    .delete(appointmentSlots)
    .where(and(inArray(id, [...ids]), ofColleague, notExists(takers)))
    .returning();
  return gone.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

/** Locks slots in the order of their ids until the transaction ends. Waits for bookings in progress. */
export async function lockSlots(tx: Database, ids: readonly string[]): Promise<void> {
  const { id } = appointmentSlots;
  if (ids.length > 0)
    await tx
      .select({ id })
      .from(appointmentSlots)
      .where(inArray(id, [...ids]))
      .orderBy(asc(id))
      .for('update');
}

/** Deletes past slots. */
export async function eraseSlotsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(appointmentSlots).where(lt(appointmentSlots.starts_at, before));
}
