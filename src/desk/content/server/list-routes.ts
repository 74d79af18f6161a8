import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import type { PeopleKind } from '#lib/public-people.ts';
import { deleteCoach, listCoaches, placeCoaches } from '#member/coaches/server/store.ts';
import { isOrderOf } from '#member/photos/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { changeContent } from './change-content.ts';
import { handOverMembers } from './hand-over.ts';
import { dropPicture } from './picture-store.ts';
import { deleteRow, listTeamMembers, listTestimonials, placeRows } from './store.ts';
import { publicTeam, testimonials } from './tables.ts';

const api = implementContract(deskContentContract);

interface List {
  list: (db: Database) => Promise<{ id: string }[]>;
  place: (tx: Database, ids: readonly string[]) => Promise<void>;
  remove: (tx: Database, id: string) => Promise<{ photo_url: string | null } | undefined>;
}

const listOf = (table: typeof publicTeam | typeof testimonials, list: List['list']): List => ({
  list,
  place: (tx, ids) => placeRows(tx, table, ids),
  remove: (tx, id) => deleteRow(tx, table, id),
});

const LISTS: Record<PeopleKind, List> = {
  coaches: { list: listCoaches, place: placeCoaches, remove: deleteCoach },
  team: listOf(publicTeam, listTeamMembers),
  testimonials: listOf(testimonials, listTestimonials),
};

const REMOVED = {
  coaches: 'content.coach-removed',
  team: 'content.team-removed',
  testimonials: 'content.testimonial-removed',
} as const;

const order = api.order
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { kind, ids }, errors }) => {
    const { list, place } = LISTS[kind];
    const subject = { kind: 'content', id: kind } as const;
    const placed = await changeContent(context, { action: 'content.order', subject }, async (tx) => {
      const known = (await list(tx)).map(({ id }) => id);
      if (!isOrderOf(ids, known)) return undefined;
      await place(tx, ids);
      return 'placed';
    });
    if (!placed) throw errors.CHANGED();
    return { done: true };
  });

const remove = api.remove
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { kind, id }, errors }) => {
    const subject = { kind: kind === 'coaches' ? 'coach' : 'content', id } as const;
    let nobody = false;
    await changeContent(context, { action: REMOVED[kind], subject }, async (tx, now) => {
      nobody = kind === 'coaches' && !(await handOverMembers(tx, id, null, now));
      const removed = nobody ? undefined : await LISTS[kind].remove(tx, id);
      if (removed) await dropPicture(tx, removed.photo_url);
      return removed;
    });
    if (nobody) throw errors.HAS_MEMBERS();
    return { done: true };
  });

export const listRoutes = { order, remove };
