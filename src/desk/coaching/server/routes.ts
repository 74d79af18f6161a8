import { auditOpening } from '#desk/staff/server/shared/audit-opening.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { lockConsent } from '#identity/accounts/server/consent-store.ts';
import { findLoveProfile, findQuiz } from '#member/answers/server/store.ts';
import { listNotesAbout } from '#member/appointments/server/store.ts';
import { findCoachOfStaff } from '#member/coaches/server/store.ts';
import { readPair, writeToPair } from '#member/coaching/server/shared/write-to-pair.ts';
import { readThread } from '#member/coaching/server/store.ts';
import { listShared, noteReading } from '#member/shared-answers/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { deskCoachingContract } from '../contract.ts';
import { MEMBERS_PAGE_SIZE } from '../rules.ts';
import { showDay } from './show-day.ts';
import {
  type CoachedPair,
  deleteNote,
  findOwnMember,
  insertCoachNote,
  listCoachNotes,
  listDatesOf,
  listMembers,
} from './store.ts';

const api = implementContract(deskCoachingContract);
const door = requireStaff('coach');

const about = (id: string) => ({ kind: 'member', id }) as const;

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
  const own = await findOwnMember(db, context.staff, input.id);
  if (!own) throw errors.NOT_FOUND();
  return readThread(db, own, 'coach', input.before);
});

const send = api.send.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = await findOwnMember(services.db, staff, input.id);
  if (!own) throw errors.NOT_FOUND();
  const { clientId, content } = input;
  const line = { staff, subject: about(own.member), now: services.clock.now() };
  const outcome = await writeToPair(services, own, { from: 'coach', clientId, content }, (tx) =>
    recordAudit(tx, { ...line, action: 'coaching.write' }),
  );
  if (outcome === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
  return readThread(services.db, own, 'coach');
});

const markRead = api.markRead.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const own = await findOwnMember(services.db, staff, input.id);
  if (!own) throw errors.NOT_FOUND();
  await readPair(services, own, 'coach');
  return { done: true };
});

const addNote = api.addNote.use(door).handler(({ context, input, errors }) =>
  changing(context, errors, { id: input.id, action: 'coaching.note' }, async (tx, own, now) => {
    if (!(await lockConsent(tx, own.member, 'coaching'))) throw errors.CONSENT_REQUIRED();
    return (await insertCoachNote(tx, own, input, now)) || 'as-before';
  }),
);

const removeNote = api.removeNote
  .use(door)
  .handler(({ context, input: { id, note }, errors }) =>
    changing(context, errors, { id, action: 'coaching.remove-note' }, (tx, own) => deleteNote(tx, own, note)),
  );

const readShared = api.readShared.use(door).handler(async ({ context, input: { id, kind }, errors }) => {
  const { db } = context.services;
  await changing(context, errors, { id, action: 'coaching.read-shared' }, (tx, own, now) =>
    noteReading(tx, own, { kind, now }),
  );
  const quiz = kind === 'quiz' ? await findQuiz(db, id) : undefined;
  const loveProfile = kind === 'love-profile' ? await findLoveProfile(db, id) : undefined;
  if (!quiz && !loveProfile) throw errors.NOT_FOUND();
  return { quiz: quiz ?? null, loveProfile: loveProfile ?? null };
});

/**
 * Changes something of a member whom the colleague accompanies, with its audit line, in one transaction.
 * @throws NOT_FOUND when the member is not theirs, or nothing was changed
 */
async function changing(
  { services: { db, clock, live }, staff }: { services: Services; staff: { id: string } },
  errors: { NOT_FOUND: () => Error },
  { id, action }: { id: string; action: `coaching.${'note' | 'remove-note' | 'read-shared'}` },
  change: (tx: Database, own: CoachedPair, now: Date) => Promise<boolean | 'as-before'>,
): Promise<{ done: true }> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const own = await findOwnMember(tx, staff, id);
    const changed = own && (await change(tx, own, now));
    if (!changed) throw errors.NOT_FOUND();
    if (changed === 'as-before') return;
    await recordAudit(tx, { staff, action, subject: about(id), now });
  });
  live.publishToTeam({ kind: 'desk-changed', part: 'coaching' });
  return { done: true };
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
