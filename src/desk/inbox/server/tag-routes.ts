import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { updateThread } from '#member/support-threads/server/store.ts';
import { INBOX_ROLES, REPLY_EDITORS } from '../rules.ts';
import { api } from './api.ts';
import { changeThread } from './change-thread.ts';
import { listTags, lockTags, saveTags } from './tag-store.ts';

const tags = api.tags
  .use(requireStaff(...INBOX_ROLES))
  .handler(({ context }) => listTags(context.services.db));

const keepTags = api.keepTags
  .use(requireStaff(...REPLY_EDITORS))
  .handler(async ({ context: { staff, services }, input: { before, names }, errors }) => {
    const { db, clock, live } = services;
    const kept = await db.transaction(async (tx) => {
      const stored = await lockTags(tx);
      if (stored.join('\n') !== before.join('\n')) return false;
      await saveTags(tx, stored, [...new Set(names)]);
      await recordAudit(tx, { staff, action: 'inbox.tag-list', now: clock.now() });
      return true;
    });
    if (!kept) throw errors.TAGS_CHANGED();
    live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
    return { done: true };
  });

const tag = api.tag
  .use(requireStaff(...INBOX_ROLES))
  .handler(async ({ context: { staff, services }, input: { id, tags }, errors }) => {
    const kept = await changeThread(
      services,
      staff,
      { id, action: 'inbox.tag', first: lockTags },
      async (tx, thread) => {
        const known = await listTags(tx);
        const chosen = [...new Set(tags)];
        if (!chosen.every((name) => known.includes(name))) throw errors.TAGS_CHANGED();
        if (chosen.toSorted().join('\n') === thread.tags.toSorted().join('\n')) return 'as-before';
        await updateThread(tx, id, { tags: chosen });
        return true;
      },
    );
    if (!kept) throw errors.NOT_FOUND();
    return { done: true };
  });

export const tagRoutes = { tags, keepTags, tag };
