import { auditBy, auditOpening } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { listPeople } from '#desk/workshops/server/store.ts';
import { lockConsent } from '#identity/consents/server/store.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { listNotesAbout } from '#member/appointments/server/store.ts';
import { findCoachOfStaff } from '#member/coaches/server/store.ts';
import { readPair, writeToPair } from '#member/coaching/server/shared/write-to-pair.ts';
import { listShared, recordReading } from '#member/coaching/server/shared-answers-store.ts';
import { readThread } from '#member/coaching/server/store.ts';
import { findLoveProfile, findQuiz } from '#member/profile/server/answers-store.ts';
import { coachAmong } from '#member/workshops/server/shared/date-coach.ts';
import { roomOf } from '#member/workshops/server/shared/find-clash.ts';
import { readTeam } from '#member/workshops/server/shared/leader-store.ts';
import { listDatesBetween } from '#member/workshops/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskCoachingContract } from '../contract.ts';
import { MEMBERS_PAGE_SIZE } from '../rules.ts';
import {
  type CoachedPair,
  deleteNote,
  findOwnMember,
  insertCoachNote,
  listAwaiting,
  listCoachNotes,
  listDatesOf,
  listMembers,
} from './store.ts';

const api = implementContract(deskCoachingContract);
const door = requireStaff('coach');

const about = (id: string) => ({ kind: 'member', id }) as const;

async function requireOwnMember(
  db: Database,
  errors: { NOT_FOUND: () => Error },
  staff: { id: string },
  id: string,
): Promise<CoachedPair> {
  const own = await findOwnMember(db, staff, id);
  if (!own) throw errors.NOT_FOUND();
  return own;
}

const day = api.day.use(door).handler(({ context }) => showDay(context.services, context.staff));

const members = api.members.use(door).handler(async ({ context, input }) => {
  const { db, clock } = context.services;
  const coach = await findCoachOfStaff(db, context.staff.id);
  if (!coach) return { members: [], next: null };
  const found = await listMembers(db, { coach: coach.id, ...input, now: clock.now() });
  const page = found.slice(0, MEMBERS_PAGE_SIZE);
  return { members: page, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
});

const member = api.member.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { db } = services;
  const now = services.clock.now();
  const own = await findOwnMember(db, staff, input.id);
  const [facts] = own ? await listMembers(db, { coach: own.coach, only: own.member, now }) : [];
  if (!own || !facts) throw errors.NOT_FOUND();
  const subject = about(own.member);
  await auditOpening(db, { staff, action: 'coaching.open-member', subject, now });
  const shared = await listShared(db, own, now);
  return {
    ...facts,
    since: own.since.toISOString(),
    dates: await listDatesOf(db, own.member),
    notes: await listCoachNotes(db, own),
    interviews: await listNotesAbout(db, own.member),
    shared: shared.map(({ kind, shared_until }) => ({ kind, until: shared_until.toISOString() })),
  };
});

const thread = api.thread.use(door).handler(async ({ context, input, errors }) => {
  const { db } = context.services;
  return readThread(db, await requireOwnMember(db, errors, context.staff, input.id), 'coach', input.before);
});

const send = api.send.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = await requireOwnMember(services.db, errors, staff, input.id);
  const { clientId, content } = input;
  const logged = auditBy(staff, { action: 'coaching.write', subject: about(own.member) });
  const outcome = await writeToPair(services, own, { from: 'coach', clientId, content }, logged);
  if (outcome === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
  return readThread(services.db, own, 'coach');
});

const markRead = api.markRead.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  await readPair(services, await requireOwnMember(services.db, errors, staff, input.id), 'coach');
});

const addNote = api.addNote.use(door).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  await write(context, {
    lock: (tx) => requireOwnMember(tx, errors, staff, input.id),
    async change({ tx, now, locked: own }) {
      if (!(await lockConsent(tx, own.member, 'coaching'))) throw errors.CONSENT_REQUIRED();
      return (await insertCoachNote(tx, own, input, now)) || UNCHANGED;
    },
    audit: auditBy(staff, { action: 'coaching.note', subject: about(input.id) }),
    publish: deskChanged('coaching'),
  });
});

const removeNote = api.removeNote.use(door).handler(async ({ context, input: { id, note }, errors }) => {
  const { staff } = context;
  await write(context, {
    lock: (tx) => requireOwnMember(tx, errors, staff, id),
    async change({ tx, locked: own }) {
      if (!(await deleteNote(tx, own, note))) throw errors.NOT_FOUND();
    },
    audit: auditBy(staff, { action: 'coaching.remove-note', subject: about(id) }),
    publish: deskChanged('coaching'),
  });
});

const readShared = api.readShared.use(door).handler(async ({ context, input: { id, kind }, errors }) => {
  const { services, staff } = context;
  await write(context, {
    lock: (tx) => requireOwnMember(tx, errors, staff, id),
    async change({ tx, now, locked: own }) {
      if (!(await recordReading(tx, own, { kind, now }))) throw errors.NOT_FOUND();
    },
    audit: auditBy(staff, { action: 'coaching.read-shared', subject: about(id) }),
    publish: deskChanged('coaching'),
  });
  const quiz = kind === 'quiz' ? await findQuiz(services.db, id) : undefined;
  const loveProfile = kind === 'love-profile' ? await findLoveProfile(services.db, id) : undefined;
  if (!quiz && !loveProfile) throw errors.NOT_FOUND();
  return { quiz: quiz ?? null, loveProfile: loveProfile ?? null };
});

/** The top of a coach's page: the dates that they lead today, and members waiting for an answer. */
async function showDay(services: Services, staff: { id: string }) {
  const { db, clock } = services;
  const coach = await findCoachOfStaff(db, staff.id);
  if (!coach) return { coach: null, today: [], waiting: [] };
  const today = parisDay(clock.now());
  const [begin, end] = [parisInstant(today, '00:00'), parisInstant(addDays(today, 1), '00:00')];
  const team = await readTeam(db);
  const dates = (await listDatesBetween(db, begin, end)).filter(
    (date) => coachAmong(team, date).id === coach.id,
  );
  const people = await listPeople(
    db,
    dates.map(({ id }) => id),
  );
  return {
    coach: { id: coach.id, firstName: coach.first_name },
    today: dates.map((date) => ({
      id: date.id,
      workshopId: date.workshop_id,
      startsAt: date.starts_at.toISOString(),
      people: people
        .filter(({ dateId, status }) => dateId === date.id && status === 'registered')
        .map(({ firstName }) => firstName),
      hasRoom: roomOf(services, date) !== null,
    })),
    waiting: await listAwaiting(db, coach.id),
  };
}

export const deskCoachingRoutes = {
  day,
  members,
  member,
  thread,
  send,
  markRead,
  addNote,
  removeNote,
  readShared,
};
