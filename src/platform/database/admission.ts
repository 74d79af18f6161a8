import { RateLimiter } from '../rate-limiter.ts';
import { BusyError, TooFastError } from './busy.ts';
import { HeadCount, type Leave } from './head-count.ts';

/** The caller of a request, for fair queueing only; never stored or logged. */
export type Caller = {
  /** A session that we signed, or the network of an address. */
  key: string;
  /** One person; otherwise an address, which many people may share. */
  isPerson: boolean;
  /** `urgent`: log-ins and messages go first. `unshed`: ending a session is not shed under load. */
  rank: 'ordinary' | 'urgent' | 'unshed';
  /** Its cost in the caller's rate limit: 1 for a picture, more for an API request. */
  cost: number;
};

export type AdmissionUsage = { present: number; running: number; waiting: number; refused: number };

export const PLACES = {
  /** Log-ins and messages are admitted up to half again the limit of the others. */
  presentUrgent: 1.5,
  /** A short burst, such as the pictures of a page: number of requests and duration. */
  burst: 120,
  burstMs: 150,
  /** After the last refusal for lack of room, no burst is admitted for this long. */
  crowdedMs: 1000,
  /** Concurrent requests at the database: ten connections stay busy while as many requests compute. */
  running: 14,
  /** Of these, reserved for log-ins and messages. */
  urgent: 7,
  /** Longest wait while the queue empties now and then. */
  patienceMs: 400,
  /** Longest wait once the queue has not been empty for `sustainedMs`. */
  shortPatienceMs: 80,
  sustainedMs: 100,
  /**
   * Limits of one person or one address: at the database, in this process while it is crowded, and in this process at
   * any time; and a rate per second with a burst, by cost. Requests beyond a caller's share do not make it crowded for
   * others.
   */
  ofPerson: { running: 6, share: 10, present: 50, pace: { perSecond: 50, burst: 150 } },
  ofAddress: { running: 7, share: 16, present: 60, pace: { perSecond: 400, burst: 1200 } },
} as const;

/** An address counts as this many people, because an office or a mobile network is one address. */
const PEOPLE_OF_ADDRESS = 8;
const FLOODS_KEPT = 1000;

type Waiting = { caller: Caller; admit: () => void };

/**
 * Admits requests to the database: a bounded number at once, the others wait a bounded time. The queue follows CoDel as
 * servers use it (« Fail at Scale », B. Maurer, ACM Queue 13:8, 2015): while it empties now and then, it is first in,
 * first out, with a long timeout; once it has not been empty for 100 ms it only grows, so the timeout is short and the
 * newest goes first (adaptive LIFO), since the oldest is about to give up. Places are shared by fair queueing (RFC
 * 8290): the caller who holds the fewest goes first.
 */
export class Admission {
  private refused = 0;
  private readonly now: () => number;
  private readonly present = new HeadCount();
  private readonly shared = new HeadCount();
  private readonly running = new HeadCount();
  private readonly urgent = new HeadCount();
  private readonly queue: Waiting[] = [];
  private readonly pace = new RateLimiter();
  private readonly limit = new CrowdLimit();
  private readonly turns = new RetrySlots();
  private calmAt: number;
  private roomAt: number;
  private leftAt = Number.NEGATIVE_INFINITY;
  private crowdedAt = Number.NEGATIVE_INFINITY;
  private readonly floods = new Map<string, number>();

  /** @param now milliseconds of a monotonic clock */
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
   * Admits a request before any of it is read.
   * @returns a function to call once it is answered
   * @throws TooFastError when too many of this caller are here, or they come too fast
   * @throws BusyError when too many requests are here
   */
  arrive({ key, isPerson, rank, cost }: Caller): Leave {
    const now = this.now();
    const { share, present, pace } = shareOf({ isPerson });
    const own = this.present.of(key);
    if (this.shared.total < this.limit.most) this.roomAt = now;
    const isCrowded = now - this.crowdedAt < PLACES.crowdedMs;
    const isFlood = now - (this.floods.get(key) ?? Number.NEGATIVE_INFINITY) < PLACES.crowdedMs;
    const isTooFast = rank !== 'unshed' && !this.pace.keeps(key, pace, now, cost);
    const isBeyond = isTooFast || own >= (isCrowded || isFlood ? share : present);
    if (isBeyond) this.noteFlood(key, now);
    const isAlone = own > 0 && own === this.present.total;
    const isFull = this.isFull(rank, isCrowded || now - this.roomAt > PLACES.burstMs);
    if (isFull && rank === 'ordinary') this.crowdedAt = now;
    if (isTooFast || own >= present || (isBeyond && !isCrowded)) throw this.refusal(soon(), TooFastError);
    const isShed = isBeyond || (isFull && rank !== 'unshed');
    // No other caller is present, so the server is not crowded, however low its limit is after a slow hour.
    if (isShed && isAlone) throw this.refusal(soon(), TooFastError);
    if (isShed) throw this.refusal(isBeyond ? soon() : this.againAfter(rank));
    const leaves = [this.present.add(key), ...(own < share ? [this.shared.add(key)] : [])];
    return () => {
      for (const leave of leaves) leave();
      this.turns.noteAnswer(this.now());
      this.limit.note(this.now() - now, this.crowdedAt >= now, this.now());
    };
  }

