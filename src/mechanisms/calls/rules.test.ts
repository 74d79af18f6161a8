import { describe, expect, test } from 'vitest';
import { clockWords, seated } from './rules.ts';

test('formats seconds as minutes and seconds', () => {
  expect([600, 65, 9, 0].map(clockWords)).toEqual(['10:00', '1:05', '0:09', '0:00']);
});

describe('the time limit of a call', () => {
  const now = new Date('2026-11-21T12:00:00+01:00');
  const earlier = new Date('2026-11-21T11:55:00+01:00');

  test.each([
    ['wait while one is alone', null, { connected: false, other: null }, null],
    [
      'wait while the other’s seat may be that of a window that crashed',
      null,
      { connected: false, other: 'w' },
      null,
    ],
    ['begin once the two have reached each other', null, { connected: true, other: 'w' }, now],
    ['cannot begin with nobody', null, { connected: true, other: null }, null],
    ['begin once', earlier, { connected: true, other: 'w' }, earlier],
  ])('%s', (_, startedAt, there, begin) => {
    expect(seated(startedAt, there, now)).toEqual(begin);
  });
});
