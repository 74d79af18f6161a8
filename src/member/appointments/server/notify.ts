import type { Messenger } from '#mechanisms/calendar/server/shared/messenger.ts';
import type { Services } from '#platform/services.ts';
import type { AppointmentReminder } from '../rules.ts';
import type { AppointmentInMail } from './appointment-in-mail.ts';
import { findGuest, type StoredAppointment } from './store.ts';

export async function notifyBooked(
  messenger: Messenger,
  appointment: StoredAppointment,
  why: 'booked' | 'moved' | 'moved-by-team' | 'handed-over' | 'begins',
): Promise<void> {
  const { outbox, tx } = messenger;
  const told = await inMail(messenger, appointment);
  if (told)
    await outbox?.send(tx, { template: 'appointment-booked', to: told.to, data: { ...told.data, why } });
}

export async function notifyAppointmentCancelled(
  messenger: Messenger,
  appointment: StoredAppointment,
  how: { by: 'member' | 'team'; words: string },
): Promise<void> {
  const { outbox, tx } = messenger;
  const told = await inMail(messenger, appointment);
  if (told)
    await outbox?.send(tx, {
      template: 'appointment-cancelled',
      to: told.to,
      data: { ...told.data, ...how },
    });
}

/** Called every ten minutes; sends each kind of reminder once per date of the appointment. */
export async function remindGuest(
  messenger: Messenger,
  appointment: StoredAppointment,
  reminder: AppointmentReminder,
): Promise<void> {
  const { outbox, tx } = messenger;
  const told = await inMail(messenger, appointment);
  const key = `appointment-${reminder}-${appointment.id}-${appointment.revision}`;
  if (told)
    await outbox?.send(tx, {
      template: 'appointment-reminder',
      to: told.to,
      data: { ...told.data, reminder },
      key,
    });
}

async function inMail({ env, tx }: Messenger, appointment: StoredAppointment) {
  const guest = await findGuest(tx, appointment.user_id);
  return (
    guest && { to: guest.email, data: { ...calendarOf({ env }, appointment), firstName: guest.firstName } }
  );
}

/** Returns the data for mails and the calendar file. */
export function calendarOf(
  { env }: Pick<Services, 'env'>,
  { id, kind, starts_at, host_name, means, revision }: StoredAppointment,
): AppointmentInMail {
  return {
    appointmentId: id,
    kind,
    startsAt: starts_at.toISOString(),
    hostName: host_name,
    means,
    revision,
    organizer: env.MAIL_FROM,
  };
}
