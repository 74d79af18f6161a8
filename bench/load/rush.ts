import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pickOne } from '#lib/seeded-random.ts';
import { atLeast, atMost, type Goal, none } from '../shared/goals.ts';
import { LightClient } from '../shared/light-client.ts';
import type { Section } from '../shared/performance.ts';
import { inMs, tableOf } from '../shared/figures.ts';
import { say } from '../shared/say.ts';
import { type Kind, MIX } from '../visits/mix.ts';
import { type Outcome, Tally } from '../visits/tally.ts';
import type { Town } from '../visits/town.ts';
import { during, visitAtOnce, visitAtRate } from '../visits/traffic.ts';
import { type Person, Visitor } from '../visits/visitor.ts';

/** Kinds of the mix that a node answers itself with one request. */
const KINDS = ['session', 'thread', 'contacts', 'selection', 'send'];
/** Visits with the frequencies of the mix. */
const ACTS = MIX.filter(({ name }) => KINDS.includes(name)).flatMap((kind) =>
  Array<Kind>(kind.share).fill(kind),
);
const TRIES = 4;
const FIRST_PAUSE_MS = 1000;
const CALLERS_AT_CAPACITY = 32;
const WARM_UP_S = 8;
const CAPACITY_S = 10;
/** Long enough for the retries of the rush to end, and for the time after. */
const AFTER_S = 25;
/** Share of the capacity. */
const NORMAL_SHARE = 0.4;
const RUSH_TIMES = 3;
const BACK_WITHIN_S = 5;
/** Maximum share of refusals among useful responses. */
const REFUSED_AT_MOST = 0.02;
/** Requests of other members per second; well below the capacity of two nodes. */
const OTHERS_RATE = 80;
/** Requests of one flooding client per second, whatever the response. */
const FLOOD_RATE = 800;
/** Latency that a flood may add for other members: it takes processor time from all. */
const FLOODED_MS = 60;

type Part = { lines: string[]; goals: Goal[] };
type Span = { name: string; from: number; to: number };
type Who = Pick<Person, 'cookie' | 'address'>;

/** Measures three times more people than two nodes can serve, and a flooding client; without a proxy. */
export async function measureRush(town: Town, seconds: number): Promise<Section> {
  const clients = town.nodes.map(({ url }) => new LightClient(url));
  try {
    const callers = callersOf(town, clients);
    await visitAtOnce(CALLERS_AT_CAPACITY, WARM_UP_S, () => callers.once(new Tally()));
    const flood = await measureFlood(callers, town, seconds);
    const rush = await measureSurge(callers, 3 * seconds);
    return {
      title: 'Overload',
      command: 'npm run bench -- load rush',
      what:
        `Two nodes without a proxy, ${town.people.length.toLocaleString('en')} members; of the mix of « load »: ${KINDS.join(', ')}. Callers time out after 5 s and retry three times, ` +
        'after `Retry-After` or 1, 2 and 4 s. They share the two cores with the server.',
      lines: [...flood.lines, '', ...rush.lines],
      goals: [...flood.goals, ...rush.goals],
    };
  } finally {
    for (const client of clients) client.close();
  }
}

/** Members in browsers, each at any of the nodes. */
function callersOf({ people, url }: Town, clients: readonly LightClient[]) {
  /**
   * Sends one random request of the mix.
   * @param who sends it instead of the member
   */
  const once = async (tally: Tally, who?: Who) => {
    const person = pickOne(Math.random, people);
    const visitor = new Visitor(person, pickOne(Math.random, clients), url, who);
    const { name, visit } = pickOne(Math.random, ACTS);
    const answers = [await visit(visitor)].flat();
    return { outcome: tally.add(name, answers), retryAfterSeconds: answers[0]?.retryAfterSeconds };
  };
  /** Retries like a browser: a refused or late request is repeated a little later. */
  const patiently = async (tally: Tally, isOver: () => boolean) => {
    for (let failures = 0; failures < TRIES && !isOver(); failures += 1) {
      const { outcome, retryAfterSeconds } = await once(tally);
      if (outcome === 'useful' || outcome === 'limited') return;
      const asked =
        retryAfterSeconds === undefined ? FIRST_PAUSE_MS * 2 ** failures : retryAfterSeconds * 1000;
      await pause(asked + Math.random() * 1000);
    }
  };
  return { once, patiently };
}

type Callers = ReturnType<typeof callersOf>;

