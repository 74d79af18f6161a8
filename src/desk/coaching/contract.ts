import { z } from 'zod';
import { interviewNote } from '#desk/appointments/contract.ts';
import { action, requiredText, route } from '#lib/contract-base.ts';
import { newMessage, olderThan, SENDING_ERRORS } from '#mechanisms/threads/contract.ts';
import { NOTING_ERRORS } from '#member/coaches/contract.ts';
import { coachThread } from '#member/coaching/contract.ts';
import { COACH_CHAT_SIDES, SHARED_KINDS } from '#member/coaching/rules.ts';
import { loveProfile, quiz } from '#member/questionnaires/contract.ts';
import { ATTENDANCES, WORKSHOP_IDS } from '#member/workshops/rules.ts';
import { COACH_NOTE_MAX_LENGTH } from './rules.ts';

const coachedMember = z.object({
  id: z.string(),
  firstName: z.string(),
  age: z.int().nullable(),
  city: z.string(),
  nextDate: z.object({ workshopId: z.literal(WORKSHOP_IDS), startsAt: z.iso.datetime() }).nullable(),
  lastExchange: z.object({ at: z.iso.datetime(), from: z.enum(COACH_CHAT_SIDES) }).nullable(),
  /** Messages from the member that the coach has not read. */
  unread: z.int(),
});
export type CoachedMember = z.infer<typeof coachedMember>;

const memberDate = z.object({
  id: z.string(),
  workshopId: z.literal(WORKSHOP_IDS),
  startsAt: z.iso.datetime(),
  waiting: z.boolean(),
  cancelled: z.boolean(),
  attendance: z.enum(ATTENDANCES).nullable(),
});
export type MemberDate = z.infer<typeof memberDate>;

const note = z.object({ id: z.int(), content: z.string(), createdAt: z.iso.datetime() });
export type CoachNote = z.infer<typeof note>;

const sharedAnswer = z.object({ kind: z.enum(SHARED_KINDS), until: z.iso.datetime() });

const coachDay = z.object({
  /** Null while the colleague is not registered as a coach. */
  coach: z.object({ id: z.string(), firstName: z.string() }).nullable(),
  today: z.array(
    z.object({
      id: z.string(),
      workshopId: z.literal(WORKSHOP_IDS),
      startsAt: z.iso.datetime(),
      people: z.array(z.string()),
      hasRoom: z.boolean(),
    }),
  ),
  /** Members with unread messages, longest waiting first. */
  waiting: z.array(z.object({ id: z.string(), firstName: z.string(), since: z.iso.datetime() })),
});
export type CoachDay = z.infer<typeof coachDay>;

const ofMember = z.object({ id: z.string().max(64) });
const THEIRS = {
  NOT_FOUND: { status: 404, message: 'Cette personne n’est pas parmi celles que vous accompagnez.' },
} as const;

export type SharedAnswer = z.infer<typeof sharedAnswer>;

export const deskCoachingContract = {
  day: route('GET', '/desk/coaching/day', 'Get my day as a coach').output(coachDay),
  members: route('GET', '/desk/coaching/members', 'List my members')
    .input(z.object({ search: z.string().max(60).optional(), after: z.string().max(64).optional() }))
    .output(z.object({ members: z.array(coachedMember), next: z.string().nullable() })),
  member: route('GET', '/desk/coaching/members/{id}', 'Open a member’s page; logged')
    .errors(THEIRS)
    .input(ofMember)
    .output(
      coachedMember.extend({
        since: z.iso.datetime(),
        dates: z.array(memberDate),
        notes: z.array(note),
        /** Written by the colleagues who held the interviews; read-only for coaches. */
        interviews: z.array(interviewNote),
        shared: z.array(sharedAnswer),
      }),
    ),
  thread: route('GET', '/desk/coaching/members/{id}/messages', 'List messages with a member')
    .errors(THEIRS)
    .input(ofMember.extend(olderThan))
    .output(coachThread),
  send: route('POST', '/desk/coaching/members/{id}/messages', 'Send a message to a member')
    .errors(THEIRS)
    .errors(SENDING_ERRORS)
    .input(ofMember.extend(newMessage.shape))
    .output(coachThread),
  markRead: action('/desk/coaching/members/{id}/messages/read', 'Mark a member’s messages as read')
    .errors(THEIRS)
    .input(ofMember),
  addNote: action('/desk/coaching/members/{id}/notes', 'Add a note about a member')
    .errors(THEIRS)
    .errors(NOTING_ERRORS)
    .input(
      ofMember.extend({
        clientId: z.uuid(),
        content: requiredText(
          COACH_NOTE_MAX_LENGTH,
          'Cette note est trop longue (2 000 caractères au plus).',
          'Écrivez quelques mots.',
        ),
      }),
    ),
  removeNote: action('/desk/coaching/members/{id}/notes/remove', 'Remove a note about a member')
    .errors(THEIRS)
    .input(ofMember.extend({ note: z.int() })),
  readShared: route(
    'POST',
    '/desk/coaching/members/{id}/shared-answers/read',
    'Read a member’s shared answers; logged, and the member is told',
  )
    .errors(THEIRS)
    .errors({
      NOT_FOUND: { status: 404, message: 'Ces réponses ne sont pas partagées, ou ne le sont plus.' },
    })
    .input(ofMember.extend({ kind: z.enum(SHARED_KINDS) }))
    .output(z.object({ quiz: quiz.nullable(), loveProfile: loveProfile.nullable() })),
};
