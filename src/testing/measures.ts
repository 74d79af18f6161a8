import { recordStatement } from '#features/accounts/standing/server/shared/statements.ts';
import {
  closeAccount,
  endMeasure,
  suspendAccount,
} from '#features/team/standing/server/shared/take-measure.ts';
import type { TestApp } from './test-app.ts';

export const FACTS = 'Vous avez écrit sept fois en un soir à une personne qui vous demandait d’arrêter.';
export const RULE = 'Charte, « Le respect » : un non se respecte, sans insister.';

/** When a suspension of these tests ends: the Friday after the instant at which every test begins. */
export const SUSPENDED_UNTIL = new Date('2026-11-27T12:00:00+01:00');

/** What the team does at its desk: suspends a member for six days, and tells them why. @returns id of the statement */
export async function suspend(
  { services }: TestApp,
  member: string,
  decision = `d-${member}`,
): Promise<string> {
  const now = services.clock.now();
  const suspension = { member, decision, until: SUSPENDED_UNTIL };
  const { measure, id } = await services.db.transaction(async (tx) => ({
    measure: await suspendAccount(tx, services, suspension, now),
    id: await recordStatement(
      tx,
      services,
      { ...suspension, effect: 'suspension', source: 'report', facts: FACTS, rule: RULE },
      now,
    ),
  }));
  endMeasure(services, measure);
  return id;
}

/** The same, for good. */
export async function close(
  { services }: TestApp,
  member: string,
  { danger = false, decision = `d-${member}` } = {},
): Promise<string> {
  const now = services.clock.now();
  const { measure, id } = await services.db.transaction(async (tx) => {
    const closed = await closeAccount(tx, services, { member, decision, danger }, now);
    const stated = { member, decision, until: closed.from, facts: FACTS, rule: RULE };
    const statement = { ...stated, effect: 'closure', source: 'own' } as const;
    return { measure: closed, id: await recordStatement(tx, services, statement, now) };
  });
  endMeasure(services, measure);
  return id;
}
