import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import { api, type RequestContext, requireProfile } from '#server/api.ts';
import { isPaused, setPaused } from './store.ts';

const pauseState = api.profiles.pauseState.use(requireProfile).handler(async ({ context }) => ({
  paused: await isPaused(context.services.db, context.me),
}));

const pause = api.profiles.pause.use(requireProfile).handler(async ({ context }) => {
  await changePause(context, context.services.clock.now());
  return { done: true };
});

const resume = api.profiles.resume.use(requireProfile).handler(async ({ context }) => {
  await changePause(context, null);
  return { done: true };
});

async function changePause({ services, me }: RequestContext & { me: string }, pausedAt: Date | null) {
  await services.db.transaction(async (tx) => {
    await setPaused(tx, me, pausedAt);
    await refreshMatchCard(tx, me);
  });
}

export const pauseRoutes = { pauseState, pause, resume };
