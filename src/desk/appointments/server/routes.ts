import { HOST_ROLES, kindsFor } from '#desk/staff/rules.ts';
import { mailClearedSlots } from '#desk/staff/server/shared/clear-free-slots.ts';
import { auditBy, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { hashStaffToken, newToken } from '#desk/staff/server/shared/staff-cookie.ts';
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
import { notifyNotRecognised } from '#member/appointments/server/shared/notify-not-recognised.ts';
import { publishSlots } from '#member/appointments/server/shared/publish-slots.ts';
import { deleteFreeSlots, listFreeSlotsOf } from '#member/appointments/server/slot-store.ts';
import { changeAppointment, type StoredAppointment } from '#member/appointments/server/store.ts';
import { findPhoto, listPhotosOf } from '#member/photos/server/store.ts';
import { saveVerification } from '#member/photos/server/verification-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite } from '#platform/versions.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskAppointmentsContract } from '../contract.ts';
import { INTERVIEW_NOTE_ROLES } from '../rules.ts';
import { findOpen, lockBegun, openAppointment, shownNote } from './open-appointment.ts';
import { changeHost } from './open-patterns.ts';
import { readWeek, settingsFields, shownSettings } from './read-week.ts';

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
  closed: 'ROOM_CLOSED',
} as const;

const publishToDesks = deskChanged('appointments');

/** Notifies every desk and the member. */
function announce(services: Services, { user_id }: StoredAppointment): void {
  publishToDesks(services);
  services.live.publishEphemeral(user_id, APPOINTMENTS_CHANGED);
}

const about = (id: string) => ({ kind: 'appointment', id }) as const;

const week = api.week
  .use(requireHost)
  .handler(({ context: { staff, services }, input }) => readWeek(services, staff, input.day));

const one = api.one.use(requireHost).handler(async ({ context: { staff, services }, input, errors }) => {
  const appointment = await findOpen(services.db, staff, input.id);
  const opened = appointment && (await openAppointment(services, staff, appointment));
  if (!opened) throw errors.NOT_FOUND();
  return opened;
});

/** Serves only photos of this appointment's member, until the end of its day. */
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

const give = api.give.use(requireHost).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  const { kind, moments } = input;
  if (!kindsFor(staff.roles).includes(kind)) throw errors.KIND_REFUSED();
  return write(context, {
    async change({ tx, now }) {
      const { absences, buffer_minutes: buffer } = await findHost(tx, staff.id);
      const there = moments.filter(({ day }) => !isAway(absences, day));
      const { outside, ...counted } = await publishSlots(tx, staff, { kind, moments: there, buffer }, now);
      if (counted.given === 0) throw errors.NOTHING_GIVEN();
      return { ...counted, outside: outside + moments.length - there.length };
    },
    audit: auditBy(staff, { action: 'appointments.give' }),
    publish: publishToDesks,
  });
});

/** Free slots of all colleagues, which an admin may remove. */
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
  .handler(async ({ context, input, errors }) => {
    const { services, staff } = context;
    const removed = await write(context, {
      async change({ tx }) {
        // An admin may remove those of every colleague, including past ones: the week board still shows them.
        const whose = staff.roles.includes('admin') ? undefined : staff.id;
        const gone = await deleteFreeSlots(tx, input.ids, whose);
        if (gone.length === 0) throw errors.SLOT_TAKEN();
        for (const [giver, slots] of Map.groupBy(gone, (slot) => slot.staff_id))
          if (giver !== staff.id)
            await mailClearedSlots(tx, services, giver, slots, () => ({ by: staff.firstName }));
        return gone.length;
      },
      audit: auditBy(staff, { action: 'appointments.take-back' }),
      publish: publishToDesks,
    });
    return { removed };
  });

const saveSettings = api.saveSettings.use(requireHost).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { bufferMinutes, version: read, ...changes } = input;
  const find = async (db: Database, now: Date) => shownSettings(await findHost(db, staff.id), parisDay(now));
  await write(context, {
    lock: (tx) => lockName(tx, `appointment-settings:${staff.id}`),
    async change({ tx, now }) {
      const stored = await find(tx, now);
      const typed = { ...stored, ...changes, ...(bufferMinutes && { bufferMinutes }) };
      const versions = { read, stored: settingsFields(stored), typed: settingsFields(typed) };
      if (!mayWrite(errors, versions)) return UNCHANGED;
      const buffer = bufferMinutes === undefined ? {} : { buffer_minutes: bufferMinutes };
      return changeHost(tx, staff, { ...changes, ...buffer }, now);
    },
    audit: auditBy(staff, { action: 'appointments.settings' }),
    publish: publishToDesks,
  });
  const kept = await find(services.db, services.clock.now());
  return { version: versionOf(settingsFields(kept)) };
});

