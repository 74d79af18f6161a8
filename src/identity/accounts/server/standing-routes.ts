import {
  appealEnds,
  canAppeal,
  GRAVITY_OF_APPEAL,
  type Standing,
  stateOf,
} from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { findStanding } from '#mechanisms/decisions/server/standing-store.ts';
import {
  insertAppeal,
  listStatementsOf,
  lockStatement,
  measureOf,
  type StatedDecision,
} from '#mechanisms/decisions/server/statement-store.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { UNCHANGED, write } from '#platform/write.ts';
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
  const { services, me, email } = context;
  const { statement: id, text } = input;
  await enforceRateLimit(context, errors, LIMITS.reports, me);
  await write(context, {
    lock: (tx) => lockStatement(tx, me, id),
    async change({ tx, now, locked: stated }) {
      if (!stated) throw errors.NOT_FOUND();
      const { statement, appeal } = stated;
      // The same words again are the same appeal, since an answer may be lost.
      if (appeal?.text === text) return UNCHANGED;
      const { made_at: madeAt, undone_at: undoneAt } = statement;
      if (canAppeal({ madeAt, undoneAt, appealed: appeal !== null }, now) !== 'ok')
        throw errors.CANNOT_APPEAL();
      const source = crypto.randomUUID();
      await insertAppeal(tx, { id: source, statement_id: id, user_id: me, text, made_at: now });
      await openCase(tx, { kind: 'appeal', source, subject: me, gravity: GRAVITY_OF_APPEAL, now });
      await services.outbox.send(tx, { template: 'appeal-received', to: email, data: {} });
    },
  });
});

export const standingRoutes = { mine, appeal };
