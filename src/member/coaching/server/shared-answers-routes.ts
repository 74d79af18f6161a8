import { DAY_MS } from '#lib/durations.ts';
import { findCoachOf } from '#member/coaches/server/store.ts';
import { findLoveProfile, findQuiz } from '#member/profile/server/answers-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskChanged, write } from '#platform/write.ts';
import { sharedAnswersContract } from '../contract.ts';
import { SHARED_KINDS, type SharedKind } from '../rules.ts';
import { deleteShare, insertShare, listShared } from './shared-answers-store.ts';

const api = implementContract(sharedAnswersContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) => {
  const { me, services } = context;
  const { db, clock } = services;
  const coach = await findCoachOf(db, me);
  const shared = coach ? await listShared(db, { member: me, coach: coach.id }, clock.now()) : [];
  const answers = SHARED_KINDS.map(async (kind) => {
    const share = shared.find((one) => one.kind === kind);
    return {
      kind,
      answered: await isAnswered(db, me, kind),
      until: share?.shared_until.toISOString() ?? null,
      lastReadAt: share?.last_read_at?.toISOString() ?? null,
    };
  });
  return { coachName: coach?.staff_id ? coach.first_name : null, answers: await Promise.all(answers) };
});

const share = api.share.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me } = context;
  const { kind, days } = input;
  await write(context, {
    // Serialised with a concurrent withdrawal of consent.
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      const coach = await findCoachOf(tx, me);
      if (!coach?.staff_id || !(await isAnswered(tx, me, kind))) throw errors.NOTHING_TO_SHARE();
      const until = new Date(now.getTime() + days * DAY_MS);
      return insertShare(tx, { member: me, coach: coach.id }, { kind, now, until });
    },
    publish: deskChanged('coaching'),
  });
});

const stop = api.stop.use(requireProfile).handler(async ({ context, input }) => {
  await write(context, {
    change: ({ tx }) => deleteShare(tx, context.me, input.kind),
    publish: deskChanged('coaching'),
  });
});

async function isAnswered(db: Database, member: string, kind: SharedKind): Promise<boolean> {
  const answers = kind === 'quiz' ? findQuiz(db, member) : findLoveProfile(db, member);
  return (await answers) !== undefined;
}

export const sharedAnswersRoutes = { mine, share, stop };
