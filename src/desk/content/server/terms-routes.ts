import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { announcementVerdict, changeState } from '#identity/consents/rules.ts';
import { enqueueTermsMails } from '#identity/consents/server/shared/tell-members.ts';
import {
  announceChange,
  cancelChange,
  countAgreed,
  listChanges,
  lockChange,
} from '#identity/consents/server/terms-store.ts';
import { CONSENT_TEXTS } from '#identity/consents/texts.ts';
import { parisDay } from '#lib/french-date.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { deskContentContract } from '../contract.ts';
import { publishContent } from './publish-content.ts';

const api = implementContract(deskContentContract);
const door = requireStaff('admin');

const terms = api.terms.use(door).handler(async ({ context: { services } }) => {
  const { db, clock } = services;
  const agreed = await countAgreed(db);
  const today = parisDay(clock.now());
  return {
    members: [...agreed.values()].reduce((sum, members) => sum + members, 0),
    versions: CONSENT_TEXTS.terms
      .map(({ version, date }) => ({ version, date, members: agreed.get(version) ?? 0 }))
      .filter(({ members }, place) => place === 0 || members > 0),
    changes: (await listChanges(db)).map((change) => ({
      id: change.id,
      changes: change.changes,
      told: change.told,
      inForce: change.in_force,
      announcedAt: change.announced_at.toISOString(),
      state: changeState(change, today),
    })),
  };
});

const announceTerms = api.announceTerms.use(door).handler(async ({ context, input, errors }) => {
  const { id, inForce, changes } = input;
  const verdict = announcementVerdict(inForce, parisDay(context.services.clock.now()));
  if (verdict === 'too-soon') throw errors.TOO_SOON();
  if (verdict === 'too-far') throw errors.TOO_FAR();
  await write(context, {
    lock: (tx) => lockName(tx, `content:${inForce}`),
    async change({ tx, now }) {
      const change = { id, in_force: inForce, changes, announced_at: now, cancelled_at: null };
      if (await announceChange(tx, change)) return enqueueTermsMails(tx, context.services);
      // The same press twice is one announcement.
      if ((await lockChange(tx, id))?.in_force !== inForce) throw errors.ANNOUNCED();
      return UNCHANGED;
    },
    audit: auditBy(context.staff, { action: 'content.terms', subject: { kind: 'content', id: inForce } }),
    publish: publishContent,
  });
  return { done: true };
});

const cancelTerms = api.cancelTerms.use(door).handler(async ({ context, input: { id } }) => {
  await write(context, {
    lock: (tx) => lockName(tx, `content:${id}`),
    change: async ({ tx, now }) =>
      (await cancelChange(tx, id, now)) ? enqueueTermsMails(tx, context.services) : UNCHANGED,
    audit: auditBy(context.staff, { action: 'content.terms-cancelled', subject: { kind: 'content', id } }),
    publish: publishContent,
  });
  return { done: true };
});

export const deskTermsRoutes = { terms, announceTerms, cancelTerms };
