import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import type { PeopleKind } from '#lib/public-people.ts';
import { deleteCoach, listCoaches, placeCoaches } from '#member/coaches/server/store.ts';
import { listQuestions, placeQuestions } from '#member/membership/server/question-store.ts';
import { isOrderOf } from '#member/photos/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import type { ListKind } from '../rules.ts';
import { changeContent } from './change-content.ts';
import { handOverMembers } from './hand-over.ts';
import { dropPicture } from './picture-store.ts';
import {
  deleteRow,
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
    let isKnown = true;
    await changeContent(context, { action: 'content.order', id: kind }, async (tx) => {
      const known = (await list(tx)).map(({ id }) => id);
      isKnown = isOrderOf(ids, known);
      if (!isKnown || ids.every((id, at) => id === known[at])) return false;
      await place(tx, ids);
      return true;
    });
    if (!isKnown) throw errors.CHANGED();
    return { done: true };
  });

const remove = api.remove
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { kind, id }, errors }) => {
    const subject = { kind: kind === 'coaches' ? 'coach' : 'content', id } as const;
    await changeContent(context, { action: 'content.removed', ...subject }, async (tx, now) => {
      if (kind === 'coaches' && !(await handOverMembers(tx, id, null, now))) throw errors.HAS_MEMBERS();
      const removed = await REMOVE[kind](tx, id);
      if (removed) await dropPicture(tx, removed.photo_url);
      return removed ?? false;
    });
    return { done: true };
  });

export const listRoutes = { order, remove };
