import { expect, it } from 'vitest';
import { moveDelay, reconnectDelay } from './live-connection.ts';

it('waits from half a second to half a minute, longer after each failure', () => {
  expect(reconnectDelay(0, 0)).toBe(500);
  expect([0, 1, 2, 3].map((failures) => reconnectDelay(failures, 1))).toEqual([1000, 1500, 2500, 4500]);
  expect(reconnectDelay(50, 1)).toBe(30_000);
});

it('moves to another node within a second, spread over time', () => {
  expect([0, 0.5, 1].map(moveDelay)).toEqual([0, 500, 1000]);
});
