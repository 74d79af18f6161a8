import type { Random } from '#lib/seeded-random.ts';
import type { Database } from '#platform/database/client.ts';
import type { ServerNode } from '../shared/server-node.ts';
import type { Mailbox } from './mailbox.ts';

type Work = void | Promise<unknown>;

export type Fault = {
  name: string;
  /** How often it happens, relative to the others. */
  weight: number;
  /** Every node must acknowledge a write again within this many ms. */
  boundMs?: number;
  /**
   * Breaks something.
   * @returns the instant from which the outage counts, if later than the call
   */
  begin: () => Work | Promise<number>;
  /**
   * Keeps it broken.
   * @param hasAcknowledgedSince whether every node has acknowledged a write that was begun after an instant
   */
  lasts?: (hasAcknowledgedSince: (instant: number) => boolean) => Promise<unknown>;
  /** Repairs it. */
  end?: () => Work;
  /** Expected statuses during the fault, by path. */
  meanwhile?: Readonly<Record<string, number>>;
};

/** A system under test, and its possible faults. */
export type Stage = {
  title: string;
  nodes: readonly ServerNode[];
  /** The origin of pages, where nodes do not serve them under their own address. */
  site?: string;
  /** The secret that signs sessions. */
  secret: string;
  now: () => Date;
  mailbox: Mailbox;
  photos: string;
  people: { couples: number; residents: number; bystanders: number; arrivals: number };
  faults: (random: Random) => Fault[];
  /** Whether an outage counts from the start of a fault, instead of from its repair. */
  countsOutages?: boolean;
  /**
   * The latest instant that the database's clock has shown, where that clock jumps: whatever started then has started.
   */
  latest?: () => Date;
  /** Fills the database before the nodes start. */
  store: <Stored>(work: (db: Database) => Promise<Stored>) => Promise<Stored>;
  start: () => Promise<unknown>;
  /** Checks the database while all callers wait. The embedded database is checked after its node was killed. */
  inspect: <Seen>(look: (db: Database) => Promise<Seen>) => Promise<Seen>;
};

/** Plans every kind at least once if there is room, and otherwise by weight, in an order determined by the seed. */
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
