import { BusyError } from './busy.ts';

/** Whose request it is, as far as fairness goes; nothing of it is stored or logged. */
export type Caller = {
  /** A session that we signed, or the network of an address. */
  key: string;
  /** One person; otherwise an address, behind which there may be many. */
  isPerson: boolean;
  /** `urgent`: log-ins and messages go first. `unshed`: what ends sessions waits for no other. */
  rank: 'ordinary' | 'urgent' | 'unshed';
};

/** Gives a place back; more than once does nothing. */
export type Leave = () => void;

export const PLACES = {
  /** Requests at the database at once: ten connections are busy while as many requests compute. */
  running: 20,
  /** Of these, for log-ins and messages before others. */
  urgent: 10,
  /** Requests that may wait. */
  waiting: 60,
  /** How long one waits at most while the queue empties now and then. */
  patienceMs: 400,
  /** And once it has not been empty for `sustainedMs`. */
  shortPatienceMs: 80,
  sustainedMs: 100,
  /** What one person, or one address, may have at once: at the database, and with those that wait. */
  ofPerson: { running: 6, present: 24 },
  ofAddress: { running: 10, present: 40 },
} as const;

/** An address counts as so many people when places are shared out: an office or a mobile network is one address. */
const PEOPLE_OF_ADDRESS = 8;
const RETRY_FROM_S = 1;
const RETRY_SPREAD_S = 3;

type Waiting = { caller: Caller; admit: () => void };

/**
 * Admits requests to the database: a bounded number at once, the others wait a bounded time. The queue follows CoDel as
 * servers use it (« Fail at Scale », B. Maurer, ACM Queue 13:8, 2015): while it empties now and then, a wait is a burst
 * that passes, and the first who came is the first served; once it has not been empty for 100 ms it only grows, so one
 * waits a short time at most and the newest goes first (adaptive LIFO), since the oldest is about to give up. Places
 * are shared as in fair queueing (RFC 8290): the caller who holds the fewest goes first.
 */
export class Admission {
  /** How many were refused since the start. */
  refused = 0;
  private readonly now: () => number;
  private readonly held = new Map<string, number>();
  private readonly queue: Waiting[] = [];
  private running = 0;
  private urgent = 0;
  private calmAt: number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.calmAt = now();
  }

  get usage(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.queue.length };
  }

  /** A refusal for whoever would not even be let into the queue. */
  refusalFor(caller: Caller): BusyError | undefined {
    const { running, present } = shareOf(caller);
    const held = this.held.get(caller.key) ?? 0;
    // Only whoever waits already can have too many present: the queue need not be read for others.
    const isCrowd = held >= running && held + this.waitingOf(caller) >= present;
    const isFull = this.queue.length >= PLACES.waiting && caller.rank !== 'unshed';
    return isCrowd || isFull ? this.refusal() : undefined;
  }

  /**
   * Waits for a place.
   * @param signal of the caller, who may leave before
   * @throws BusyError after too long a wait, or at once when too many wait
   */
  async enter(caller: Caller, signal?: AbortSignal): Promise<Leave> {
    if (this.hasPlaceFor(caller)) return this.admit(caller);
    const refusal = this.refusalFor(caller);
    if (refusal) throw refusal;
    return this.wait(caller, signal);
  }

  private wait(caller: Caller, signal?: AbortSignal): Promise<Leave> {
    const isShort = caller.rank === 'ordinary' && this.isSustained();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
        this.queue.splice(this.queue.indexOf(waiting), 1);
      };
      const refuse = () => {
        end();
        reject(this.refusal());
      };
      const admit = () => {
        end();
        resolve(this.admit(caller));
      };
      const waiting: Waiting = { caller, admit };
      const timer = setTimeout(refuse, isShort ? PLACES.shortPatienceMs : PLACES.patienceMs);
      signal?.addEventListener('abort', refuse, { once: true });
      this.queue.push(waiting);
    });
  }

  private admit({ key, rank }: Caller): Leave {
    this.count(key, rank, 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.count(key, rank, -1);
      this.admitNext();
    };
  }

  private count(key: string, rank: Caller['rank'], change: 1 | -1): void {
    this.running += change;
    if (rank === 'urgent') this.urgent += change;
    const held = (this.held.get(key) ?? 0) + change;
    if (held === 0) this.held.delete(key);
    else this.held.set(key, held);
  }

  private admitNext(): void {
    for (;;) {
      const next = this.next();
      if (!next) this.calmAt = this.now();
      if (!next || this.running >= PLACES.running) return;
      next.admit();
    }
  }

  /** Who goes first of those whose share allows it. */
  private next(): Waiting | undefined {
    const newestFirst = this.isSustained();
    let first: Waiting | undefined;
    for (const waiting of this.queue) {
      if (!this.isWithinShare(waiting.caller)) continue;
      const lead = first ? this.weight(first.caller) - this.weight(waiting.caller) : 1;
      if (lead > 0 || (lead === 0 && newestFirst)) first = waiting;
    }
    return first;
  }

  /** The lightest goes first. */
  private weight({ key, isPerson, rank }: Caller): number {
    const isFirst = rank === 'unshed' || (rank === 'urgent' && this.urgent < PLACES.urgent);
    return (this.held.get(key) ?? 0) / (isPerson ? 1 : PEOPLE_OF_ADDRESS) - (isFirst ? PLACES.running : 0);
  }

  private hasPlaceFor(caller: Caller): boolean {
    if (this.running < PLACES.running) this.calmAt = this.now();
    else if (caller.rank !== 'unshed') return false;
    return this.isWithinShare(caller);
  }

  private isWithinShare(caller: Caller): boolean {
    return (this.held.get(caller.key) ?? 0) < shareOf(caller).running;
  }

  private isSustained(): boolean {
    return this.now() - this.calmAt > PLACES.sustainedMs;
  }

  private waitingOf({ key }: Caller): number {
    return this.queue.filter(({ caller }) => caller.key === key).length;
  }

  private refusal(): BusyError {
    this.refused += 1;
    return new BusyError(RETRY_FROM_S + Math.floor(Math.random() * RETRY_SPREAD_S));
  }
}

function shareOf({ isPerson }: Caller) {
  return isPerson ? PLACES.ofPerson : PLACES.ofAddress;
}
