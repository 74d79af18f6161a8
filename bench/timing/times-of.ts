import { setTimeout } from 'node:timers/promises';
import { makeRandom } from '#lib/seeded-random.ts';

/** @returns milliseconds */
export type Ask = (email: string) => Promise<number>;

export type People = {
  known: readonly string[];
  unknown: readonly string[];
  /** The first so many are not counted. */
  warmUp: number;
};

/** Times in milliseconds, by whose address was asked about. */
export type Times = { known: number[]; unknown: number[] };

/** Between two requests: what one begins in the background has begun when the next one comes. */
const PAUSE_MS = 60;

/**
 * Members and strangers in an order drawn by lot, so that neither one's own time nor that of the next request goes with
 * anything else.
 * @returns the time of each answer, and of the answer to the request after it
 */
export async function timesOf(ask: Ask, { known, unknown, warmUp }: People, seed: number) {
  const own: Times = { known: [], unknown: [] };
  const next: Times = { known: [], unknown: [] };
  const asked = shuffled(
    [
      ...known.map((email) => ['known', email] as const),
      ...unknown.map((email) => ['unknown', email] as const),
    ],
    seed,
  );
  for (const [place, [kind, email]] of asked.entries()) {
    const took = await ask(email);
    if (place >= warmUp) {
      own[kind].push(took);
      next[asked[place - 1]?.[0] ?? kind].push(took);
    }
    await setTimeout(PAUSE_MS);
  }
  return { own, next };
}

function shuffled<Item>(list: readonly Item[], seed: number): Item[] {
  const random = makeRandom(seed);
  return list
    .map((item) => ({ item, drawn: random() }))
    .sort((one, other) => one.drawn - other.drawn)
    .map(({ item }) => item);
}
