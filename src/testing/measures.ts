import {
  applyStandingChange,
  lockSubject,
  publishStanding,
} from '#desk/moderation/server/shared/apply-standing-change.ts';
import { closingMoment } from '#mechanisms/decisions/rules.ts';
import { type NewStatement, recordStatement } from '#mechanisms/decisions/server/shared/standing.ts';
import { listStatementsOf } from '#mechanisms/decisions/server/statement-store.ts';
import type { TestApp } from './test-app.ts';

export const FACTS = 'Vous avez écrit sept fois en un soir à une personne qui vous demandait d’arrêter.';
export const RULE = 'Charte, « Le respect » : un non se respecte, sans insister.';

/** End of a test suspension: the Friday after the start time of every test. */
export const SUSPENDED_UNTIL = new Date('2026-11-27T12:00:00+01:00');

/**
 * Applies a decision against a member, with its statement of reasons.
 * @returns id of the statement
 */
async function take({ services, db }: TestApp, statement: NewStatement): Promise<string> {
  const now = services.clock.now();
  const { member, decision } = statement;
  const aftermath = await services.db.transaction(async (tx) => {
    const contacts = (await lockSubject(tx, member)) ?? [];
    const change = await recordStatement(tx, services, statement, now);
    return applyStandingChange(tx, services, change, { contacts, now });
  });
  publishStanding(services, aftermath);
  const stated = await listStatementsOf(db, member);
  return stated.find((one) => one.statement.decision === decision)?.statement.id ?? '';
}

/** Suspends a member for six days. @returns id of the statement */
export function suspend(app: TestApp, member: string, decision = `d-${member}`): Promise<string> {
  const suspension = { effect: 'suspension', source: 'report', until: SUSPENDED_UNTIL } as const;
  return take(app, { member, decision, ...suspension, facts: FACTS, rule: RULE });
}

/**
 * Closes an account.
 * @returns id of the statement
 */
export function close(
  app: TestApp,
  member: string,
  { danger = false, decision = `d-${member}` } = {},
): Promise<string> {
  const until = closingMoment(danger, app.services.clock.now());
  const closure = { effect: 'closure', source: 'own', until } as const;
  return take(app, { member, decision, ...closure, facts: FACTS, rule: RULE });
}

/** Warns a member. @returns id of the statement */
export function warn(app: TestApp, member: string, decision = `d-${member}`): Promise<string> {
  const warning = { effect: 'warning', source: 'report' } as const;
  return take(app, { member, decision, ...warning, facts: FACTS, rule: RULE });
}
