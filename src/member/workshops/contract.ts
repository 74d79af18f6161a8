import { z } from 'zod';
import { route } from '#lib/contract-base.ts';
import { CONFIDING_ERRORS } from '#member/coaches/contract.ts';
import { DATE_STATUSES, REGISTRATION_STATUSES, WORKSHOP_IDS } from './rules.ts';

/** The leader of a date, as members see them. */
export const leader = z.object({
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  bio: z.string(),
  /** A path on our own site. */
  photoUrl: z.string().nullable(),
  /** A fictional coach (D24). */
  example: z.boolean(),
});
export type Leader = z.infer<typeof leader>;

/** An upcoming date of a workshop, as the member sees it. */
export const workshopDate = z.object({
  id: z.string(),
  startsAt: z.iso.datetime(),
  placesLeft: z.int(),
  /** « Complet »: new registrations join the waiting list. */
  full: z.boolean(),
  /** The member’s place or rank, if any. */
  mine: z.enum(REGISTRATION_STATUSES).nullable(),
  /** The member’s rank on the waiting list, from 1. */
  rank: z.int().nullable(),
  /** Since the evening before, only one person has a place: the team decides whether it takes place (D22). */
  toConfirm: z.boolean(),
  /** Null until the team has named one. */
  leader: leader.nullable(),
});
export type WorkshopDate = z.infer<typeof workshopDate>;

/** The rest of a workshop is content: `texts.ts`. */
const workshopDates = z.object({
  workshopId: z.literal(WORKSHOP_IDS),
  /** At least three, and those added by the team; soonest first. */
  dates: z.array(workshopDate),
});
export type WorkshopDates = z.infer<typeof workshopDates>;

const registration = z.object({
  status: z.enum(REGISTRATION_STATUSES),
  /** Rank on the waiting list, from 1. */
  rank: z.int().nullable(),
  /** Mails are delayed: the screen says so, and that the registration is valid (spec 1 §8). */
  mailDelayed: z.boolean(),
});
export type Registration = z.infer<typeof registration>;

export const myWorkshopDate = z.object({
  id: z.string(),
  workshopId: z.literal(WORKSHOP_IDS),
  startsAt: z.iso.datetime(),
  status: z.enum(DATE_STATUSES),
  mine: z.enum(REGISTRATION_STATUSES),
  rank: z.int().nullable(),
  /** The leader, as announced at the registration. */
  coachName: z.string(),
  /** The current profile of that leader, while they work here. */
  leader: leader.nullable(),
  /** Why the team cancelled it, in its own words; null if it takes place. */
  cancelReason: z.string().nullable(),
  /** URL of the video room for participants, once set. */
  roomUrl: z.url().nullable(),
  /** Since the evening before, only one person has a place: the team decides whether it takes place (D22). */
  toConfirm: z.boolean(),
});
export type MyWorkshopDate = z.infer<typeof myWorkshopDate>;

/** Spec 1 §8: shown for a refusal without its own message. */
export const REGISTRATION_FAILED = 'Une erreur est survenue lors de l’inscription';
/** Spec 1 §8, to the letter: shown when `mailDelayed`. */
export const MAIL_DELAYED_NOTE =
  'Note : Erreur lors de l’envoi des e-mails de confirmation. L’inscription a bien été enregistrée.';

const ofDate = z.object({ id: z.string().max(64) });
const unknownDate = {
  NOT_FOUND: {
    status: 404,
    message: 'Cette séance n’est plus proposée. Choisissez une autre date.',
  },
};

export const workshopsContract = {
  list: route('GET', '/workshops', 'List the eight workshops with their upcoming dates').output(
    z.array(workshopDates),
  ),
  one: route('GET', '/workshops/{id}', 'Get a workshop with its upcoming dates')
    .errors({ NOT_FOUND: { status: 404, message: 'Atelier non trouvé' } })
    .input(z.object({ id: z.string().max(64) }))
    .output(workshopDates),
  register: route(
    'POST',
    '/workshop-sessions/{id}/registration',
    'Register for a date, or join its waiting list',
  )
    .errors({
      ...unknownDate,
      ...CONFIDING_ERRORS,
      SESSION_BEGUN: {
        status: 409,
        message: 'Cette séance a déjà commencé. Choisissez une autre date.',
      },
      WORKSHOP_HELD: {
        status: 409,
        message:
          'Vous avez déjà une séance à venir pour cet atelier. Pour changer de date, rendez d’abord cette place dans « Mon coaching ».',
      },
      TOO_MANY_PLACES: {
        status: 409,
        message:
          'Vous avez déjà trois séances à venir, et chacun doit trouver sa place. Vous pourrez en choisir une autre après la prochaine.',
      },
    })
    .input(ofDate)
    .output(registration),
  calendar: route(
    'GET',
    '/workshop-sessions/{id}/calendar',
    'Download a registered date as a calendar file (.ics)',
  )
    .errors(unknownDate)
    .input(ofDate)
    .output(z.file()),
  cancel: route(
    'DELETE',
    '/workshop-sessions/{id}/registration',
    'Give my place back, or leave the waiting list',
  )
    .errors({
      ...unknownDate,
      SESSION_BEGUN: {
        status: 409,
        message: 'Cette séance a déjà commencé\u202f: votre place ne peut plus être annulée.',
      },
    })
    .input(ofDate)
    .output(z.object({ done: z.literal(true), mailDelayed: z.boolean() })),
  mine: route('GET', '/workshop-registrations', 'List my past and upcoming dates, latest first').output(
    z.array(myWorkshopDate),
  ),
};
