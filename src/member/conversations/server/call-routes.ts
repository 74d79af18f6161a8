import { isOutOfSight } from '#mechanisms/decisions/server/standing-store.ts';
import { changePlan } from '#member/encounters/server/shared/change-plan.ts';
import { bothWrote } from '#member/encounters/server/store.ts';
import { hasContact, isBlocked } from '#member/matching/server/contact-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { findPerson } from '#member/profile/server/store.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { callsContract } from '../contract.ts';
import { secondsLeft } from '../rules.ts';
import {
  changeCall,
  deleteCallsOf,
  findCall,
  insertCall,
  mySeat,
  otherSeat,
  phaseOf,
  type StoredCall,
} from './call-store.ts';
import { joinCall } from './join-call.ts';

const api = implementContract(callsContract);

const one = api.one.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { db, clock, env } = services;
  const profile = await findPerson(db, input.id);
  if (!profile || !(await hasContact(db, me, input.id))) throw errors.NOT_FOUND();
  const apart = (await isBlocked(db, me, input.id)) || (await isOutOfSight(db, input.id));
  const call = apart ? undefined : await findCall(db, me, input.id, clock.now());
  return {
    firstName: profile.first_name,
    photoUrl: apart ? null : profile.photo_url,
    call: call ? seenBy(me, call, clock.now()) : null,
    canPropose: await bothWrote(db, me, input.id),
    relayed: env.TURN_URL !== undefined,
  };
});

function seenBy(me: string, call: StoredCall, now: Date) {
  const mine = call.caller_id === me;
  const status =
    phaseOf(call, now) === 'open' ? ('open' as const) : mine ? ('waiting' as const) : ('to-answer' as const);
  return {
    status,
    secondsLeft: secondsLeft(call.started_at, now),
    mySeat: mySeat(call, me),
    otherIsThere: otherSeat(call, me) !== null,
  };
}

const propose = api.propose.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.calls, me);
  const verdict = await changePlan<'too-early'>(services, me, input.id, async (tx, now) => {
    const call = await findCall(tx, me, input.id, now);
    if (call?.accepted_at || call?.caller_id === me) return { asBefore: true };
    if (!call && !(await bothWrote(tx, me, input.id))) return { refusal: 'too-early' };
    // Mutual proposals count as acceptance.
    if (call) await changeCall(tx, call.id, { accepted_at: now });
    else await insertCall(tx, { caller_id: me, callee_id: input.id, proposed_at: now });
    return {};
  });
  if (verdict === 'stranger') throw errors.NOT_FOUND();
  if (verdict === 'too-early') throw errors.TOO_EARLY();
  return { done: true };
});

const accept = api.accept.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const verdict = await changePlan<'gone'>(services, me, input.id, async (tx, now) => {
    const call = await findCall(tx, me, input.id, now);
    if (call?.accepted_at) return { asBefore: true };
    if (call?.callee_id !== me) return { refusal: 'gone' };
    await changeCall(tx, call.id, { accepted_at: now });
    return {};
  });
  if (verdict === 'stranger') throw errors.NOT_FOUND();
  if (verdict === 'gone') throw errors.CALL_GONE();
  return { done: true };
});

const join = api.join.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const joined = await joinCall(services, me, input);
  if (joined === 'stranger') throw errors.NOT_FOUND();
  if (joined === 'gone') throw errors.CALL_GONE();
  return joined;
});

const end = api.end.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const verdict = await changePlan(services, me, input.id, async (tx) =>
    (await deleteCallsOf(tx, me, input.id)) ? {} : { asBefore: true },
  );
  if (verdict === 'stranger') throw errors.NOT_FOUND();
  return { done: true };
});

export const callsRoutes = { one, propose, accept, join, end };
