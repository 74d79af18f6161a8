import { Pace } from '../pace.ts';
import { BusyError } from './busy.ts';
import { CrowdLimit } from './crowd-limit.ts';
import { HeadCount, type Leave } from './head-count.ts';

/** Whose request it is, as far as fairness goes; nothing of it is stored or logged. */
export type Caller = {
  /** A session that we signed, or the network of an address. */
  key: string;
  /** One person; otherwise an address, behind which there may be many. */
  isPerson: boolean;
  /** `urgent`: log-ins and messages go first. `unshed`: what ends sessions waits for no other. */
  rank: 'ordinary' | 'urgent' | 'unshed';
};

/** How many requests are in this process, at the database, waiting to get there; and were refused since the start. */
export type AdmissionUsage = { present: number; running: number; waiting: number; refused: number };

export const PLACES = {
  /** Log-ins and messages come in when there are half as many more than others may be. */
  presentUrgent: 1.5,
  /** A burst that passes: so many may come within so long, such as the pictures of a page. */
  burst: 120,
  burstMs: 150,
  /** Once there was a crowd, for so long after the last who was refused no burst is let in. */
  crowdedMs: 1000,
  /** Of those present, at the database at once: ten connections are busy while as many requests compute. */
  running: 14,
  /** Of these, for log-ins and messages before others. */
  urgent: 7,
  /** How long one waits at most while the queue empties now and then. */
  patienceMs: 400,
  /** And once it has not been empty for `sustainedMs`. */
  shortPatienceMs: 80,
  sustainedMs: 100,
  /**
   * What one person, or one address, may have at once: at the database, in this process while it is crowded, and ever; and
   * how many may come a second, after a burst. What one has beyond their share does not make it crowded for others.
   */
  ofPerson: { running: 6, share: 10, present: 50, pace: { perSecond: 30, burst: 150 } },
  ofAddress: { running: 7, share: 16, present: 60, pace: { perSecond: 240, burst: 1200 } },
} as const;

/** An address counts as so many people when places are shared out: an office or a mobile network is one address. */
const PEOPLE_OF_ADDRESS = 8;
const FLOODS_KEPT = 1000;
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
  private refused = 0;
  private readonly now: () => number;
  private readonly present = new HeadCount();
  /** Of those present, what is within the share of each caller. */
  private readonly shared = new HeadCount();
  private readonly running = new HeadCount();
  private readonly urgent = new HeadCount();
  private readonly queue: Waiting[] = [];
  private readonly pace = new Pace();
  private readonly limit = new CrowdLimit();
  private calmAt: number;
  /** When there was last room for everybody, and when somebody was last refused for want of it. */
  private roomAt: number;
  private crowdedAt = Number.NEGATIVE_INFINITY;
  /** When callers who had too many were last refused: for a while they keep to their share. */
  private readonly floods = new Map<string, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.calmAt = now();
    this.roomAt = now();
  }

  get usage(): AdmissionUsage {
    return {
      present: this.present.total,
      running: this.running.total,
      waiting: this.queue.length,
      refused: this.refused,
    };
  }

  /**
   * A request comes in, before anything is read of it.
   * @returns what says that it is answered
   * @throws BusyError when too many are here, or too many of this caller, or when they come too fast
   */
  arrive({ key, isPerson, rank }: Caller): Leave {
    const now = this.now();
    const { share, present, pace } = shareOf({ isPerson });
    const own = this.present.of(key);
    if (this.shared.total < this.limit.most) this.roomAt = now;
    const isCrowded = now - this.crowdedAt < PLACES.crowdedMs;
    const isFlood = now - (this.floods.get(key) ?? Number.NEGATIVE_INFINITY) < PLACES.crowdedMs;
    const isTooFast = rank !== 'unshed' && !this.pace.keeps(key, pace, now);
    const isBeyond = isTooFast || own >= (isCrowded || isFlood ? share : present);
    if (isBeyond) this.noteFlood(key, now);
    const isFull = this.isFull(rank, isCrowded || now - this.roomAt > PLACES.burstMs);
    if (isFull && rank === 'ordinary') this.crowdedAt = now;
    if (isBeyond || (isFull && rank !== 'unshed')) throw this.refusal();
    const leaves = [this.present.add(key), ...(own < share ? [this.shared.add(key)] : [])];
    return () => {
      for (const leave of leaves) leave();
      this.limit.note(this.now() - now, this.crowdedAt >= now, this.now());
    };
  }

  /**
   * Waits for a place at the database.
   * @param signal of the caller, who may leave before
   * @throws BusyError after too long a wait
   */
  async enter(caller: Caller, signal?: AbortSignal): Promise<Leave> {
    return this.hasPlaceFor(caller) ? this.admit(caller) : this.wait(caller, signal);
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
    const leaveDatabase = this.running.add(key);
    const leaveUrgent = rank === 'urgent' ? this.urgent.add(key) : undefined;
    return () => {
      leaveDatabase();
      leaveUrgent?.();
      this.admitNext();
    };
  }

  private admitNext(): void {
    for (;;) {
      const next = this.next();
      if (!next) this.calmAt = this.now();
      if (!next || this.running.total >= PLACES.running) return;
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
    const isFirst = rank === 'unshed' || (rank === 'urgent' && this.urgent.total < PLACES.urgent);
    return this.running.of(key) / (isPerson ? 1 : PEOPLE_OF_ADDRESS) - (isFirst ? PLACES.running : 0);
  }

  private hasPlaceFor(caller: Caller): boolean {
    if (this.running.total < PLACES.running) this.calmAt = this.now();
    else if (caller.rank !== 'unshed') return false;
    return this.isWithinShare(caller);
  }

  private isWithinShare(caller: Caller): boolean {
    return this.running.of(caller.key) < shareOf(caller).running;
  }

  private noteFlood(key: string, now: number): void {
    if (this.floods.size >= FLOODS_KEPT) this.floods.clear();
    this.floods.set(key, now);
  }

  private isFull(rank: Caller['rank'], isLasting: boolean): boolean {
    const most = isLasting ? this.limit.most : PLACES.burst;
    return this.shared.total >= (rank === 'urgent' ? most * PLACES.presentUrgent : most);
  }

  private isSustained(): boolean {
    return this.now() - this.calmAt > PLACES.sustainedMs;
  }

  private refusal(): BusyError {
    this.refused += 1;
    return new BusyError(RETRY_FROM_S + Math.floor(Math.random() * RETRY_SPREAD_S));
  }
}

function shareOf({ isPerson }: Pick<Caller, 'isPerson'>) {
  return isPerson ? PLACES.ofPerson : PLACES.ofAddress;
}
