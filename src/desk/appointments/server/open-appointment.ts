import type { StaffRole } from '#desk/staff/rules.ts';
import { auditOpening } from '#desk/staff/server/shared/record-audit.ts';
import { parisDay } from '#lib/french-date.ts';
import { versionOf } from '#lib/version-of.ts';
import { type FaceVerdict, verdictOutcome } from '#member/appointments/rules.ts';
import {
  findAppointment,
  listNotesAbout,
  type StoredAppointment,
} from '#member/appointments/server/store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { isVerified } from '#member/photos/server/verification-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import type { OpenedAppointment } from '../contract.ts';
import { readsNotes } from '../rules.ts';
import { listed } from './read-week.ts';
import { findGuests } from './store.ts';

export const shownNote = ({ note }: { note: string | null }) => ({ note: note ?? '' });

/** Returns what the host may know about the appointment and its member; the opening is logged. */
export async function openAppointment(
  { db, clock }: Services,
  staff: { id: string; roles: readonly StaffRole[] },
  appointment: StoredAppointment,
): Promise<OpenedAppointment | undefined> {
  const now = clock.now();
  const { id, user_id: member, phone, note, kind } = appointment;
  const line = listed(appointment, await findGuests(db, [appointment], parisDay(now)), now);
  if (!line) return undefined;
  const subject = { kind: 'appointment' as const, id };
  await auditOpening(db, { staff, action: 'appointments.open', subject, now });
  const mayRead = readsNotes(staff.roles);
  const notes = mayRead ? await listNotesAbout(db, member) : [];
  const photos = kind === 'verification' ? await listPhotosOf(db, member) : [];
  return {
    ...line,
    phone,
    photos: photos.map((photo) => photo.id),
    verified: await isVerified(db, member),
    note: mayRead ? (note ?? '') : null,
    version: mayRead ? versionOf(shownNote(appointment)) : '',
    earlier: notes.filter((one) => one.id !== id),
  };
}

/** Returns the appointment if this colleague hosts it. */
async function findOwn(
  db: Database,
  staff: { id: string },
  id: string,
): Promise<StoredAppointment | undefined> {
  const found = await findAppointment(db, id);
  return found?.staff_id === staff.id ? found : undefined;
}

/** Like `findOwn`, without cancelled appointments: their age, city, notes and photos are no longer needed. */
export async function findOpen(
  db: Database,
  staff: { id: string },
  id: string,
): Promise<StoredAppointment | undefined> {
  const found = await findOwn(db, staff, id);
  return found?.state === 'cancelled' ? undefined : found;
}

/**
 * Locks an appointment whose outcome this colleague may record, and its member.
 * @param face the verdict about to be given; the same verdict again locks the appointment as it is
 */
export async function lockBegun(
  tx: Database,
  { id, staff, face }: { id: string; staff: string; face?: FaceVerdict },
  now: Date,
): Promise<StoredAppointment | 'unknown' | 'cancelled' | 'early' | 'judged'> {
  const seen = await findOwn(tx, { id: staff }, id);
  if (!seen) return 'unknown';
  await lockMembers(tx, [seen.user_id]);
  const appointment = await findOwn(tx, { id: staff }, id);
  if (!appointment) return 'unknown';
  if (face !== undefined && appointment.face === face) return appointment;
  const { state, starts_at: startsAt } = appointment;
  const verdict = verdictOutcome({ state, startsAt, face: appointment.face }, now);
  return verdict === 'ok' ? appointment : verdict;
}
