import type { Joined } from '#mechanisms/calls/contract.ts';
import { seated } from '#mechanisms/calls/rules.ts';
import { iceServers } from '#mechanisms/calls/server/shared/ice-servers.ts';
import { changePlan } from '#member/encounters/server/shared/change-plan.ts';
import type { Services } from '#platform/services.ts';
import { secondsLeft } from '../rules.ts';
import { changeCall, findCall, mySeat, otherSeat, phaseOf } from './call-store.ts';

/** Joins in one window, which replaces any other window of the same member. */
export async function joinCall(
  services: Services,
  me: string,
  { id: other, seat, connected }: { id: string; seat: string; connected: boolean },
): Promise<Joined | 'stranger' | 'gone'> {
  const { env, secret, clock } = services;
  let joined: Joined | undefined;
  const verdict = await changePlan<'gone'>(services, me, other, async (tx, now) => {
    const call = await findCall(tx, me, other, now);
    if (!call || phaseOf(call, now) !== 'open') return { refusal: 'gone' };
    const isCaller = call.caller_id === me;
    const startedAt = seated(call.started_at, { connected, other: otherSeat(call, me) }, now);
    await changeCall(tx, call.id, {
      [isCaller ? 'caller_seat' : 'callee_seat']: seat,
      started_at: startedAt,
    });
    joined = {
      secondsLeft: secondsLeft(startedAt, now),
      polite: !isCaller,
      iceServers: iceServers(env, { secret, member: me, now: clock.now() }),
    };
    return mySeat(call, me) === seat && startedAt === call.started_at ? { asBefore: true } : {};
  });
  return verdict === 'ok' && joined ? joined : verdict === 'stranger' ? verdict : 'gone';
}
