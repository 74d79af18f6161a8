import { appealEnds, canAppeal, type Standing, stateOf } from '#mechanisms/decisions/rules.ts';
import { appealDecision } from '#mechanisms/decisions/server/shared/appeal-decision.ts';
import { findStanding } from '#mechanisms/decisions/server/standing-store.ts';
import {
  listStatementsOf,
  measureOf,
  type StatedDecision,
} from '#mechanisms/decisions/server/statement-store.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { type Statement, standingContract } from '../contract.ts';
import { requireAccount } from './shared/require-account.ts';

const api = implementContract(standingContract);

const mine = api.mine.use(requireAccount).handler(async ({ context }) => {
  const { services, me } = context;
  const now = services.clock.now();
  const standing = await findStanding(services.db, me, now);
  const stated = await listStatementsOf(services.db, me);
  return {
    state: standing.state,
    until: standing.state === 'suspended' ? standing.until.toISOString() : null,
    closing: standing.state === 'suspended' && standing.closing,
    eraseAfter: standing.state === 'closed' ? standing.eraseAfter.toISOString() : null,
    statements: stated.map((one) => seen(one, standing, now)),
  };
});

function seen({ statement, appeal }: StatedDecision, standing: Standing, now: Date): Statement {
  const { id, effect, source, facts, rule, made_at: madeAt, undone_at: undoneAt } = statement;
  const verdict = canAppeal({ madeAt, undoneAt, appealed: appeal !== null }, now);
  return {
    id,
    effect,
    source,
    facts,
    rule,
    madeAt: madeAt.toISOString(),
    until: statement.until?.toISOString() ?? null,
    state: stateOf(measureOf(statement), now),
    holds: standing.state !== 'open' && standing.decision === statement.decision,
    appealUntil: verdict === 'ok' ? appealEnds(madeAt).toISOString() : null,
    appeal: appeal && {
      text: appeal.text,
      madeAt: appeal.made_at.toISOString(),
      outcome: appeal.outcome,
      answer: appeal.answer,
      judgedAt: appeal.judged_at?.toISOString() ?? null,
    },
  };
}

const appeal = api.appeal.use(requireAccount).handler(async ({ context, input, errors }) => {
  const { services, me } = context;
  await enforceRateLimit(context, errors, LIMITS.reports, me);
  const verdict = await appealDecision(services, context, input);
  if (verdict === 'stranger') throw errors.NOT_FOUND();
  if (verdict !== 'ok') throw errors.CANNOT_APPEAL();
  return { done: true };
});

export const standingRoutes = { mine, appeal };
