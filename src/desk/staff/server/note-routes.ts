import { lockMembers } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskNotesContract } from '../contract.ts';
import { hasRole, NOTE_ROLES } from '../rules.ts';
import { findNoted, insertNote, listNotes, markRead } from './note-store.ts';
import { auditOpening, recordAudit } from './shared/record-audit.ts';
import { requireStaff } from './shared/require-staff.ts';
import { listColleaguesWith } from './store.ts';

const api = implementContract(deskNotesContract);
const door = requireStaff('moderation', 'matchmaker', 'admin');

/** Audit subjects: the members, or the case when it names none. */
const subjectsOf = (members: readonly string[], id: string) =>
  members.length > 0
    ? members.map((member) => ({ kind: 'member', id: member }) as const)
    : [{ kind: 'report', id } as const];

const list = api.list.use(door).handler(async ({ context: { services, staff }, input, errors }) => {
  const { db, clock } = services;
  const now = clock.now();
  const members = hasRole(staff.roles, NOTE_ROLES[input.kind]) && (await findNoted(db, input));
  if (!members) throw errors.NOT_FOUND();
  const rows = await listNotes(db, input);
  if (rows.length > 0)
    for (const subject of subjectsOf(members, input.subject))
      await auditOpening(db, { staff, action: 'notes.open', subject, now });
  await markRead(db, input, staff.id, now);
  const notes = rows.map(({ note: { id, content, created_at }, by, askedOf }) => ({
    id,
    by,
    content,
    askedOf,
    at: created_at.toISOString(),
  }));
  const readers = await listColleaguesWith(db, NOTE_ROLES[input.kind]);
  return { notes, colleagues: readers.filter(({ id }) => id !== staff.id) };
});

const add = api.add.use(door).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  const { kind, subject, clientId: client_id, content } = input;
  await write(context, {
    async change({ tx, now }) {
      const members = hasRole(staff.roles, NOTE_ROLES[kind]) && (await findNoted(tx, input));
      if (!members || !(await lockMembers(tx, members))) throw errors.NOT_FOUND();
      const [member_id, other_id] = members;
      const readers = await listColleaguesWith(tx, NOTE_ROLES[kind]);
      const asked = readers.find(({ id }) => id === input.asked && id !== staff.id);
      const isNew = await insertNote(tx, {
        client_id,
        subject_kind: kind,
        subject_id: subject,
        member_id,
        other_id,
        content,
        asked_of: asked?.id,
        written_by: staff.id,
        created_at: now,
      });
      return isNew ? subjectsOf(members, subject) : UNCHANGED;
    },
    async audit({ tx, now }, subjects) {
      for (const about of subjects)
        await recordAudit(tx, { staff, action: 'notes.write', subject: about, now });
    },
    publish: deskChanged('notes'),
  });
});

const asked = api.asked.use(door).handler(async ({ context: { services, staff } }) => {
  const rows = await listNotes(services.db, { waitingFor: staff.id });
  return rows.flatMap(({ note: { id, subject_kind: kind, subject_id: subject, created_at }, by }) =>
    kind === 'kept' ? [] : { id, kind, subject, by, at: created_at.toISOString() },
  );
});

export const deskNotesRoutes = { list, add, asked };
