import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { CONSENT_TEXTS } from '#identity/accounts/texts.ts';
import { announcementVerdict } from '#identity/terms/rules.ts';
import { enqueueTermsMails } from '#identity/terms/server/shared/tell-members.ts';
import { announceChange, cancelChange, countAgreed, listChanges } from '#identity/terms/server/store.ts';
import { parisDay } from '#lib/french-date.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { changeContent } from './change-content.ts';

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
    changes: (await listChanges(db)).map(({ id, in_force, changes, announced_at, cancelled_at, told }) => ({
      ...{ id, changes, told, inForce: in_force, announcedAt: announced_at.toISOString() },
      state: cancelled_at
        ? ('cancelled' as const)
        : in_force < today
          ? ('past' as const)
          : ('coming' as const),
    })),
  };
});

const announceTerms = api.announceTerms.use(door).handler(async ({ context, input, errors }) => {
  const { id, inForce, changes } = input;
  const verdict = announcementVerdict(inForce, parisDay(context.services.clock.now()));
  if (verdict === 'too-soon') throw errors.TOO_SOON();
  if (verdict === 'too-far') throw errors.TOO_FAR();
  const subject = { kind: 'content', id: inForce } as const;
  const outcome = await changeContent(context, { action: 'content.terms', subject }, async (tx, now) => {
    const change = { id, in_force: inForce, changes, announced_at: now, cancelled_at: null };
    if (!(await announceChange(tx, change))) return undefined;
    await enqueueTermsMails(tx, context.services);
    return 'announced';
  });
  const isRepeated = async () =>
    (await listChanges(context.services.db)).some((known) => known.id === id && known.in_force === inForce);
  if (!outcome && !(await isRepeated())) throw errors.ANNOUNCED();
  return { done: true };
});

const cancelTerms = api.cancelTerms.use(door).handler(async ({ context, input: { id } }) => {
  const subject = { kind: 'content', id } as const;
  await changeContent(context, { action: 'content.terms-cancelled', subject }, async (tx, now) => {
    if (!(await cancelChange(tx, id, now))) return undefined;
    await enqueueTermsMails(tx, context.services);
    return 'cancelled';
  });
  return { done: true };
});

export const deskTermsRoutes = { terms, announceTerms, cancelTerms };
