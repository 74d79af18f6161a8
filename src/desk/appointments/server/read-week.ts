import { kindsFor, type StaffRole } from '#desk/staff/rules.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf, parisInstant } from '#lib/paris-time.ts';
import { versionOf } from '#lib/version-of.ts';
import { callPhaseOf, HORIZON_DAYS, isAway } from '#member/appointments/rules.ts';
import { findHost, type StoredHost } from '#member/appointments/server/host-store.ts';
import { listSlotsOf } from '#member/appointments/server/slot-store.ts';
import {
  appointmentRoom,
  listAppointmentsOf,
  type StoredAppointment,
} from '#member/appointments/server/store.ts';
import type { Services } from '#platform/services.ts';
import type { DeskWeek, HostSettings, ListedAppointment } from '../contract.ts';
import { type AppointmentGuest, findGuests } from './store.ts';

/** Returns a colleague's slots and appointments in the week of a day, and today's appointments. */
export async function readWeek(
  { db, clock }: Services,
  staff: { id: string; roles: readonly StaffRole[] },
  day: string | undefined,
): Promise<DeskWeek> {
  const now = clock.now();
  const today = parisDay(now);
  const monday = mondayOf(day ?? today);
  const ofWeek = daysFrom(monday, 7);
  const host = await findHost(db, staff.id);
  const { absences, calendar_hash } = host;
  const isDuringAbsence = ({ starts_at }: { starts_at: Date }) => isAway(absences, parisDay(starts_at));
  const slots = (await listSlotsOf(db, staff.id, ofWeek)).filter((one) => one.free && !isDuringAbsence(one));
  const inWeek = (await listAppointmentsOf(db, staff.id, ofWeek)).filter(isShown);
  const ofToday = (await listAppointmentsOf(db, staff.id, daysFrom(today, 1))).filter(isShown);
  const ahead =
    absences.length > 0 ? await listAppointmentsOf(db, staff.id, daysFrom(today, HORIZON_DAYS + 1)) : [];
  const unreceived = ahead.filter(
    (one) => one.state === 'booked' && one.starts_at > now && isDuringAbsence(one),
  );
  const guests = await findGuests(db, [...inWeek, ...ofToday, ...unreceived], today);
  const list = (some: readonly StoredAppointment[]) => some.flatMap((one) => listed(one, guests, now) ?? []);
  return {
    monday,
    kinds: kindsFor(staff.roles),
    slots: slots.map(({ id, kind, starts_at }) => ({ id, kind, startsAt: starts_at.toISOString() })),
    appointments: list(inWeek),
    today: list(ofToday),
    unreceived: list(unreceived),
    settings: {
      ...shownSettings(host, today),
      version: versionOf(settingsFields(shownSettings(host, today))),
    },
    hasCalendar: calendar_hash !== null,
  };
}

/** Omits past absences. */
export function shownSettings(
  { absences, patterns, buffer_minutes }: StoredHost,
  today: string,
): HostSettings {
  const ahead = absences.filter(({ lastDay }) => lastDay >= today);
  return { bufferMinutes: buffer_minutes, patterns, absences: ahead };
}

/** The settings that a colleague chooses, without `openedUntil`, which the nightly job moves. */
export function settingsFields({ patterns, ...settings }: HostSettings) {
  return { ...settings, patterns: patterns.map(({ openedUntil, ...chosen }) => chosen) };
}

function daysFrom(day: string, days: number) {
  return { from: parisInstant(day, '00:00'), before: parisInstant(addDays(day, days), '00:00') };
}

/** A cancelled appointment needs no line: its slot is free again, or the team withdrew it. */
function isShown({ state }: StoredAppointment): boolean {
  return state !== 'cancelled';
}

/** Returns undefined once the profile is gone. */
export function listed(
  appointment: StoredAppointment,
  guests: ReadonlyMap<string, AppointmentGuest>,
  now: Date,
): ListedAppointment | undefined {
  const guest = guests.get(appointment.user_id);
  const { id, kind, starts_at, state, means, face } = appointment;
  const room = means === 'call' && state === 'booked' ? callPhaseOf(appointmentRoom(appointment), now) : null;
  return guest && { id, kind, startsAt: starts_at.toISOString(), state, face, means, guest, room };
}
