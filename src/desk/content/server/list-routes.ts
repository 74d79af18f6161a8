import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import type { PeopleKind } from '#lib/public-people.ts';
import { deleteCoach, listCoaches, placeCoaches } from '#member/coaches/server/store.ts';
import { listQuestions, placeQuestions } from '#member/membership/server/store.ts';
import { isOrderOf } from '#member/photos/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { deskContentContract } from '../contract.ts';
import type { ListKind } from '../rules.ts';
import { handOverMembers, publishContent } from './after-change.ts';
import {
  deleteRow,
  dropPicture,
  listTeamMembers,
  listTestimonials,
  placeTeamMembers,
  placeTestimonials,
} from './store.ts';
import { publicTeam, testimonials } from './tables.ts';

const api = implementContract(deskContentContract);

const ORDERED = {
  coaches: { list: listCoaches, place: placeCoaches },
  team: { list: listTeamMembers, place: placeTeamMembers },
  testimonials: { list: listTestimonials, place: placeTestimonials },
  questions: { list: listQuestions, place: placeQuestions },
} satisfies Record<ListKind, unknown>;

const REMOVE: Record<PeopleKind, (tx: Database, id: string) => ReturnType<typeof deleteRow>> = {
  coaches: deleteCoach,
  team: (tx, id) => deleteRow(tx, publicTeam, id),
  testimonials: (tx, id) => deleteRow(tx, testimonials, id),
};

const order = api.order
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { kind, ids }, errors }) => {
    const { list, place } = ORDERED[kind];
    await write(context, {
      lock: (tx) => lockName(tx, `content:${kind}`),
      async change({ tx }) {
        const known = (await list(tx)).map(({ id }) => id);
        if (!isOrderOf(ids, known)) throw errors.CHANGED();
        return ids.every((id, at) => id === known[at]) ? UNCHANGED : place(tx, ids);
      },
      audit: auditBy(context.staff, { action: 'content.order', subject: { kind: 'content', id: kind } }),
      publish: publishContent,
    });
    return { done: true };
  });

const remove = api.remove
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { kind, id }, errors }) => {
    const subject = { kind: kind === 'coaches' ? 'coach' : 'content', id } as const;
    await write(context, {
      lock: (tx) => lockName(tx, `${subject.kind}:${id}`),
      async change({ tx, now }) {
        if (kind === 'coaches' && !(await handOverMembers(tx, id, null, now))) throw errors.HAS_MEMBERS();
        const removed = await REMOVE[kind](tx, id);
        return removed ? dropPicture(tx, removed.photo_url) : UNCHANGED;
      },
      audit: auditBy(context.staff, { action: 'content.removed', subject }),
      publish: publishContent,
    });
    return { done: true };
  });

export const listRoutes = { order, remove };
