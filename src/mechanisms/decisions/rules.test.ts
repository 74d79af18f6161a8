import { describe, expect, test } from 'vitest';
import {
  canAppeal,
  canContest,
  closingMoment,
  closureErasedAfter,
  type Measure,
  refusesAddressUntil,
  standingOf,
  stateOf,
  strongerThan,
  whatStands,
} from './rules.ts';

const at = (instant: string) => new Date(instant);
const now = at('2026-11-21T12:00:00+01:00');
const DAY = 86_400_000;
const daysLater = (days: number) => new Date(now.getTime() + days * DAY);

const made = (decision: string, effect: Measure['effect'], rest: Partial<Measure> = {}): Measure => ({
  decision,
  effect,
  madeAt: now,
  until: null,
  target: null,
  undoneAt: null,
  replacedAt: null,
  ...rest,
});

/** One of each kind that the desk can take, and two of those that differ by their length or their content. */
const KINDS = {
  warning: made('warning', 'warning'),
  'a day': made('day', 'suspension', { until: daysLater(1) }),
  'a month': made('month', 'suspension', { until: daysLater(30) }),
  'a closure on Monday': made('closure', 'closure', { until: closingMoment(false, now) }),
  'a closure at once': made('danger', 'closure', { until: now }),
  'a photo': made('photo', 'photo-hidden', { target: 'photo:1' }),
  'the same photo': made('again', 'photo-hidden', { target: 'photo:1' }),
  'a text': made('text', 'text-hidden', { target: 'bio' }),
} satisfies Record<string, Measure>;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS);

/** An independent model of the expected state: the gravest decision first, without the fold. */
function expectedState(kept: readonly Kind[], when: Date): string {
  if (kept.includes('a closure at once')) return 'closed';
  if (kept.includes('a closure on Monday')) return when < closingMoment(false, now) ? 'suspended' : 'closed';
  if (kept.includes('a month') && when < daysLater(30)) return 'suspended';
  if (kept.includes('a day') && when < daysLater(1)) return 'suspended';
  return 'open';
}
const expectedHidden = (kept: readonly Kind[]) =>
  [
    ...(kept.includes('a photo') || kept.includes('the same photo') ? ['photo:1'] : []),
    ...(kept.includes('a text') ? ['bio'] : []),
  ].toSorted();

function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, place) =>
    orders(things.filter((_, other) => other !== place)).map((rest) => [first, ...rest]),
  );
}

const pairs = kinds.flatMap((one) => kinds.filter((other) => other !== one).map((other) => [one, other]));
const triples = pairs.flatMap(([one, other]) =>
  kinds
    .filter((third) => third !== one && third !== other)
    .map((third) => [one, other, third].filter((kind) => kind !== undefined)),
);

