import { expect, test } from 'vitest';
import { DEADLINES } from '#lib/deadlines.ts';
import { PLACES } from './admission.ts';

test('each timeout is shorter than the one around it', () => {
  const { statementMs, statementGivenUpMs, connectionMs, databaseMs, answerMs, proxyMs, browserMs } =
    DEADLINES;
  const order = [statementMs, statementGivenUpMs, databaseMs, answerMs, proxyMs, browserMs];
  expect(order).toEqual([...new Set(order)].toSorted((one, other) => one - other));
  expect(connectionMs + statementGivenUpMs).toBeLessThanOrEqual(databaseMs);
  expect(PLACES.patienceMs + databaseMs).toBeLessThanOrEqual(answerMs);
});
