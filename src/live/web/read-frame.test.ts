import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverFrame } from '../protocol.ts';
import { readFrame } from './live-connection.ts';

const payload = fc.oneof(
  fc.record({ kind: fc.string(), more: fc.jsonValue() }),
  fc.record({ kind: fc.integer() }),
  fc.jsonValue(),
);
const number = fc.oneof(fc.integer({ min: -2, max: 3 }), fc.double(), fc.constant(2 ** 60), fc.string());
const type = fc.constantFrom('ready', 'event', 'ephemeral', 'of-tomorrow');
const frame = fc.record(
  {
    type,
    cursor: number,
    seq: number,
    fresh: fc.oneof(fc.boolean(), fc.string()),
    timeline: fc.oneof(fc.string(), fc.integer()),
    payload,
  },
  { requiredKeys: ['type'] },
);

test('accepts exactly the frames of the protocol', () => {
  const known = { yes: 0, no: 0 };
  fc.assert(
    fc.property(fc.oneof(frame, fc.jsonValue()), (said) => {
      const text = JSON.stringify(said);
      const isKnown = serverFrame.safeParse(JSON.parse(text)).success;
      known[isKnown ? 'yes' : 'no'] += 1;
      expect(readFrame(text) !== undefined, text).toBe(isKnown);
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(known.yes, known.no)).toBeGreaterThan(100);
  expect(readFrame('not JSON')).toBeUndefined();
});
