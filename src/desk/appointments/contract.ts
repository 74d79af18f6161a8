import { z } from 'zod';
import { action, requiredText, route, saved, saveRoute, typedText, version } from '#lib/contract-base.ts';
import { joined, joining, seat } from '#mechanisms/calls/contract.ts';
import { callRoom, roomClosed } from '#member/appointments/contract.ts';
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_NOTE_MAX_LENGTH,
  APPOINTMENT_STATES,
  BUFFER_MINUTES,
  FACE_VERDICTS,
  MEANS,
  WORDS_MAX_LENGTH,
} from '#member/appointments/rules.ts';
import { NOTING_ERRORS } from '#member/coaches/contract.ts';
import { MOMENTS_MAX, SETTINGS_MAX } from './rules.ts';

const kind = z.enum(APPOINTMENT_KINDS);

/** A member who comes, as the host sees them in a list. */
const guest = z.object({ id: z.string(), firstName: z.string(), age: z.int(), city: z.string() });

const listed = z.object({
  id: z.string(),
  kind,
  startsAt: z.iso.datetime(),
  state: z.enum(APPOINTMENT_STATES),
  /** The verdict of a verification, once given. */
  face: z.enum(FACE_VERDICTS).nullable(),
  means: z.enum(MEANS),
  guest,
  /** State of the video room; null for a phone call. */
  room: z.enum(['early', 'open', 'over']).nullable(),
});
export type ListedAppointment = z.infer<typeof listed>;

/** A free slot. */
const slot = z.object({ id: z.string(), kind, startsAt: z.iso.datetime() });

