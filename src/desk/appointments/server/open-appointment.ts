import type { StaffRole } from '#desk/staff/rules.ts';
import { auditOpening } from '#desk/staff/server/shared/audit-opening.ts';
import { parisDay } from '#lib/french-date.ts';
import { versionOf } from '#lib/version-of.ts';
import { listNotesAbout, type StoredAppointment } from '#member/appointments/server/store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { isVerified } from '#member/photos/server/verification-store.ts';
import type { Services } from '#platform/services.ts';
import type { OpenedAppointment } from '../contract.ts';
import { readsNotes } from '../rules.ts';
import { listed } from './read-week.ts';
import { findGuests } from './store.ts';

export const shownNote = ({ note }: { note: string | null }) => ({ note: note ?? '' });

/** All that the one who receives a member may know of the appointment; opening it is written down. */
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
