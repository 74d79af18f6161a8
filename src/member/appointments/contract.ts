import { z } from 'zod';
import { action, route } from '#lib/contract-base.ts';
import { joined, joining, roomState, seat, signal } from '#mechanisms/calls/contract.ts';
import { ROOM_STATUSES } from '#mechanisms/calls/rules.ts';
import { CONFIDING_ERRORS } from '#member/coaches/contract.ts';
import { APPOINTMENT_KINDS, MEANS, PHONE_MAX_LENGTH } from './rules.ts';

/** A phone number as users type it, with or without separators. */
const PHONE = /^\+?\d(?:[ .()-]*\d){8,14}$/;

const offer = z.object({ slotId: z.string(), startsAt: z.iso.datetime(), hostName: z.string() });
export type Offer = z.infer<typeof offer>;

export const ownAppointment = z.object({
  id: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  startsAt: z.iso.datetime(),
  /** First name of the colleague who receives the member. */
  hostName: z.string(),
  means: z.enum(MEANS),
  /** The number given for this appointment. */
  phone: z.string().nullable(),
  /** Null by phone. */
  room: z.enum(['early', 'open', 'over']).nullable(),
});
export type OwnAppointment = z.infer<typeof ownAppointment>;

const ownAppointments = z.object({
  /** Soonest first, at most one of each kind. */
  coming: z.array(ownAppointment),
  /** True once a welcome interview took place: no further one is offered. */
  welcomed: z.boolean(),
  /** First names of the colleagues with free slots for a welcome interview in the coming days. */
  welcomeHosts: z.array(z.string()),
});
export type OwnAppointments = z.infer<typeof ownAppointments>;

/** The call of an appointment, as one of its two participants sees it. */
export const callRoom = z.object({
  /** First name of the other participant. */
  firstName: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  startsAt: z.iso.datetime(),
  status: z.enum(ROOM_STATUSES),
  ...roomState,
  /** Audio and video go through our own relay. */
  relayed: z.boolean(),
});
export type CallRoom = z.infer<typeof callRoom>;

/** An ephemeral signalling event between the browsers of the two participants. */
export const appointmentSignal = z.object({
  kind: z.literal('appointment-signal'),
  appointmentId: z.string().max(64),
  ...signal,
});
export type AppointmentSignal = z.infer<typeof appointmentSignal>;

/** An ephemeral event that tells the member’s browser to refetch appointments. */
export const APPOINTMENTS_CHANGED = { kind: 'appointments-changed' } as const;

export const roomClosed = {
  ROOM_CLOSED: {
    status: 409,
    message: 'Cet appel n’est pas ouvert\u202f: il l’est cinq minutes avant l’heure.',
  },
} as const;

const kind = z.enum(APPOINTMENT_KINDS);
const ofOne = { id: z.string().max(64) };
const slotId = z.string({ error: 'Choisissez un horaire' }).min(1, 'Choisissez un horaire').max(64);

const slotTaken = {
  SLOT_TAKEN: {
    status: 409,
    message: 'Cet horaire vient d’être pris ou retiré. Choisissez-en un autre\u202f: voici ceux qui restent.',
  },
} as const;
const begun = {
  APPOINTMENT_BEGUN: {
    status: 409,
    message: 'Ce rendez-vous a déjà commencé\u202f: il ne peut plus être changé.',
  },
} as const;
const unknown = {
  NOT_FOUND: { status: 404, message: 'Ce rendez-vous n’existe plus\u202f: il a été annulé ou déplacé.' },
} as const;

export const booking = z
  .object({
    slotId,
    means: z.enum(MEANS, { error: 'Choisissez l’appel dans le site ou le téléphone' }),
    phone: z
      .string()
      .trim()
      .max(PHONE_MAX_LENGTH, 'Ce numéro est trop long')
      .regex(PHONE, 'Indiquez un numéro de téléphone, comme 06 12 34 56 78')
      .nullable()
      .default(null),
  })
  .refine(({ means, phone }) => means === 'call' || phone !== null, {
    path: ['phone'],
    error: 'Indiquez le numéro auquel nous pouvons vous appeler',
  });

export const appointmentsContract = {
  mine: route('GET', '/appointments', 'List my upcoming appointments with the team').output(ownAppointments),
  offers: route('GET', '/appointments/slots', 'List the free slots of the team')
    .input(z.object({ kind }))
    .output(z.array(offer)),
  book: route('POST', '/appointments', 'Book an appointment with the team')
    .errors({
      ...slotTaken,
      ...CONFIDING_ERRORS,
      ALREADY_BOOKED: {
        status: 409,
        message: 'Vous avez déjà un rendez-vous de ce genre à venir\u202f: déplacez-le ou annulez-le.',
      },
      ALREADY_WELCOMED: {
        status: 409,
        message: 'Votre entretien de bienvenue a déjà eu lieu. Pour la suite, écrivez à l’équipe.',
      },
      ALREADY_VERIFIED: {
        status: 409,
        message: 'Votre profil est déjà vérifié\u202f: il n’y a rien à faire.',
      },
      PHOTO_REQUIRED: {
        status: 409,
        message:
          'Ajoutez d’abord une photo à votre profil\u202f: c’est à elle que nous comparons votre visage.',
      },
      CALL_ONLY: {
        status: 409,
        message:
          'Pour comparer un visage et des photos, il faut l’image\u202f: ce rendez-vous a lieu en appel vidéo.',
      },
    })
    .input(booking)
    .output(ownAppointment),
  move: route('POST', '/appointments/{id}/move', 'Move an appointment to another slot')
    .errors({ ...slotTaken, ...begun, ...unknown })
    .input(z.object({ ...ofOne, slotId }))
    .output(ownAppointment),
  calendar: route('GET', '/appointments/{id}/calendar', 'Download an appointment as a calendar file (.ics)')
    .errors(unknown)
    .input(z.object(ofOne))
    .output(z.file()),
  room: route('GET', '/appointments/{id}/call', 'Get the call of an appointment')
    .errors(unknown)
    .input(z.object(ofOne))
    .output(callRoom),
  join: route('POST', '/appointments/{id}/call/join', 'Join the call in this window')
    .errors({ ...unknown, ...roomClosed })
    .input(z.object({ ...ofOne, ...joining }))
    .output(joined),
  leave: action('/appointments/{id}/call/leave', 'Leave the call in this window')
    .errors(unknown)
    .input(z.object({ ...ofOne, seat })),
  cancel: action('/appointments/{id}/cancel', 'Cancel an appointment')
    .errors({ ...begun, ...unknown })
    .input(z.object(ofOne)),
};
