import { z } from 'zod';
import { action, done, requiredText, route, saveRoute, version } from '#lib/contract-base.ts';
import { parisMoment } from '#lib/french-date.ts';
import {
  ATTENDANCES,
  REGISTRATION_STATUSES,
  WORKSHOP_IDS,
  type WorkshopId,
} from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { CANCEL_REASON_MAX, DATE_MESSAGE_MAX, MESSAGES_PER_DAY, ROOM_MAX } from './rules.ts';

const participant = z.object({
  registration: z.int(),
  firstName: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  attendance: z.enum(ATTENDANCES).nullable(),
});
export type DateParticipant = z.infer<typeof participant>;

export const deskDate = z.object({
  id: z.string(),
  workshopId: z.literal(WORKSHOP_IDS),
  startsAt: z.iso.datetime(),
  /** The planned time, before it was moved. */
  plannedAt: z.iso.datetime().nullable(),
  cancelReason: z.string().nullable(),
  coach: z.object({ id: z.string().nullable(), name: z.string() }),
  /** Address of the video room, only for its leader and the admin. */
  room: z.string().nullable(),
  /** Whether there is a room, including one that this colleague may not see. */
  hasRoom: z.boolean(),
  taken: z.int(),
  waiting: z.int(),
  /** Whether the reader may change the date and see its participants. */
  own: z.boolean(),
  /** In order of registration: places, then the waiting list. */
  people: z.array(participant),
  /** Version of its time, coach and room. */
  version: z.string(),
});
export type DeskDate = z.infer<typeof deskDate>;

const workshopLeader = z.object({
  workshopId: z.literal(WORKSHOP_IDS),
  coach: z.object({ id: z.string().nullable(), name: z.string() }),
  version: z.string(),
});
export type WorkshopLeader = z.infer<typeof workshopLeader>;

const choosableCoach = z.object({ id: z.string(), name: z.string() });

const HOUR_MISSING = 'Indiquez le jour et l’heure de la séance.';
const day = z.iso.date(HOUR_MISSING);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, HOUR_MISSING);
const ROOM_UNUSABLE = 'Donnez une adresse complète, qui commence par https://.';
const room = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: ROOM_UNUSABLE })
  .max(ROOM_MAX, ROOM_UNUSABLE);

const ofDate = z.object({ id: z.string().max(64) });
const OF_DATE = {
  NOT_FOUND: { status: 404, message: 'Cette séance n’existe pas, ou n’est pas l’une des vôtres.' },
  DATE_BEGUN: { status: 409, message: 'Cette séance a déjà commencé.' },
  DATE_CANCELLED: { status: 409, message: 'Cette séance est déjà annulée.' },
} as const;
const COACH_BUSY = {
  COACH_BUSY: { status: 409, message: 'Cette personne anime déjà une autre séance à ce moment-là.' },
} as const;
/**
 * Returns the sentence about a conflict.
 * @param clash what the coach does then; an appointment when it has no workshop
 */
export function busySentence({ startsAt, workshopId }: { startsAt: Date; workshopId?: WorkshopId }): string {
  const what = workshopId
    ? `anime déjà «\u202f${workshopOf(workshopId).title}\u202f», ${parisMoment(startsAt)}`
    : `a un rendez-vous avec un membre ${parisMoment(startsAt)}`;
  return `Cette personne ${what}. Choisissez une autre heure ou une autre personne.`;
}
const HOUR_ERRORS = {
  HOUR_PAST: { status: 409, message: 'Cette heure est déjà passée.' },
  HOUR_TOO_FAR: { status: 409, message: 'Choisissez une date dans les six prochains mois.' },
  ...COACH_BUSY,
  HOUR_TAKEN: { status: 409, message: 'Cet atelier a déjà une séance à cette heure.' },
} as const;
/** Number of people notified of the change. */
const told = z.object({ told: z.int() });