const teamSlot = slot.extend({ colleague: z.object({ id: z.string(), firstName: z.string() }) });
export type TeamSlot = z.infer<typeof teamSlot>;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez une heure, comme 09:30');
const absence = z
  .object({
    firstDay: z.iso.date({ error: 'Choisissez le premier jour' }),
    lastDay: z.iso.date({ error: 'Choisissez le dernier jour' }),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, 'Le dernier jour vient avant le premier');

/** A colleague's standing availability, beyond a single week. */
const settings = z.object({
  bufferMinutes: z.literal(BUFFER_MINUTES),
  /** Weekly hours; their slots open automatically, four weeks ahead. */
  patterns: z
    .array(
      z.object({ kind, weekday: z.int().min(1).max(6), from: time, to: time, openedUntil: z.iso.date() }),
    )
    .max(SETTINGS_MAX),
  absences: z.array(absence).max(SETTINGS_MAX),
});
export type HostSettings = z.infer<typeof settings>;

const week = z.object({
  /** ISO date of the Monday of the week. */
  monday: z.iso.date(),
  /** The kinds that the colleague may offer. */
  kinds: z.array(kind),
  slots: z.array(slot),
  appointments: z.array(listed),
  /** Appointments of today in Paris, whichever week is displayed. */
  today: z.array(listed),
  /** Booked during an absence of the colleague: to be moved or cancelled. */
  unreceived: z.array(listed),
  settings: settings.extend({ version: z.string() }),
  /** Whether the colleague's calendar feed has an address. */
  hasCalendar: z.boolean(),
});
export type DeskWeek = z.infer<typeof week>;

/** A note from an earlier appointment of a member with the team. */
export const interviewNote = z.object({
  id: z.string(),
  kind,
  startsAt: z.iso.datetime(),
  hostName: z.string(),
  note: z.string(),
});
export type InterviewNote = z.infer<typeof interviewNote>;

const opened = listed.extend({
  /** Given for this appointment only; erased the day after. */
  phone: z.string().nullable(),
  /** For a verification, the photo ids in profile order. */
  photos: z.array(z.string()),
  verified: z.boolean(),
  /** Null for a role that may not read notes. */
  note: z.string().nullable(),
  /** Version of the note. */
  version: z.string(),
  /** Notes of the member's earlier appointments, newest first. */
  earlier: z.array(interviewNote),
});
export type OpenedAppointment = z.infer<typeof opened>;

const moment = z.object({
  day: z.iso.date({ error: 'Choisissez un jour' }),
  time,
});

const given = z.object({
  given: z.int(),
  /** Moments that could not be published, counted by reason. */
  overlapping: z.int(),
  outside: z.int(),
});

export type Given = z.infer<typeof given>;

const ofOne = z.object({ id: z.string().max(64) });
const TOO_LONG = 'Ce message est trop long (500 caractères au plus)';

const begun = {
  APPOINTMENT_BEGUN: {
    status: 409,
    message: 'Ce rendez-vous a déjà commencé\u202f: il ne peut plus être changé.',
  },
} as const;
const gone = {
  APPOINTMENT_GONE: { status: 409, message: 'Ce rendez-vous vient d’être annulé ou déplacé par le membre.' },
} as const;

const judged = {
  FACE_JUDGED: {
    status: 409,
    message:
      'Ce que vous avez dit de cette personne lui a déjà été annoncé\u202f: cela ne change plus. Pour comparer à nouveau, donnez-lui un autre rendez-vous.',
  },
} as const;

export const deskAppointmentsContract = {
  week: route('GET', '/desk/appointments', 'Get my appointments and slots of a week')
    .input(z.object({ day: z.iso.date().optional() }))
    .output(week),
  one: route('GET', '/desk/appointments/{id}', 'Open my appointment with a member')
    .input(ofOne)
    .output(opened),
  photo: route('GET', '/desk/appointments/{id}/photo', 'Get a photo of the member, for a verification')
    .input(ofOne.extend({ photo: z.string().max(64) }))
    .output(z.file()),
  give: route('POST', '/desk/appointment-slots', 'Publish slots')
    .errors({
      KIND_REFUSED: { status: 409, message: 'Votre rôle ne permet pas ce type de rendez-vous.' },
      NOTHING_GIVEN: {
        status: 409,
        message:
          'Aucun de ces créneaux ne peut être ouvert\u202f: ils sont passés, trop proches, au-delà de quatre semaines, hors des heures de travail (8 h – 21 h, du lundi au samedi), pendant une absence, ou déjà donnés.',
      },
    })
    .input(
      z.object({ kind, moments: z.array(moment).min(1, 'Choisissez au moins un créneau').max(MOMENTS_MAX) }),
    )
    .output(given),
  teamSlots: route('GET', '/desk/appointment-slots', 'List the free slots of all colleagues').output(
    z.array(teamSlot),
  ),
  removeSlots: route('POST', '/desk/appointment-slots/remove', 'Remove free slots')
    .errors({
      SLOT_TAKEN: {
        status: 409,
        message: 'Ces créneaux viennent d’être pris\u202f: annulez plutôt les rendez-vous.',
      },
    })
    .input(z.object({ ids: z.array(z.string().max(64)).min(1).max(MOMENTS_MAX) }))
    .output(z.object({ removed: z.int() })),
  saveSettings: saveRoute('/desk/appointments/settings', 'Save my availability')
    .input(settings.partial().extend({ version }))
    .output(saved),
  calendar: route('POST', '/desk/appointment-calendar', 'Create or remove the address of my calendar')
    .input(z.object({ open: z.boolean() }))
    .output(z.object({ address: z.url().nullable() })),
  move: action('/desk/appointments/{id}/move', 'Move an appointment to another of my slots')
    .errors({
      ...begun,
      ...gone,
      SLOT_TAKEN: { status: 409, message: 'Ce créneau n’est plus libre. Choisissez-en un autre.' },
    })
    .input(
      ofOne.extend({
        slotId: z.string({ error: 'Choisissez un créneau' }).min(1, 'Choisissez un créneau').max(64),
      }),
    ),
  cancel: action('/desk/appointments/{id}/cancel', 'Cancel an appointment and notify the member')
    .errors({ ...begun, ...gone })
    .input(
      ofOne.extend({
        words: typedText(WORDS_MAX_LENGTH, TOO_LONG),
      }),
    ),
  begin: action('/desk/appointments/{id}/begin', 'Begin an appointment now, if both agree')
    .errors({
      ...begun,
      ...gone,
      BUSY_NOW: {
        status: 409,
        message: 'Vous avez un autre rendez-vous, ou une séance, avant la fin de celui-ci.',
      },
    })
    .input(ofOne),
  room: route('GET', '/desk/appointments/{id}/call', 'Get the call of an appointment')
    .input(ofOne)
    .output(callRoom),
  join: route('POST', '/desk/appointments/{id}/call/join', 'Join the call in this window')
    .errors(roomClosed)
    .input(ofOne.extend(joining))
    .output(joined),
  leave: action('/desk/appointments/{id}/call/leave', 'Leave the call in this window').input(
    ofOne.extend({ seat }),
  ),
  settle: action('/desk/appointments/{id}/settle', 'Record whether an appointment took place')
    .errors({
      ...gone,
      ...judged,
      TOO_EARLY: { status: 409, message: 'Ce rendez-vous n’a pas encore commencé.' },
    })
    .input(ofOne.extend({ outcome: z.enum(['held', 'missed']) })),
  note: saveRoute('/desk/appointments/{id}/note', 'Save the note of an appointment')
    .errors(NOTING_ERRORS)
    .input(
      ofOne.extend({
        note: typedText(APPOINTMENT_NOTE_MAX_LENGTH, 'Cette note est trop longue (2 000 caractères au plus)'),
        version,
      }),
    )
    .output(saved),
  verify: action('/desk/appointments/{id}/verify', 'Record whether the face matches the photos')
    .errors({
      ...gone,
      ...judged,
      TOO_EARLY: { status: 409, message: 'Ce rendez-vous n’a pas encore commencé.' },
      PHOTO_CHANGED: {
        status: 409,
        message: 'La première photo vient de changer. Comparez avec la nouvelle, puis dites-le à nouveau.',
      },
    })
    .input(
      ofOne.extend({
        verdict: z.discriminatedUnion('same', [
          z.object({ same: z.literal(true), photo: z.string().max(64) }),
          z.object({
            same: z.literal(false),
            words: requiredText(WORDS_MAX_LENGTH, TOO_LONG, 'Dites avec tact ce qui a manqué'),
          }),
        ]),
      }),
    ),
};
