import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, type Caller, MOST_PRESENT, PLACES } from './admission.ts';
import { BusyError, TooFastError } from './busy.ts';
import type { Leave } from './head-count.ts';

let admission: Admission;
let people = 0;
beforeEach(() => {
  vi.useFakeTimers();
  admission = new Admission(() => Date.now());
});
afterEach(() => vi.useRealTimers());

const person = (given: Partial<Caller> = {}): Caller => {
  people += 1;
  return { key: `personne-${people}`, isPerson: true, rank: 'ordinary', cost: 1, ...given };
};

function ask(caller = person(), signal?: AbortSignal) {
  const asked = { state: 'waiting', leave: (() => undefined) as Leave, error: undefined as unknown };
  admission.enter(caller, signal).then(
    (leave) => Object.assign(asked, { state: 'inside', leave }),
    (error) => Object.assign(asked, { state: 'refused', error }),
  );
  return asked;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const fill = () => Array.from({ length: PLACES.running }, () => ask());

test('limits concurrency, and admits one request for each that leaves', async () => {
  const inside = fill();
  const [first, second] = [ask(), ask()];
  await settle();
  expect([inside.every(({ state }) => state === 'inside'), first.state, second.state]).toEqual([
    true,
    'waiting',
    'waiting',
  ]);
  inside[0]?.leave();
  inside[0]?.leave();
  await settle();
  expect([first.state, second.state]).toEqual(['inside', 'waiting']);
  expect(admission.usage).toMatchObject({ running: PLACES.running, waiting: 1 });
});

test('rejects a long wait with a jittered Retry-After', async () => {
  fill();
  // Six turns a second, the fewest of a process: the last of them waits for four.
  const waiting = Array.from({ length: 23 }, () => ask());
  await vi.advanceTimersByTimeAsync(PLACES.patienceMs - 1);
  expect(waiting.every(({ state }) => state === 'waiting')).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  const seconds = waiting.map(({ error }) => (error instanceof BusyError ? error.retryAfterSeconds : 0));
  expect([Math.min(...seconds) >= 1, Math.max(...seconds)]).toEqual([true, 4]);
  expect(new Set(seconds).size).toBeGreaterThan(2);
  expect(admission.usage.waiting).toBe(0);
});

test('serves the newest first with a short timeout once the queue has not been empty for a while', async () => {
  const inside = fill();
  const first = ask();
  await vi.advanceTimersByTimeAsync(PLACES.sustainedMs + 1);
  const [second, third] = [ask(), ask()];
  inside[0]?.leave();
  await settle();
  expect([first.state, second.state, third.state]).toEqual(['waiting', 'waiting', 'inside']);
  await vi.advanceTimersByTimeAsync(PLACES.shortPatienceMs);
  expect([first.state, second.state]).toEqual(['waiting', 'refused']);
});

test('serves in order of arrival again once the queue was empty', async () => {
  const inside = fill();
  ask();
  await vi.advanceTimersByTimeAsync(PLACES.patienceMs);
  for (const { leave } of inside) leave();
  const next = fill();
  const [first, second] = [ask(), ask()];
  await settle();
  next[0]?.leave();
  await settle();
  expect([first.state, second.state]).toEqual(['inside', 'waiting']);
});

const come = (rank: Caller['rank'] = 'ordinary') => admission.arrive(person({ rank }));
function crowd(rank: Caller['rank'] = 'ordinary'): Leave[] {
  const leaves: Leave[] = [];
  for (;;) {
    try {
      leaves.push(come(rank));
    } catch (error) {
      expect(error).toBeInstanceOf(BusyError);
      return leaves;
    }
  }
}

async function untilCrowded(): Promise<void> {
  const burst = crowd();
  await vi.advanceTimersByTimeAsync(1);
  for (const leave of burst) leave();
}

test('admits a burst, such as the pictures of a page', async () => {
  expect(crowd()).toHaveLength(PLACES.burst);
  admission = new Admission(() => Date.now());
  const reader = person();
  for (let picture = 0; picture < 40; picture += 1) admission.arrive(reader);
  expect(come()).toBeTypeOf('function');
});

test('rejects requests beyond the capacity of the process before reading them, and messages a little later', async () => {
  await untilCrowded();
  const leaves = crowd();
  expect(leaves).toHaveLength(MOST_PRESENT);
  const urgent = crowd('urgent');
  expect(urgent).toHaveLength(MOST_PRESENT / 2);
  come('unshed');
  expect(admission.usage.present).toBe(1.5 * MOST_PRESENT + 1);
  for (const leave of [...leaves, ...leaves, ...urgent]) leave();
  expect(admission.usage.present).toBe(1);
  come();
});

test('lowers the limit while a full process is slow, and raises it afterwards', async () => {
  await untilCrowded();
  const answerAllAfter = async (ms: number) => {
    const leaves = crowd();
    await vi.advanceTimersByTimeAsync(ms - 1);
    crowd();
    await vi.advanceTimersByTimeAsync(1);
    for (const leave of leaves) leave();
    return leaves.length;
  };
  for (let round = 0; round < 20; round += 1) await answerAllAfter(900);
  expect(await answerAllAfter(10)).toBeLessThan(MOST_PRESENT / 3);
  for (let round = 0; round < 40; round += 1) await answerAllAfter(10);
  expect(await answerAllAfter(10)).toBe(MOST_PRESENT);
});

test('does not change the limit for a slow response while there is room', async () => {
  for (let request = 0; request < 100; request += 1) {
    const leave = come();
    await vi.advanceTimersByTimeAsync(2000);
    leave();
  }
  await untilCrowded();
  expect(crowd()).toHaveLength(MOST_PRESENT);
});

test('forgets a caller who leaves while waiting', async () => {
  fill();
  const caller = new AbortController();
  const waiting = ask(person(), caller.signal);
  await settle();
  caller.abort();
  await settle();
  expect([waiting.state, admission.usage.waiting]).toEqual(['refused', 0]);
});

describe('a flood', () => {
  test('leaves places to others without any wait when it comes from one person', async () => {
    const flooder = person();
    const flood = Array.from({ length: 100 }, () => ask(flooder));
    const other = ask();
    await settle();
    expect(flood.filter(({ state }) => state === 'inside')).toHaveLength(PLACES.ofPerson.running);
    expect(other.state).toBe('inside');
  });

  test.each([
    ['while requests are answered, it hears that it asks too fast', true, TooFastError],
    ['while nothing is answered, it hears that the service is busy', false, BusyError],
  ])('waits for its own earlier requests: %s', async (_, isAnswered, refusal) => {
    const own = { key: 'personne-pressée' };
    const [first] = Array.from({ length: PLACES.ofPerson.running }, () => ask(person(own)));
    const waiting = [ask(person(own)), ask(person(own))];
    await vi.advanceTimersByTimeAsync(PLACES.patienceMs - 1);
    if (isAnswered) first?.leave();
    await vi.advanceTimersByTimeAsync(1);
    const refused = waiting.filter(({ state }) => state === 'refused');
    expect(refused.length).toBe(isAnswered ? 1 : 2);
    expect(refused.every(({ error }) => error instanceof Error && error.constructor === refusal)).toBe(true);
  });

  test('exhausts the limit of its own caller, not of others', () => {
    for (const [isPerson, { present }] of [
      [true, PLACES.ofPerson],
      [false, PLACES.ofAddress],
    ] as const) {
      admission = new Admission(() => Date.now());
      const flooder = person({ isPerson });
      for (let request = 0; request < present; request += 1) admission.arrive(flooder);
      expect(() => admission.arrive(flooder)).toThrow(BusyError);
      // Long enough that requests beyond one caller's share no longer make it crowded.
      vi.advanceTimersByTime(10_000);
      expect(() => admission.arrive(person())).not.toThrow();
    }
  });

  describe.each([
    { who: 'a person', isPerson: true, limits: PLACES.ofPerson },
    { who: 'an address', isPerson: false, limits: PLACES.ofAddress },
  ])('a flood of $who on an idle server', ({ isPerson, limits }) => {
    const refusalsOf = (flooder: Caller, requests: number) => {
      const refusals: unknown[] = [];
      for (let request = 0; request < requests; request += 1)
        try {
          admission.arrive(flooder);
        } catch (error) {
          refusals.push(error);
        }
      return refusals;
    };

    test('gets « too fast » instead of « busy »', () => {
      const refusals = refusalsOf(person({ isPerson }), 10 * limits.pace.burst);
      expect(refusals).toHaveLength(10 * limits.pace.burst - limits.present);
      expect(refusals.filter((error) => !(error instanceof TooFastError))).toEqual([]);
    });

    test('gets « too fast » also while slowness has lowered the limit of the process', async () => {
      await untilCrowded();
      for (let round = 0; round < 20; round += 1) {
        const leaves = crowd();
        await vi.advanceTimersByTimeAsync(899);
        crowd();
        await vi.advanceTimersByTimeAsync(1);
        for (const leave of leaves) leave();
      }
      const refusals = refusalsOf(person({ isPerson }), 30);
      expect(refusals.length).toBeGreaterThan(30 - limits.share);
      expect(refusals.filter((error) => !(error instanceof TooFastError))).toEqual([]);
    });
  });

  test('keeps to its share while it goes on', () => {
    const flooder = person();
    const leaves = Array.from({ length: PLACES.ofPerson.present }, () => admission.arrive(flooder));
    expect(() => admission.arrive(flooder)).toThrow(BusyError);
    for (const leave of leaves) leave();
    for (let request = 0; request < PLACES.ofPerson.share; request += 1) admission.arrive(flooder);
    expect(() => admission.arrive(flooder)).toThrow(BusyError);
    vi.advanceTimersByTime(PLACES.crowdedMs);
    expect(() => admission.arrive(flooder)).not.toThrow();
  });

  test('hits the rate limit even when responses are fast, except for ending a session', () => {
    const flooder = person();
    const { perSecond, burst } = PLACES.ofPerson.pace;
    let letIn = 0;
    const ask = () => {
      try {
        admission.arrive(flooder)();
        letIn += 1;
      } catch (error) {
        if (!(error instanceof BusyError)) throw error;
      }
    };
    for (let second = 0; second < 10; second += 1) {
      for (let request = 0; request < 400; request += 1) ask();
      vi.advanceTimersByTime(1000);
    }
    expect(letIn).toBe(burst + 9 * perSecond);
    for (let request = 0; request < 100; request += 1) ask();
    expect(() => admission.arrive({ ...flooder, rank: 'unshed' })).not.toThrow();
    expect(() => admission.arrive(person())).not.toThrow();
  });

  test('leaves half of the places to others when it comes from one address', async () => {
    const address = person({ isPerson: false });
    for (let request = 0; request < 200; request += 1) ask(address);
    const others = Array.from({ length: PLACES.running - PLACES.ofAddress.running }, () => ask());
    await settle();
    expect(others.map(({ state }) => state)).toEqual(others.map(() => 'inside'));
  });

  test('gets the next place after callers who hold fewer', async () => {
    const flooder = person();
    const flood = Array.from({ length: 3 }, () => ask(flooder));
    const rest = Array.from({ length: PLACES.running - 3 }, () => ask());
    const [again, other] = [ask(flooder), ask()];
    await settle();
    rest[0]?.leave();
    await settle();
    expect([again.state, other.state]).toEqual(['waiting', 'inside']);
    flood[0]?.leave();
    await settle();
    expect(again.state).toBe('inside');
  });
});

test('members behind one address count separately when places are shared', async () => {
  const office = person({ isPerson: false });
  const member = person();
  for (let held = 0; held < 4; held += 1) ask(office);
  ask(member);
  const rest = Array.from({ length: PLACES.running - 5 }, () => ask());
  const [ofMember, ofOffice] = [ask(member), ask(office)];
  await settle();
  rest[0]?.leave();
  await settle();
  expect([ofMember.state, ofOffice.state]).toEqual(['waiting', 'inside']);
});

test('a message overtakes earlier requests, and is not rejected for being late', async () => {
  const inside = fill();
  const earlier = ask();
  await vi.advanceTimersByTimeAsync(PLACES.sustainedMs + 1);
  const message = ask(person({ rank: 'urgent' }));
  await vi.advanceTimersByTimeAsync(PLACES.shortPatienceMs + 1);
  inside[0]?.leave();
  await settle();
  expect([earlier.state, message.state]).toEqual(['waiting', 'inside']);
});

test('messages alone do not keep out reads', async () => {
  const urgent = () => ask(person({ rank: 'urgent' }));
  for (let place = 0; place < PLACES.urgent; place += 1) urgent();
  const others = Array.from({ length: PLACES.running - PLACES.urgent }, () => ask());
  const [reading, message] = [ask(), urgent()];
  await settle();
  others[0]?.leave();
  await settle();
  expect([reading.state, message.state]).toEqual(['inside', 'waiting']);
});

test('ending a session never waits', async () => {
  fill();
  ask();
  const leaving = ask(person({ rank: 'unshed' }));
  await settle();
  expect(leaving.state).toBe('inside');
});

test('an API request costs as much of the caller’s rate as three pictures', () => {
  const letIn = (cost: number) => {
    const flooder = person({ cost });
    for (let count = 0; ; count += 1)
      try {
        admission.arrive(flooder)();
      } catch (error) {
        expect(error).toBeInstanceOf(BusyError);
        return count;
      }
  };
  expect([letIn(1), letIn(3)]).toEqual([PLACES.ofPerson.pace.burst, PLACES.ofPerson.pace.burst / 3]);
});
