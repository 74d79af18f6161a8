import type { Joined } from '#mechanisms/calls/contract.ts';
import { seated } from '#mechanisms/calls/rules.ts';
import { iceServers } from '#mechanisms/calls/server/shared/ice-servers.ts';
import { recordPlan } from '#member/encounters/server/shared/lock-plan.ts';
import type { Services } from '#platform/services.ts';
import type { Writing } from '#platform/write.ts';
import { secondsLeft } from '../rules.ts';
import { changeCall, findCall, mySeat, otherSeat, phaseOf } from './call-store.ts';

/** Joins in one window, which replaces any other window of the same member. */
export async function joinCall(
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
    iceServers: iceServers(env, { secret, member: me, now: clock.now() }),
  };
}
