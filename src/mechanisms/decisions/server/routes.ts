import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { redressContract } from '../contract.ts';
import { appealEnds, canContest } from '../rules.ts';
import { lockCase, openCase } from './case-store.ts';
import { findContestable, insertRedress } from './decision-store.ts';
import { caseOfToken } from './shared/redress-token.ts';

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

const STATES = { ok: 'open', contested: 'sent', 'too-late': 'too-late' } as const;

/** Whether the end of a report or a notice may still be contested, and until when; undefined for a forged link. */
async function readRedressState(services: Pick<Services, 'db' | 'keys' | 'clock'>, token: string) {
  const caseId = caseOfToken(services, token);
  const found = caseId && (await findContestable(services.db, caseId));
  if (!found) return undefined;
  const { decidedAt, redress } = found;
  const verdict = canContest({ decidedAt, contested: redress !== null }, services.clock.now());
  return {
    state: STATES[verdict],
    decidedAt: decidedAt.toISOString(),
    until: appealEnds(decidedAt).toISOString(),
  };
}

/**
 * Records a redress against the end of a report or notice, and queues it for another colleague (DSA 20). Idempotent:
 * the same words again are the same redress.
 */
async function contestDecision(
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'live'>,
  { token, text }: { token: string; text: string },
): Promise<'ok' | 'contested' | 'too-late' | 'stranger'> {
  const caseId = caseOfToken(services, token);
  if (!caseId) return 'stranger';
  const { db, clock, live } = services;
  const now = clock.now();
  const verdict = await db.transaction(async (tx) => {
    await lockCase(tx, caseId);
    const found = await findContestable(tx, caseId);
    if (!found) return 'stranger';
    const { case: contested, decidedAt, redress } = found;
    if (redress?.text === text) return 'ok';
    const canDo = canContest({ decidedAt, contested: redress !== null }, now);
    if (canDo !== 'ok') return canDo;
    const source = crypto.randomUUID();
    await insertRedress(tx, { id: source, case_id: caseId, text, made_at: now });
    const { subject_id: subject, gravity, holds_address: holdsAddress } = contested;
    await openCase(tx, { kind: 'redress', source, subject, gravity, holdsAddress, now });
    return 'ok';
  });
  if (verdict === 'ok') live.publishToTeam({ kind: 'desk-changed', part: 'moderation' });
  return verdict;
}
