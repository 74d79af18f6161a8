import { DAY_MS } from '#lib/durations.ts';
import type { Services } from '#platform/services.ts';
import { APPOINTMENTS_CHANGED } from '../../contract.ts';
import { HORIZON_DAYS } from '../../rules.ts';
import { listAppointmentsOf } from '../store.ts';
import { cancelAppointment } from './change-booked.ts';

/** Cancels the booked appointments of a colleague who leaves; each member is told by mail. A second call finds none. */
export async function cancelAllOf(services: Services, staff: string): Promise<void> {
  const { db, clock, live } = services;
  const from = clock.now();
  const before = new Date(from.getTime() + (HORIZON_DAYS + 1) * DAY_MS);
  for (const { id, state } of await listAppointmentsOf(db, staff, { from, before })) {
    const cancelled = state === 'booked' && (await cancelAppointment(services, { id, by: { staff } }));
    if (typeof cancelled === 'object') live.publishEphemeral(cancelled.user_id, APPOINTMENTS_CHANGED);
  }
}
