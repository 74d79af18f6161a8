import { api, spend } from '#server/api.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { insertCookieChoice } from './store.ts';

const state = api.consent.state.handler(({ context }) => ({
  pixel: context.services.env.PIXEL_ID !== undefined,
}));

const choose = api.consent.choose.handler(async ({ context, input, errors }) => {
  await spend(context, errors, LIMITS.cookieChoices, context.origin);
  const { db, clock } = context.services;
  await insertCookieChoice(db, { ...input, chosen_at: clock.now() });
  return { done: true };
});

export const consentRoutes = { state, choose };
