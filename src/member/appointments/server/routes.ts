import { lockConsent } from '#identity/consents/server/store.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { downloadOf } from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { findVerification } from '#member/photos/server/verification-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { appointmentsContract, type OwnAppointment } from '../contract.ts';
import {
  type AppointmentKind,
  bookableRange,
  bookingVerdict,
  callPhaseOf,
  type Means,
  NOTICE_HOURS,
  takingVerdict,
} from '../rules.ts';
import { appointmentFile } from './appointment-in-mail.ts';
import { calendarOf, notifyBooked } from './notify.ts';
import { joinRoom, leaveRoom, readRoom } from './shared/call-room.ts';
import { cancelAppointment, lockBooked, moveAppointment } from './shared/change-booked.ts';
import { listFreeSlots, lockFreeSlot } from './slot-store.ts';
import {
  appointmentRoom,
  findAppointment,
  findOwnOnSlot,
  hasHeld,
  insertAppointment,
  listBookedSince,
  type StoredAppointment,
} from './store.ts';

const api = implementContract(appointmentsContract);

const mine = api.mine.use(requireProfile).handler(async ({ context: { me, services } }) => {
  const { db, clock } = services;
  const now = clock.now();
  const booked = await listBookedSince(db, me, now);
  const coming = booked.filter((one) => callPhaseOf(appointmentRoom(one), now) !== 'over');
  const hosts = (await listOffers(services, 'welcome')).map(({ host_name }) => host_name);
  return {
    coming: coming.map((one) => seenByMember(one, now)),
    welcomed: await hasHeld(db, me, 'welcome'),
    welcomeHosts: [...new Set(hosts)],
  };
});

function seenByMember(appointment: StoredAppointment, now: Date): OwnAppointment {
  const { id, kind, starts_at, host_name, means, phone } = appointment;
  const room = means === 'call' ? callPhaseOf(appointmentRoom(appointment), now) : null;
  return { id, kind, startsAt: starts_at.toISOString(), hostName: host_name, means, phone, room };
}

const offers = api.offers.use(requireProfile).handler(async ({ context: { services }, input }) => {
  const slots = await listOffers(services, input.kind);
  return slots.map(({ id, starts_at, host_name }) => ({
    slotId: id,
    startsAt: starts_at.toISOString(),
    hostName: host_name,
  }));
});

/** Lists the slots that can be booked now, soonest first. */
async function listOffers({ db, clock }: Services, kind: AppointmentKind) {
  const now = clock.now();
  const from = new Date(now.getTime() + NOTICE_HOURS * HOUR_MS);
  const slots = await listFreeSlots(db, kind, { ...bookableRange(now), from });
  return slots.filter(({ starts_at }) => bookingVerdict(starts_at, now) === 'ok');
}

const REFUSALS = {
  unknown: 'NOT_FOUND',
  cancelled: 'NOT_FOUND',
  begun: 'APPOINTMENT_BEGUN',
  'slot-taken': 'SLOT_TAKEN',
} as const;

const book = api.book.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.appointments, me);
  const booked = await bookAppointment(context, errors, me, input);
  return seenByMember(booked, services.clock.now());
});

const move = api.move.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.appointments, me);
  const { id, slotId } = input;
  const by = { member: me };
  const moved = await write(context, {
    lock: async (tx, now) => refuse(await lockBooked(tx, { id, by }, now), REFUSALS, errors),
    change: async (booked) =>
      refuse(await moveAppointment(services, booked, { slotId, by }), REFUSALS, errors),
    publish: deskChanged('appointments'),
  });
  return seenByMember(moved, services.clock.now());
});

const cancel = api.cancel.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.appointments, me);
  const by = { member: me };
  await write(context, {
    lock: async (tx, now) => refuse(await lockBooked(tx, { id: input.id, by }, now), REFUSALS, errors),
    change: (booked) => cancelAppointment(services, booked, { by }),
    publish: deskChanged('appointments'),
  });
});

const calendar = api.calendar.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const appointment = await findAppointment(services.db, input.id);
  if (appointment?.user_id !== me || appointment.state !== 'booked') throw errors.NOT_FOUND();
  const file = appointmentFile(calendarOf(services, appointment), services.env.APP_URL, 'PUBLISH');
  return downloadOf(file);
});

const room = api.room.use(requireProfile).handler(async ({ context: { me, services }, input, errors }) => {
  const found = await readRoom(services, { ...input, by: { member: me } });
  if (!found) throw errors.NOT_FOUND();
  return found;
});

const join = api.join.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const joined = await joinRoom(services, { ...input, by: { member: me } });
  if (joined === 'unknown') throw errors.NOT_FOUND();
  if (joined === 'closed') throw errors.ROOM_CLOSED();
  return joined;
});

const leave = api.leave.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  if (!(await leaveRoom(services, { ...input, by: { member: me } }))) throw errors.NOT_FOUND();
});

type Refusals = Record<
  | 'SLOT_TAKEN'
  | 'ALREADY_BOOKED'
  | 'ALREADY_WELCOMED'
  | 'ALREADY_VERIFIED'
  | 'PHOTO_REQUIRED'
  | 'CALL_ONLY'
  | 'CONSENT_REQUIRED',
  () => Error
>;

/**
 * Books a slot for a member and queues the confirmation mail. Of two members who choose it concurrently, one gets it.
 * Idempotent.
 */
async function bookAppointment(
  context: { services: Services },
  errors: Refusals,
  me: string,
  { slotId, means, phone }: { slotId: string; means: Means; phone: string | null },
): Promise<StoredAppointment> {
  const { services } = context;
  const booked = await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      if (await findOwnOnSlot(tx, me, slotId)) return UNCHANGED;
      const slot = await lockFreeSlot(tx, slotId);
      if (!slot || takingVerdict(slot.starts_at, now) !== 'ok') throw errors.SLOT_TAKEN();
      const { kind } = slot;
      const booked = await listBookedSince(tx, me, now);
      if (booked.some((one) => one.kind === kind && callPhaseOf(appointmentRoom(one), now) !== 'over'))
        throw errors.ALREADY_BOOKED();
      if (kind === 'welcome') {
        if (await hasHeld(tx, me, kind)) throw errors.ALREADY_WELCOMED();
        if (!(await lockConsent(tx, me, 'interview'))) throw errors.CONSENT_REQUIRED();
      }
      if (kind === 'verification') {
        if (means !== 'call') throw errors.CALL_ONLY();
        const verification = await findVerification(tx, me);
        if (verification && !verification.lost) throw errors.ALREADY_VERIFIED();
        if (!(await findProfile(tx, me))?.photo_url) throw errors.PHOTO_REQUIRED();
      }
      const appointment = await insertAppointment(tx, {
        id: crypto.randomUUID(),
        user_id: me,
        slot_id: slot.id,
        staff_id: slot.staff_id,
        host_name: slot.host_name,
        kind,
        starts_at: slot.starts_at,
        state: 'booked',
        means,
        phone: means === 'phone' ? phone : null,
        settled_at: now,
      });
      await notifyBooked({ ...services, tx }, appointment, 'booked');
      return appointment;
    },
    publish: deskChanged('appointments'),
  });
  if (booked !== UNCHANGED) return booked;
  const known = await findOwnOnSlot(services.db, me, slotId);
  if (!known) throw errors.SLOT_TAKEN();
  return known;
}

export const appointmentsRoutes = { mine, offers, book, move, calendar, room, join, leave, cancel };