/** The secret is shown once; creating a new one revokes the previous one at once. */
const calendar = api.calendar.use(requireHost).handler(async ({ context, input }) => {
  const { services, staff } = context;
  const secret = input.open ? newToken() : null;
  const action = secret ? 'appointments.calendar' : 'appointments.calendar-end';
  await write(context, {
    change: ({ tx }) => saveCalendar(tx, staff.id, secret && hashStaffToken(secret)),
    audit: auditBy(staff, { action }),
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
    publish: (open, { result }) => announce(open, result),
  });
});

const cancel = api.cancel.use(requireHost).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = { id: input.id, by: { staff: staff.id } };
  await write(context, {
    lock: async (tx, now) => refuse(await lockBooked(tx, own, now), REFUSALS, errors),
    change: (booked) => cancelAppointment(services, booked, { by: own.by, words: input.words }),
    audit: auditBy(staff, { action: 'appointments.cancel', subject: about(input.id) }),
    publish: (open, { result }) => announce(open, result),
  });
});

const begin = api.begin.use(requireHost).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = { id: input.id, by: { staff: staff.id } };
  await write(context, {
    lock: async (tx, now) => refuse(await lockBooked(tx, own, now), REFUSALS, errors),
    change: async (booked) => refuse(await startNow(services, booked), REFUSALS, errors),
    audit: auditBy(staff, { action: 'appointments.begin', subject: about(input.id) }),
    publish: (open, { result }) => announce(open, result),
  });
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
});

const settle = api.settle.use(requireHost).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  const { id, outcome } = input;
  const action = outcome === 'held' ? 'appointments.held' : 'appointments.missed';
  await write(context, {
    lock: async (tx, now) => refuse(await lockBegun(tx, { id, staff: staff.id }, now), REFUSALS, errors),
    change: async ({ tx, locked }) =>
      locked.state === outcome ? UNCHANGED : changeAppointment(tx, id, { state: outcome }),
    audit: auditBy(staff, { action, subject: about(id) }),
    publish: publishToDesks,
  });
});

const note = api.note
  .use(requireStaff(...INTERVIEW_NOTE_ROLES))
  .handler(async ({ context, input: { id, note: words, version: read }, errors }) => {
    const { staff } = context;
    const typed = { note: words };
    await write(context, {
      lock: (tx) => lockName(tx, `appointment-note:${id}`),
      async change({ tx, now }) {
        const own = await findOpen(tx, staff, id);
        if (!own) throw errors.NOT_FOUND();
        if (!mayWrite(errors, { read, stored: shownNote(own), typed })) return UNCHANGED;
        if (words === '') return changeAppointment(tx, id, { note: null, noted_at: null });
        if (!(await lockConsent(tx, own.user_id, 'interview'))) throw errors.CONSENT_REQUIRED();
        return changeAppointment(tx, id, { note: words, noted_at: now });
      },
      audit: auditBy(staff, { action: 'appointments.note', subject: about(id) }),
    });
    return { version: versionOf(typed) };
  });

/**
 * Records the verdict: the same person as on the first photo that the colleague compared, or uncertain, which is
 * explained kindly to the member. The appointment took place either way.
 */
const verify = api.verify.use(requireHost).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, verdict } = input;
  const face = verdict.same ? 'same' : 'unsure';
  await write(context, {
    lock: async (tx, now) =>
      refuse(await lockBegun(tx, { id, staff: staff.id, face }, now), REFUSALS, errors),
    async change({ tx, now, locked: { kind, user_id: member, face: said } }) {
      if (said) return UNCHANGED;
      if (kind !== 'verification') throw errors.NOT_FOUND();
      if (verdict.same) {
        const [first] = await listPhotosOf(tx, member);
        if (first?.id !== verdict.photo) throw errors.PHOTO_CHANGED();
        await saveVerification(tx, { member, photo: first.id, by: staff.id, now });
      } else await notifyNotRecognised({ ...services, tx }, member, verdict.words);
      return changeAppointment(tx, id, { state: 'held', face });
    },
    audit({ tx, now, locked: { user_id } }) {
      const action = verdict.same ? 'appointments.verify' : 'appointments.not-recognised';
      return recordAudit(tx, { staff, action, subject: { kind: 'member', id: user_id }, now });
    },
    publish: publishToDesks,
  });
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
