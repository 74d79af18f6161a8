import type { Joined } from '#mechanisms/calls/contract.ts';
import { seated } from '#mechanisms/calls/rules.ts';
import { iceServersFor } from '#mechanisms/calls/server/shared/ice-servers.ts';
import { isOutOfSight } from '#mechanisms/decisions/server/standing-store.ts';
import { lockPlan, recordPlan } from '#member/encounters/server/shared/lock-plan.ts';
import { bothWrote } from '#member/encounters/server/store.ts';
import { hasContact, isBlocked } from '#member/matching/server/contact-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { findPerson } from '#member/profile/server/store.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, type Writing, write } from '#platform/write.ts';
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

const propose = api.propose.use(requireProfile).handler(async ({ context, input: { id: other }, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.calls, me);
  await write(context, {
    lock: (tx) => lockPlan(tx, errors, me, other),
    async change(writing) {
      const { tx, now } = writing;
      const call = await findCall(tx, me, other, now);
      if (call?.accepted_at || call?.caller_id === me) return UNCHANGED;
      if (!call && !(await bothWrote(tx, me, other))) throw errors.TOO_EARLY();
      // Mutual proposals count as acceptance.
      if (call) await changeCall(tx, call.id, { accepted_at: now });
      else await insertCall(tx, { caller_id: me, callee_id: other, proposed_at: now });
      return recordPlan(writing, { me, other });
    },
    publish: ({ live }) => live.publish([me, other]),
  });
});

const accept = api.accept.use(requireProfile).handler(async ({ context, input: { id: other }, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockPlan(tx, errors, me, other),
    async change(writing) {
      const { tx, now } = writing;
      const call = await findCall(tx, me, other, now);
      if (call?.accepted_at) return UNCHANGED;
      if (call?.callee_id !== me) throw errors.CALL_GONE();
      await changeCall(tx, call.id, { accepted_at: now });
      return recordPlan(writing, { me, other });
    },
    publish: ({ live }) => live.publish([me, other]),
  });
});

const join = api.join.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  return write(context, {
    lock: (tx) => lockPlan(tx, errors, me, input.id),
    async change(writing) {
      const joined = await joinCall(services, writing, me, input);
      if (joined === 'gone') throw errors.CALL_GONE();
      return joined;
    },
    publish: ({ live }) => live.publish([me, input.id]),
  });
});

const end = api.end.use(requireProfile).handler(async ({ context, input: { id: other }, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockPlan(tx, errors, me, other),
    change: async (writing) =>
      (await deleteCallsOf(writing.tx, me, other)) ? recordPlan(writing, { me, other }) : UNCHANGED,
    publish: ({ live }) => live.publish([me, other]),
  });
});

export const callsRoutes = { one, propose, accept, join, end };

/** Joins in one window, which replaces any other window of the same member. */
async function joinCall(
  { env, secret, clock }: Services,
  writing: Writing,
  me: string,
  { id: other, seat, connected }: { id: string; seat: string; connected: boolean },
): Promise<Joined | 'gone'> {
  const { tx, now } = writing;
  const call = await findCall(tx, me, other, now);
  if (!call || phaseOf(call, now) !== 'open') return 'gone';
  const isCaller = call.caller_id === me;
  const startedAt = seated(call.started_at, { connected, other: otherSeat(call, me) }, now);
  await changeCall(tx, call.id, { [isCaller ? 'caller_seat' : 'callee_seat']: seat, started_at: startedAt });
  if (mySeat(call, me) !== seat || startedAt !== call.started_at) await recordPlan(writing, { me, other });
  return {
    secondsLeft: secondsLeft(startedAt, now),
    polite: !isCaller,
    iceServers: iceServersFor(env, { secret, member: me, now: clock.now() }),
  };
}