export const deskWorkshopsContract = {
  list: route('GET', '/desk/workshops/dates', 'List workshop dates').output(
    z.object({
      /** Soonest first, including cancelled ones. */
      coming: z.array(deskDate),
      /** The colleague's dates of the last thirty days, latest first. */
      past: z.array(deskDate),
      coaches: z.array(choosableCoach),
      /** The usual leader of each workshop; without an id the position is open. */
      leaders: z.array(workshopLeader),
      /** The colleague's own row among the coaches. */
      me: z.string().nullable(),
    }),
  ),
  add: route('POST', '/desk/workshops/dates', 'Add a date to a workshop')
    .errors({
      ...HOUR_ERRORS,
      NOT_FOUND: { status: 404, message: 'Choisissez qui anime cette séance.' },
    })
    .input(
      z.object({
        workshopId: z.literal(WORKSHOP_IDS, 'Choisissez un atelier.'),
        day,
        time,
        coach: z.string().max(64).min(1, 'Choisissez qui anime cette séance.'),
        room: room.nullable(),
      }),
    )
    .output(z.object({ id: z.string() })),
  move: saveRoute('/desk/workshops/dates/{id}/moment', 'Move a date to another day or time')
    .errors(OF_DATE)
    .errors(HOUR_ERRORS)
    .input(ofDate.extend({ day, time, version }))
    .output(told),
  cancel: route('POST', '/desk/workshops/dates/{id}/cancel', 'Cancel a date')
    .errors(OF_DATE)
    .input(
      ofDate.extend({
        reason: requiredText(
          CANCEL_REASON_MAX,
          `La raison tient en ${CANCEL_REASON_MAX} caractères.`,
          'Dites en une phrase pourquoi : elle est envoyée aux personnes inscrites.',
        ),
      }),
    )
    .output(told),
  giveRoom: saveRoute('/desk/workshops/dates/{id}/room', 'Set the address of the video room')
    .errors(OF_DATE)
    .input(
      ofDate.extend({
        room,
        /** Applies to the upcoming dates of the series that the colleague leads. */ series: z.boolean(),
        version,
      }),
    )
    .output(told),
  write: route('POST', '/desk/workshops/dates/{id}/message', 'Mail everyone with a place')
    .errors(OF_DATE)
    .errors({
      ALREADY_SENT: { status: 409, message: 'Ce message est déjà parti pour cette séance.' },
      ENOUGH_TODAY: {
        status: 409,
        message: `${MESSAGES_PER_DAY} messages sont déjà partis aujourd’hui pour cette séance. Le suivant pourra partir demain.`,
      },
    })
    .input(
      ofDate.extend({
        words: requiredText(
          DATE_MESSAGE_MAX,
          `Le message tient en ${DATE_MESSAGE_MAX} caractères.`,
          'Écrivez le message à envoyer.',
        ),
      }),
    )
    .output(told),
  giveCoach: saveRoute('/desk/workshops/dates/{id}/coach', 'Assign another leader to a date')
    .errors(OF_DATE)
    .errors(COACH_BUSY)
    .input(ofDate.extend({ coach: z.string().max(64), version }))
    .output(done),
  setLeader: saveRoute('/desk/workshops/dates/leaders', 'Set the usual leader of a workshop')
    .errors({
      ...COACH_BUSY,
      NOT_FOUND: { status: 404, message: 'Choisissez qui anime cet atelier.' },
    })
    .input(z.object({ workshopId: z.literal(WORKSHOP_IDS), coach: z.string().max(64), version }))
    .output(done),
  tick: action('/desk/workshops/dates/{id}/attendance', 'Record attendance')
    .errors(OF_DATE)
    .errors({
      TOO_EARLY: { status: 409, message: 'Les présences se notent une fois la séance commencée.' },
    })
    .input(ofDate.extend({ registration: z.int(), attendance: z.enum(ATTENDANCES).nullable() })),
};
