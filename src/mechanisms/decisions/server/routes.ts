import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { redressContract } from '../contract.ts';
import { contestDecision, readRedressState } from './contest-decision.ts';

const api = implementContract(redressContract);

const state = api.state.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const found = await readRedressState(context.services, input.token);
  if (!found) throw errors.NOT_FOUND();
  return found;
});

const contest = api.contest.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.notices, context.origin);
  const verdict = await contestDecision(context.services, input);
  if (verdict === 'stranger') throw errors.NOT_FOUND();
  if (verdict !== 'ok') throw errors.CANNOT_CONTEST();
  return { done: true };
});

export const redressRoutes = { state, contest };
