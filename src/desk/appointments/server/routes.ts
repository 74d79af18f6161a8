import { kindsFor } from '#desk/staff/rules.ts';
import { tellCleared } from '#desk/staff/server/shared/clear-free-slots.ts';
import { auditBy, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { hashStaffToken, newToken } from '#desk/staff/server/shared/staff-cookie.ts';
import type { AuditAction } from '#desk/staff/texts/audit-actions.ts';
import { lockConsent } from '#identity/consents/server/store.ts';
import { parisDay } from '#lib/french-date.ts';
import { CALENDAR_PATH } from '#lib/paths.ts';
import { versionOf } from '#lib/version-of.ts';
import { APPOINTMENTS_CHANGED } from '#member/appointments/contract.ts';
import { bookableRange, isAway } from '#member/appointments/rules.ts';
import { findHost, saveCalendar } from '#member/appointments/server/host-store.ts';
import { joinRoom, leaveRoom, readRoom } from '#member/appointments/server/shared/call-room.ts';
import {
  cancelAppointment,
  lockBooked,
  moveAppointment,
  startNow,
} from '#member/appointments/server/shared/change-booked.ts';
import { giveSlots } from '#member/appointments/server/shared/give-slots.ts';
import { deleteFreeSlots, listFreeSlotsOf } from '#member/appointments/server/slot-store.ts';
import { changeAppointment, type StoredAppointment } from '#member/appointments/server/store.ts';
import { findPhoto } from '#member/photos/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { deskAppointmentsContract } from '../contract.ts';
import { HOST_ROLES, NOTE_ROLES } from '../rules.ts';
import { openAppointment, shownNote } from './open-appointment.ts';
import { changeHost } from './open-patterns.ts';
import { findOpen, settleOwn } from './own-appointment.ts';
import { readWeek, settingsFields, shownSettings } from './read-week.ts';
import { verifyMember } from './verify-member.ts';

const api = implementContract(deskAppointmentsContract);
const requireHost = requireStaff(...HOST_ROLES);

const REFUSALS = {
  unknown: 'NOT_FOUND',
  begun: 'APPOINTMENT_BEGUN',
  cancelled: 'APPOINTMENT_GONE',
  'slot-taken': 'SLOT_TAKEN',
  busy: 'BUSY_NOW',
  early: 'TOO_EARLY',
  judged: 'FACE_JUDGED',
  'photo-changed': 'PHOTO_CHANGED',
  closed: 'ROOM_CLOSED',
} as const;

/** Every desk reads again, and so does the member whom it concerns. */
function announce({ live }: Services, appointment?: StoredAppointment): { done: true } {
  live.publishToTeam({ kind: 'desk-changed', part: 'appointments' });
  if (appointment) live.publishEphemeral(appointment.user_id, APPOINTMENTS_CHANGED);
  return { done: true };
}

const about = (id: string) => ({ kind: 'appointment', id }) as const;

/** A line of the log about one appointment. */
function log(tx: Database, staff: { id: string }, action: AuditAction, id: string, now: Date) {
  return recordAudit(tx, { staff, action, subject: about(id), now });
}

const week = api.week
  .use(requireHost)
  .handler(({ context: { staff, services }, input }) => readWeek(services, staff, input.day));

const one = api.one.use(requireHost).handler(async ({ context: { staff, services }, input, errors }) => {
  const appointment = await findOpen(services.db, staff, input.id);
  const opened = appointment && (await openAppointment(services, staff, appointment));
  if (!opened) throw errors.NOT_FOUND();
  return opened;
});

/** Until the end of the day of the appointment, and of no one else. */
const photo = api.photo.use(requireHost).handler(async ({ context: { staff, services }, input, errors }) => {
  const { db, photos, clock } = services;
  const appointment = await findOpen(db, staff, input.id);
  const found = await findPhoto(db, input.photo);
  const isTheirs = appointment?.kind === 'verification' && found?.user_id === appointment.user_id;
  if (!isTheirs || parisDay(appointment.starts_at) < parisDay(clock.now())) throw errors.NOT_FOUND();
  const jpeg = (await photos.find(found.id, 'upright')) ?? (await photos.find(found.id, 'thumbnail'));
  if (!jpeg) throw errors.NOT_FOUND();
  return new File([Uint8Array.from(jpeg)], 'photo.jpg', { type: 'image/jpeg' });
});

const give = api.give.use(requireHost).handler(async ({ context: { staff, services }, input, errors }) => {
  const { kind, moments } = input;
  if (!kindsFor(staff.roles).includes(kind)) throw errors.KIND_REFUSED();
  const now = services.clock.now();
  const given = await services.db.transaction(async (tx) => {
    const { absences, buffer_minutes: buffer } = await findHost(tx, staff.id);
    const there = moments.filter(({ day }) => !isAway(absences, day));
    const { outside, ...counted } = await giveSlots(tx, staff, { kind, moments: there, buffer }, now);
    if (counted.given > 0) await recordAudit(tx, { staff, action: 'appointments.give', now });
    return { ...counted, outside: outside + moments.length - there.length };
  });
  if (given.given === 0) throw errors.NOTHING_GIVEN();
  announce(services);
  return given;
});

/** Free slots of every colleague, which an admin may remove. */
const teamSlots = api.teamSlots.use(requireStaff('admin')).handler(async ({ context: { services } }) => {
  const slots = await listFreeSlotsOf(services.db, bookableRange(services.clock.now()));
  return slots.map(({ id, kind, starts_at, staff_id, host_name }) => ({
    id,
    kind,
    startsAt: starts_at.toISOString(),
    colleague: { id: staff_id, firstName: host_name },
  }));
});

const removeSlots = api.removeSlots
  .use(requireStaff(...HOST_ROLES, 'admin'))
  .handler(async ({ context: { staff, services }, input, errors }) => {
    const now = services.clock.now();
    const removed = await services.db.transaction(async (tx) => {
      // An admin may take back those of every colleague. Past ones too: the board of the week still shows them.
      const whose = staff.roles.includes('admin') ? undefined : staff.id;
      const gone = await deleteFreeSlots(tx, input.ids, whose);
      for (const [giver, slots] of Map.groupBy(gone, (slot) => slot.staff_id))
        if (giver !== staff.id)
          await tellCleared(tx, services, giver, slots, () => ({ by: staff.firstName }));
      if (gone.length > 0) await recordAudit(tx, { staff, action: 'appointments.take-back', now });
      return gone.length;
    });
    if (removed === 0) throw errors.SLOT_TAKEN();
    announce(services);
    return { removed };
  });

const saveSettings = api.saveSettings
  .use(requireHost)
  .handler(async ({ context: { staff, services }, input, errors }) => {
    const { bufferMinutes, version: read, ...changes } = input;
    const now = services.clock.now();
    const shown = async (tx: Database) => shownSettings(await findHost(tx, staff.id), parisDay(now));
    const kept = await services.db.transaction(async (tx) => {
      await lockName(tx, `appointment-settings:${staff.id}`);
      const stored = await shown(tx);
      const typed = { ...stored, ...changes, ...(bufferMinutes && { bufferMinutes }) };
      const versions = { read, stored: settingsFields(stored), typed: settingsFields(typed) };
      if (!mayWrite(errors, versions)) return stored;
      const buffer = bufferMinutes === undefined ? {} : { buffer_minutes: bufferMinutes };
      await changeHost(tx, staff, { ...changes, ...buffer }, now);
      await recordAudit(tx, { staff, action: 'appointments.settings', now });
      return shown(tx);
    });
    announce(services);
    return { version: versionOf(settingsFields(kept)) };
  });

/** The secret is given out once; the one before ends at once. */
const calendar = api.calendar.use(requireHost).handler(async ({ context: { staff, services }, input }) => {
  const secret = input.open ? newToken() : null;
  const action = secret ? 'appointments.calendar' : 'appointments.calendar-end';
  await services.db.transaction(async (tx) => {
    await saveCalendar(tx, staff.id, secret && hashStaffToken(secret));
    await recordAudit(tx, { staff, action, now: services.clock.now() });
  });
  return { address: secret && `${services.env.APP_URL}${CALENDAR_PATH}/${secret}.ics` };
});

const move = api.move.use(requireHost).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = { id: input.id, by: { staff: staff.id } };
  await write(context, {
    lock: async (tx, now) => refuse(await lockBooked(tx, own, now), REFUSALS, errors),
    async change(booked) {
      const to = { slotId: input.slotId, by: own.by };
      const moved = refuse(await moveAppointment(services, booked, to), REFUSALS, errors);
      return moved === booked.locked ? UNCHANGED : moved;
    },
    audit: auditBy(staff, { action: 'appointments.move', subject: about(input.id) }),
    publish: (_, { result }) => announce(services, result),
  });
  return { done: true };
});