describe('the measures in force against a member', () => {
  test.each([
    ['pair', pairs],
    ['triple', triples],
  ])(
    'equal the strongest decision still in force, for every ordered %s and every order of reversal',
    (_, all) => {
      let looked = 0;
      for (const taken of all)
        for (const order of orders(taken))
          for (let undone = 0; undone <= order.length; undone += 1) {
            const gone = order.slice(0, undone);
            const kept = taken.filter((kind) => !gone.includes(kind));
            const decided = taken.map((kind, place) => ({
              ...KINDS[kind],
              madeAt: new Date(now.getTime() + place),
              undoneAt: gone.includes(kind) ? now : null,
            }));
            for (const when of [new Date(now.getTime() + 10), daysLater(1), daysLater(5), daysLater(31)]) {
              const { account, hidden } = whatStands(decided, when);
              looked += 1;
              expect([standingOf(account, when).state, [...hidden.keys()].toSorted()]).toEqual([
                expectedState(kept, when),
                expectedHidden(kept),
              ]);
            }
          }
      expect(looked).toBeGreaterThan(1000);
    },
  );

  test('do not depend on the order of the decisions', () => {
    const decided = kinds.map((kind, place) => ({ ...KINDS[kind], madeAt: new Date(now.getTime() + place) }));
    const first = whatStands(decided, now);
    expect(whatStands(decided.toReversed(), now)).toEqual(first);
  });

  test('last until the latest end of several suspensions, and name that one', () => {
    const { account } = whatStands([KINDS['a month'], KINDS['a day']], now);
    expect(account).toEqual({ decision: 'month', since: now, until: daysLater(30), eraseAfter: null });
  });

  test('close at the earlier of two closures, and keep the data until the later one can no longer be appealed', () => {
    const { account } = whatStands([KINDS['a closure on Monday'], KINDS['a closure at once']], now);
    const monday = closingMoment(false, now);
    expect(account).toMatchObject({ decision: 'danger', until: now, eraseAfter: closureErasedAfter(monday) });
    expect(account && standingOf(account, now).state).toBe('closed');
  });

  test('do not hide a content that its owner has replaced', () => {
    const replaced = { ...KINDS['a text'], replacedAt: now };
    expect(stateOf(replaced, now)).toBe('replaced');
    expect(whatStands([replaced], now).hidden.size).toBe(0);
  });
});

test('a suspension ends by itself at its hour', () => {
  const { account } = whatStands([KINDS['a day']], now);
  const until = daysLater(1);
  expect(standingOf(account, new Date(until.getTime() - 1)).state).toBe('suspended');
  expect(standingOf(account, until)).toEqual({ state: 'open' });
  expect(stateOf(KINDS['a day'], until)).toBe('over');
});

test('a pending closure counts as a suspension until it begins', () => {
  const { account } = whatStands([KINDS['a closure on Monday']], now);
  expect(standingOf(account, now)).toMatchObject({ state: 'suspended', closing: true });
});

test('an address is blocked during a suspension, and for three years after a closure', () => {
  expect(refusesAddressUntil(KINDS['a day'])).toEqual(daysLater(1));
  expect(refusesAddressUntil(KINDS['a closure at once'])).toEqual(at('2029-11-21T12:00:00+01:00'));
  for (const kind of ['warning', 'a photo', 'a text'] as const)
    expect(refusesAddressUntil(KINDS[kind])).toBeUndefined();
});

test('a lighter decision names the stronger one in force', () => {
  const closed = standingOf(whatStands([KINDS['a closure at once']], now).account, now);
  expect(strongerThan('day', closed)).toEqual({ state: 'closed', until: now.toISOString() });
  expect(strongerThan('danger', closed)).toBeNull();
  expect(strongerThan('day', { state: 'open' })).toBeNull();
});

test('a closure begins at 9:00 on the next working day, at once for danger', () => {
  expect(closingMoment(false, now)).toEqual(at('2026-11-23T09:00:00+01:00'));
  expect(closingMoment(true, now)).toEqual(now);
});

test.each([
  ['ok', { undoneAt: null, appealed: false }, '2027-05-20T09:59:59+02:00'],
  ['too-late', { undoneAt: null, appealed: false }, '2027-05-20T11:00:00+02:00'],
  ['appealed', { undoneAt: null, appealed: true }, '2026-11-21T12:00:00+01:00'],
  ['undone', { undoneAt: now, appealed: false }, '2026-11-21T12:00:00+01:00'],
] as const)(
  'an appeal is possible once, for six months, while the decision stands: %s',
  (verdict, rest, when) => {
    expect(canAppeal({ madeAt: at('2026-11-20T10:00:00+01:00'), ...rest }, at(when))).toBe(verdict);
  },
);

test('the outcome of a report can be contested once, for six months', () => {
  const ended = { decidedAt: now, contested: false };
  expect(canContest(ended, daysLater(180))).toBe('ok');
  expect(canContest(ended, daysLater(182))).toBe('too-late');
  expect(canContest({ ...ended, contested: true }, now)).toBe('contested');
});
