import type { Random } from '#lib/seeded-random.ts';
import type { Database } from '#platform/database/client.ts';
import type { ServerNode } from '../shared/server-node.ts';
import type { Mailbox } from './mailbox.ts';

type Work = void | Promise<unknown>;

export type Fault = {
  name: string;
  /** How often it happens beside the others. */
  weight: number;
  /** Every node acknowledges a write again within so many ms. */
  boundMs?: number;
  /** Breaks something. @returns the instant from which the outage counts, where that is later than the call */
  begin: () => Work | Promise<number>;
  /** @param hasAcknowledgedSince whether every node has acknowledged a write that was begun after an instant */
  lasts?: (hasAcknowledgedSince: (instant: number) => boolean) => Promise<unknown>;
  /** Repairs it. */
  end?: () => Work;
  /** What is still answered while it lasts: the status by path. */
  meanwhile?: Readonly<Record<string, number>>;
};

/** What is served, and what can be broken of it. */
export type Stage = {
  title: string;
  nodes: readonly ServerNode[];
  /** The origin of pages, where nodes do not serve them under their own address. */
  site?: string;
  /** Under which sessions are signed. */
  secret: string;
  now: () => Date;
  mailbox: Mailbox;
  photos: string;
  people: { couples: number; residents: number; bystanders: number; arrivals: number };
  faults: (random: Random) => Fault[];
  /** Whether the time without writes counts from the beginning of a fault, not from its repair. */
  countsOutages?: boolean;
  /** Promises that hold by a clock that jumps by hours here. */
  shortLived?: readonly string[];
  /** The latest instant that the clock of the base has shown, where that clock jumps: what began then has begun. */
  latest?: () => Date;
  /** Fills the database before the nodes start. */
  store: (work: (db: Database) => Promise<void>) => Promise<void>;
  start: () => Promise<unknown>;
  /** Looks at the base while nobody asks. The embedded base is looked at after its node was killed. */
  inspect: <Seen>(look: (db: Database) => Promise<Seen>) => Promise<Seen>;
};

/** Every kind at least once when there is room, and as often as its weight says, in an order that the seed decides. */
export function planFaults(kinds: readonly Fault[], count: number, random: Random): Fault[] {
  const whole = kinds.reduce((sum, { weight }) => sum + weight, 0);
  const more = kinds.flatMap((fault) =>
    Array<Fault>(Math.max(0, Math.round((count * fault.weight) / whole) - 1)).fill(fault),
  );
  const planned = [...shuffled(kinds, random), ...shuffled(more, random)];
  while (kinds.length && planned.length < count) planned.push(...shuffled(kinds, random));
  return shuffled(planned.slice(0, count), random);
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
