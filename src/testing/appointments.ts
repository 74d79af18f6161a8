import { parisInstant } from '#lib/paris-time.ts';
import type { AppointmentKind } from '#member/appointments/rules.ts';
import { insertSlots, type StoredSlot } from '#member/appointments/server/slot-store.ts';
import type { TestApp } from './test-app.ts';

/** The first working day after the start time of every test. */
export const MONDAY = '2026-11-23';

let made = 0;

/** Inserts a free slot of the team, at a local time. */
export async function aSlot(
  app: TestApp,
  time: string,
  {
    day = MONDAY,
    ...changes
  }: { day?: string; kind?: AppointmentKind; staff_id?: string; host_name?: string } = {},
): Promise<StoredSlot> {
  made += 1;
  const slot: StoredSlot = {
    id: `creneau-${made}`,
    staff_id: 'equipe-helene',
    host_name: 'Hélène',
    kind: 'welcome',
    starts_at: parisInstant(day, time),
    ...changes,
  };
  await insertSlots(app.db, [slot]);
  return slot;
}