const cancel = api.cancel.use(requireHost).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = { id: input.id, by: { staff: staff.id } };
  await write(context, {
    lock: async (tx, now) => refuse(await lockBooked(tx, own, now), REFUSALS, errors),
    change: (booked) => cancelAppointment(services, booked, { by: own.by, words: input.words }),
    audit: auditBy(staff, { action: 'appointments.cancel', subject: about(input.id) }),
    publish: (_, { result }) => announce(services, result),
  });
  return { done: true };
});

const begin = api.begin.use(requireHost).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = { id: input.id, by: { staff: staff.id } };
  await write(context, {
    lock: async (tx, now) => refuse(await lockBooked(tx, own, now), REFUSALS, errors),
    change: async (booked) => refuse(await startNow(services, booked), REFUSALS, errors),
    audit: auditBy(staff, { action: 'appointments.begin', subject: about(input.id) }),
    publish: (_, { result }) => announce(services, result),
  });
  return { done: true };
});

const room = api.room.use(requireHost).handler(async ({ context: { staff, services }, input, errors }) => {
  const found = await readRoom(services, { ...input, by: { staff: staff.id } });
  if (!found) throw errors.NOT_FOUND();
  return found;
});

const join = api.join.use(requireHost).handler(async ({ context: { staff, services }, input, errors }) => {
  return refuse(await joinRoom(services, { ...input, by: { staff: staff.id } }), REFUSALS, errors);
});