/** Measures the latency of other members: alone, beside a flooding member, and beside a flooding address. */
async function measureFlood(callers: Callers, { people }: Town, seconds: number): Promise<Part> {
  const floods: [string, Who | undefined][] = [
    ['alone', undefined],
    ['with one flooding member', people[0]],
    // With a cookie that we did not sign.
    ['with one flooding address', { address: '203.0.113.7', cookie: `lueur=${randomUUID()}.invented` }],
  ];
  const measured: { name: string; tries: number; refused: number; tally: Tally }[] = [];
  for (const [name, who] of floods) {
    const [tally, flood] = [new Tally(), new Tally()];
    const isOver = during(seconds);
    const flooding = who && visitAtRate(FLOOD_RATE, isOver, () => callers.once(flood, who));
    await (await visitAtRate(OTHERS_RATE, isOver, () => callers.once(tally))).done;
    await flooding;
    measured.push({ name, tries: flood.count() / seconds, refused: tally.count('busy'), tally });
    say(`  ${name}: p99 of others ${inMs(tally.times().p99)} ms`);
  }
  const [alone = Number.NaN, ...beside] = measured.map(({ tally }) => tally.times().p99);
  return {
    lines: tableOf(
      ['others', 'tries/s of the flood', 'answered', 'refused', 'p50 ms', 'p95', 'p99'],
      measured.map(({ name, tries, refused, tally }) => {
        const { count, p50, p95, p99 } = tally.times();
        return [name, tries.toFixed(0), String(count), String(refused), inMs(p50), inMs(p95), inMs(p99)];
      }),
    ),
    goals: [
      atMost('p99 of others during a flood', Math.max(...beside), alone * 2 + FLOODED_MS, 'ms'),
      none('Rejected requests of others during a flood', Math.max(...measured.map(({ refused }) => refused))),
    ],
  };
}

/**
 * Measures the capacity, then normal load, three times the capacity, and normal load again.
 * @param seconds of the rush
 */
async function measureSurge(callers: Callers, seconds: number): Promise<Part> {
  const found = new Tally();
  const begun = performance.now();
  await visitAtOnce(CALLERS_AT_CAPACITY, CAPACITY_S, () => callers.once(found));
  const capacity = (1000 * found.count('useful')) / (performance.now() - begun);
  say(`  capacity: ${capacity.toFixed(0)} useful answers a second`);
  const tally = new Tally();
  let repeatedAt = Number.POSITIVE_INFINITY;
  let over = false;
  const load = async (
    name: string,
    share: number,
    lasts: number,
  ): Promise<Span & { done: Promise<unknown> }> => {
    const from = performance.now();
    const { done } = await visitAtRate(capacity * share, during(lasts), () =>
      callers.patiently(tally, () => over),
    );
    return { name, from, to: performance.now(), done };
  };
  const before = await load('before', NORMAL_SHARE, CAPACITY_S);
  const rush = await load('rush', RUSH_TIMES, seconds);
  void rush.done.then(() => {
    repeatedAt = performance.now();
  });
  const after = await load('after', NORMAL_SHARE, AFTER_S);
  over = true;
  await pause(1000);

  const usual = tally.times(before);
  const isUsual = (span: Span) => tally.times(span).p95 <= usual.p95 * 2 + 20;
  const hardlyRefused = (span: Span) =>
    tally.count('busy', span) <= REFUSED_AT_MOST * tally.count('useful', span);
  const repeatsS = Math.max(0, (repeatedAt - rush.to) / 1000);
  const usefulRate = (1000 * tally.count('useful', rush)) / (rush.to - rush.from);
  return {
    lines: [
      `Capacity: ${capacity.toFixed(0)} useful responses/s. Before and after, ${(NORMAL_SHARE * 100).toFixed(0)} % of it arrives; during the rush, three times the capacity.`,
      `Rejected callers retry three times; retries ${Number.isFinite(repeatsS) ? `ended ${repeatsS.toFixed(1)} s after the rush` : 'were not over at the end'}, and from ${secondsUntil(after, hardlyRefused)} s after the rush hardly anybody was rejected.`,
      '',
      ...tableOf(
        ['', 'tries/s', 'useful/s', 'refused', 'given up', 'other', 'p50 ms', 'p95', 'p99'],
        [before, rush, after].map((span) => rowOf(tally, span)),
      ),
    ],
    goals: [
      atLeast('Useful responses during the rush', (usefulRate / capacity) * 100, 80, '% of capacity'),
      atMost('p99 of admitted requests during the rush', tally.times(rush).p99, 500, 'ms'),
      atMost(
        'Recovery after the rush (p95 within twice the previous one, plus 20 ms)',
        secondsUntil(after, isUsual),
        BACK_WITHIN_S,
        's',
      ),
    ],
  };
}

function rowOf(tally: Tally, span: Span): string[] {
  const seconds = (span.to - span.from) / 1000;
  const all = tally.count(undefined, span);
  const share = (...outcomes: Outcome[]) => {
    const count = outcomes.reduce((sum, outcome) => sum + tally.count(outcome, span), 0);
    return `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;
  };
  const { count, p50, p95, p99 } = tally.times(span);
  const rates = [all / seconds, count / seconds].map((rate) => rate.toFixed(0));
  const times = [p50, p95, p99].map(inMs);
  return [span.name, ...rates, share('busy'), share('late'), share('limited', 'failed'), ...times];
}

/** Returns the second of a span after which every second is right. */
function secondsUntil({ from, to }: Span, isRight: (second: Span) => boolean): number {
  let seconds = 0;
  for (let start = from; start + 1000 <= to; start += 1000)
    if (!isRight({ name: '', from: start, to: start + 1000 }))
      seconds = Math.round((start - from) / 1000) + 1;
  return seconds;
}
