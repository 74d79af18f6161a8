import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { redressContract } from '../contract.ts';
import { appealEnds, canContest } from '../rules.ts';
import { findContestable, insertRedress, lockCase, openCase } from './case-store.ts';
import { caseOfToken } from './shared/redress-token.ts';

const api = implementContract(redressContract);

const state = api.state.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const found = await readRedressState(context.services, input.token);
  if (!found) throw errors.NOT_FOUND();
  return found;
});

/** Queued for another colleague (DSA 20). The same words again are the same redress. */
const contest = api.contest.handler(async ({ context, input: { token, text }, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.notices, context.origin);
  const caseId = caseOfToken(context.services, token);
  if (!caseId) throw errors.NOT_FOUND();
  await write(context, {
    lock: (tx) => lockCase(tx, caseId),
    async change({ tx, now }) {
      const found = await findContestable(tx, caseId);
      if (!found) throw errors.NOT_FOUND();
      const { case: contested, decidedAt, redress } = found;
      if (redress?.text === text) return UNCHANGED;
      const verdict = canContest({ decidedAt, contested: redress !== null }, now);
      if (verdict !== 'ok') throw errors.CANNOT_CONTEST();
      const source = crypto.randomUUID();
      await insertRedress(tx, { id: source, case_id: caseId, text, made_at: now });
      const { subject_id: subject, gravity, holds_address: holdsAddress } = contested;
      return openCase(tx, { kind: 'redress', source, subject, gravity, holdsAddress, now });
    },
    publish: deskChanged('moderation'),
  });
});

export const redressRoutes = { state, contest };

const STATES = { ok: 'open', contested: 'sent', 'too-late': 'too-late' } as const;

/** Whether the outcome of a report or a notice may still be contested, and until when; undefined for a forged link. */
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