const leave = api.leave.use(requireHost).handler(async ({ context: { staff, services }, input, errors }) => {
  if (!(await leaveRoom(services, { ...input, by: { staff: staff.id } }))) throw errors.NOT_FOUND();
  return { done: true };
});

const settle = api.settle
  .use(requireHost)
  .handler(async ({ context: { staff, services }, input, errors }) => {
    const { id, outcome } = input;
    const verdict = await settleOwn(services, staff, { id }, async (tx, _, now) => {
      await changeAppointment(tx, id, { state: outcome });
      await log(tx, staff, outcome === 'held' ? 'appointments.held' : 'appointments.missed', id, now);
      return 'ok' as const;
    });
    refuse(verdict, REFUSALS, errors);
    return announce(services);
  });

const note = api.note
  .use(requireStaff(...NOTE_ROLES))
  .handler(async ({ context: { staff, services }, input, errors }) => {
    const now = services.clock.now();
    const typed = { note: input.note };
    const noted = await services.db.transaction(async (tx) => {
      await lockName(tx, `appointment-note:${input.id}`);
      const own = await findOpen(tx, staff, input.id);
      if (!own) return false;
      if (!mayWrite(errors, { read: input.version, stored: shownNote(own), typed })) return true;
      const text = input.note === '' ? null : input.note;
      if (text !== null && !(await lockConsent(tx, own.user_id, 'coaching'))) throw errors.CONSENT_REQUIRED();
      await changeAppointment(tx, input.id, { note: text, noted_at: text === null ? null : now });
      await log(tx, staff, 'appointments.note', input.id, now);
      return true;
    });
    if (!noted) throw errors.NOT_FOUND();
    return { version: versionOf(typed) };
  });

const verify = api.verify
  .use(requireHost)
  .handler(async ({ context: { staff, services }, input, errors }) => {
    refuse(await verifyMember(services, staff, input), REFUSALS, errors);
    return announce(services);
  });

export const deskAppointmentsRoutes = {
  week,
  one,
  photo,
  give,
  teamSlots,
  removeSlots,
  saveSettings,
  calendar,
  move,
  cancel,
  begin,
  room,
  join,
  leave,
  settle,
  note,
  verify,
};