  /**
   * Waits for a place at the database.
   * @param signal aborts when the caller leaves
   * @throws TooFastError after too long a wait for earlier requests of this caller only
   * @throws BusyError after too long a wait for those of others, or while nothing is answered
   */
  async enter(caller: Caller, signal?: AbortSignal): Promise<Leave> {
    return this.hasPlaceFor(caller) ? this.admit(caller) : this.wait(caller, signal);
  }

  private wait(caller: Caller, signal?: AbortSignal): Promise<Leave> {
    const since = this.now();
    const isShort = caller.rank === 'ordinary' && this.isSustained();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
        this.queue.splice(this.queue.indexOf(waiting), 1);
      };
      const refuse = () => {
        end();
        const waitedForItself = this.running.total < PLACES.running && this.leftAt >= since;
        reject(
          waitedForItself ? this.refusal(soon(), TooFastError) : this.refusal(this.againAfter(caller.rank)),
        );
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
      this.leftAt = this.now();
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

  /** Log-ins and messages find room before the others, and wait for no turn. @returns seconds */
  private againAfter(rank: Caller['rank']): number {
    return rank === 'ordinary' ? this.turns.take(this.now()) : soon();
  }

  private refusal(retryAfterSeconds: number, Refusal = BusyError): BusyError {
    this.refused += 1;
    return new Refusal(retryAfterSeconds);
  }
}

function shareOf({ isPerson }: Pick<Caller, 'isPerson'>) {
  return isPerson ? PLACES.ofPerson : PLACES.ofAddress;
}

/** A slower answer while the process is full means that too many requests share it. */
const SLOW_MS = 250;
/** Enough to keep ten connections busy while as many requests compute and others wait. */
export const MOST_PRESENT = 28;
const LEAST = 8;
const CUT = 0.9;
/** Requests admitted before a cut do not count as evidence for the next one. */
const CUT_EVERY_MS = 100;

/**
 * How many requests a process holds at most: fewer while answers are slow because it is full, one more with each round
 * of fast answers. Additive increase and multiplicative decrease, as TCP shares a line of unknown width (D. Chiu and R.
 * Jain, 1989): the capacity of a machine is unknown, and changes with its other load.
 */
class CrowdLimit {
  private limit = MOST_PRESENT;
  private cutAt = Number.NEGATIVE_INFINITY;

  get most(): number {
    return Math.floor(this.limit);
  }

  /** @param ms from the first line of a request to its answer @param wasFull whether others were refused meanwhile */
  note(ms: number, wasFull: boolean, now: number): void {
    if (ms <= SLOW_MS) this.limit = Math.min(MOST_PRESENT, this.limit + 1 / this.limit);
    else if (wasFull && now - this.cutAt >= CUT_EVERY_MS) {
      this.limit = Math.max(LEAST, this.limit * CUT);
      this.cutAt = now;
    }
  }
}

/** Share of the measured throughput that retries may take; the rest is left to new requests. */
const SHARE = 0.3;
const LEAST_PER_SECOND = 20;
const SECOND_MS = 1000;
/** Longest `Retry-After`. Callers beyond it get a random wait between half of it and all of it. */
const LONGEST_S = 120;
/** Random, so that the first rejected clients do not retry together. */
const SOON_S = 3;

/**
 * Schedules the retries of requests that a full process refused: each gets the next slot, at three tenths of the recent
 * throughput. With random waits all of them would return within seconds and prolong the rush.
 */
export class RetrySlots {
  private nextAt = Number.NEGATIVE_INFINITY;
  private perSecond = LEAST_PER_SECOND;
  private counted = 0;
  private countedSince = Number.NEGATIVE_INFINITY;

  /** One more request is answered. @param now milliseconds of a monotonic clock */
  noteAnswer(now: number): void {
    this.counted += 1;
    const elapsed = now - this.countedSince;
    if (elapsed < SECOND_MS) return;
    if (elapsed < 2 * SECOND_MS)
      this.perSecond = Math.max(LEAST_PER_SECOND, (this.counted * SECOND_MS) / elapsed);
    this.counted = 0;
    this.countedSince = now;
  }

  /** Reserves the next free slot. @returns seconds until then */
  take(now: number): number {
    this.nextAt = Math.max(this.nextAt, now) + SECOND_MS / (this.perSecond * SHARE);
    const seconds = Math.ceil((this.nextAt - now) / SECOND_MS);
    if (seconds > LONGEST_S) return LONGEST_S - Math.floor((Math.random() * LONGEST_S) / 2);
    return Math.max(seconds, soon());
  }
}

/** 1 to 3 s, for callers without a retry slot. */
function soon(): number {
  return 1 + Math.floor(Math.random() * SOON_S);
}
