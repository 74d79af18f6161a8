import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Longer than any outage: a caller that gives up sooner cannot know the outcome. */
const ANSWER_WITHIN_MS = 40_000;
const AGAIN_AFTER_MS = 400;
const OVER_THE_LIMIT_MS = 2_000;
/** A longer rate limit counts as a refusal. */
const WAITED_FOR_SECONDS = 60;
/** Words that our messages never contain: those of a library or of a stack trace. */
const NOT_OURS = /\b(error|failed|cannot|undefined|internal|syntax|relation|stack|disk|ENOSPC|at \/)\b/i;
const refusal = z.object({ code: z.string(), message: z.string() });
const limited = z.object({ data: z.object({ retryAfterSeconds: z.number() }) });

/** Outcome of a request for its caller: done, refused, retry later, or unknown. */
type Outcome = 'done' | 'refused' | 'later' | 'unknown';
export type Answer = { outcome: Outcome; status: number; body: unknown; cookies: string[] };
export type Request = { method: string; path: string; body?: object | FormData };

export function codeOf(body: unknown): string {
  return refusal.safeParse(body).data?.code ?? '';
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'done';
  if (status === 429 || status === 408 || status >= 500) return 'later';
  return status === 0 ? 'unknown' : 'refused';
}

/** Returns the defect of an error response; undefined for a French message with an error code that is not a 500. */
function faultOf(status: number, body: unknown): string | undefined {
  // Node itself answers 408 to a slow client.
  if (status < 400 || status === 408) return undefined;
  const told = refusal.safeParse(body);
  if (!told.success) return `${status} without a sentence: ${JSON.stringify(body)?.slice(0, 80)}`;
  if (status >= 500 && status !== 503) return `${status} ${told.data.code}`;
  return NOT_OURS.test(told.data.message) ? `${status} « ${told.data.message} »` : undefined;
}

/** Shared by all callers: the nodes, and statistics of their responses. */
export class Counter {
  readonly urls: readonly string[];
  private readonly site: string | undefined;
  readonly answers = new Map<string, number>();
  /** Wrong responses, counted by defect. */
  readonly wrong = new Map<string, number>();
  /** By node: when its latest acknowledged write was begun, and when each was acknowledged. */
  private readonly writes = new Map<string, { begun: number; times: number[] }>();
  /** Set while callers must wait. */
  private held: Promise<void> | undefined;
  private release: () => void = () => undefined;
  private under = 0;
  private turn = 0;

  /** @param site origin of the pages, where nodes do not serve them under their own address */
  constructor(urls: readonly string[], site?: string) {
    this.urls = urls;
    this.site = site;
  }

  originAt(url: string): string {
    return this.site ?? url;
  }

  nextUrl(): string {
    this.turn += 1;
    return this.urls[this.turn % this.urls.length] ?? '';
  }

  /**
   * Blocks all callers until `letGo`.
   * @returns once every pending request has its response
   */
  async hold(): Promise<void> {
    this.held = new Promise((resolve) => {
      this.release = resolve;
    });
    while (this.under > 0) await pause(20);
  }

  letGo(): void {
    this.held = undefined;
    this.release();
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.held) await this.held;
    this.under += 1;
    try {
      return await work();
    } finally {
      this.under -= 1;
    }
  }

  see(url: string, { method, path }: Request, begun: number, { status, body, outcome }: Answer): void {
    const seen = status === 0 ? 'no answer' : `${status}${status === 503 ? ` ${codeOf(body)}` : ''}`;
    add(this.answers, seen);
    if (outcome === 'done' && method !== 'GET') {
      const { begun: last, times } = this.writes.get(url) ?? { begun: 0, times: [] };
      times.push(performance.now());
      this.writes.set(url, { begun: Math.max(begun, last), times });
    }
    const fault = faultOf(status, body);
    if (fault !== undefined)
      add(this.wrong, `${method} ${path.replaceAll(/[\w-]*\d[\w-]*/g, '…')}: ${fault}`);
  }

  /** Returns whether every node has acknowledged a write that was begun after an instant of `performance.now()`. */
  hasAcknowledgedSince(instant: number): boolean {
    return this.urls.every((url) => (this.writes.get(url)?.begun ?? 0) > instant);
  }

  /** Returns the longest time without an acknowledged write on one of the nodes, in ms. */
  longestGap(from: number, until: number): number {
    const gaps = this.urls.map((url) => {
      const within = (this.writes.get(url)?.times ?? []).filter((time) => time > from && time < until);
      const marks = [from, ...within, until];
      return Math.max(...marks.map((mark, place) => mark - (marks[place - 1] ?? mark)));
    });
    return Math.max(...gaps);
  }
}

function add(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** One browser: its cookies, its address, and its retries. */
export class Asker {
  private readonly counter: Counter;
  private readonly address: string;
  private readonly cookies = new Map<string, string>();

  constructor(counter: Counter, address: string, cookie = '') {
    this.counter = counter;
    this.address = address;
    this.keep(cookie);
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request once. */
  ask(request: Request): Promise<Answer> {
    return this.counter.during(async () => {
      const url = this.counter.nextUrl();
      const begun = performance.now();
      const answer = await this.send(url, request);
      this.counter.see(url, request, begun, answer);
      for (const cookie of answer.cookies) this.keep(cookie);
      return answer;
    });
  }

  /** Repeats a request until it succeeds or is refused. */
  async insist(request: Request, isOver: () => boolean): Promise<Answer | undefined> {
    while (!isOver()) {
      const answer = await this.ask(request);
      const { outcome, status, body } = answer;
      if (outcome === 'done' || outcome === 'refused') return answer;
      const wait = limited.safeParse(body).data?.data.retryAfterSeconds ?? 0;
      if (status === 429 && wait > WAITED_FOR_SECONDS) return answer;
      await pause(status === 429 ? OVER_THE_LIMIT_MS : AGAIN_AFTER_MS);
    }
    return undefined;
  }

  private async send(url: string, { method, path, body }: Request): Promise<Answer> {
    try {
      const isForm = body instanceof FormData;
      const response = await fetch(`${url}${path}`, {
        method,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          cookie: this.cookie,
          origin: this.counter.originAt(url),
          'x-forwarded-for': this.address,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const { status, headers } = response;
      const text = await response.text();
      return { outcome: outcomeOf(status), status, body: parsed(text), cookies: headers.getSetCookie() };
    } catch {
      return { outcome: 'unknown', status: 0, body: undefined, cookies: [] };
    }
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    if (at > 0) this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
