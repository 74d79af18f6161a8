import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { adMeasurementContract } from '../contract.ts';
import { insertCookieChoice } from './store.ts';

const api = implementContract(adMeasurementContract);

const state = api.state.handler(({ context }) => ({
  pixel: context.services.env.PIXEL_ID !== undefined,
}));

const choose = api.choose.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.cookieChoices, context.origin);
  const { db, clock } = context.services;
  await insertCookieChoice(db, { ...input, chosen_at: clock.now() });
});

export const adMeasurementRoutes = { state, choose };
