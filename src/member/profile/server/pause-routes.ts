import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { api } from './api.ts';
import { changeMember } from './shared/change-member.ts';
import { requireProfile } from './shared/require-profile.ts';
import { isPaused, setPaused } from './store.ts';

const pauseState = api.pauseState.use(requireProfile).handler(async ({ context }) => ({
  paused: await isPaused(context.services.db, context.me),
}));

const pause = api.pause.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await changeMember(services.db, me, (tx) => setPaused(tx, me, services.clock.now()));
  return { done: true };
});

const resume = api.resume.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await changeMember(services.db, me, (tx) => setPaused(tx, me, null));
  return { done: true };
});

export const pauseRoutes = { pauseState, pause, resume };
