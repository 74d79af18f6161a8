import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, codeOf, faultOf, outcomeOf, secondsToWait } from './answer.ts';

/** Longer than anything stands still: whoever gives up sooner does not know what became of it. */
const ANSWER_WITHIN_MS = 40_000;
const AGAIN_AFTER_MS = 400;
const OVER_THE_LIMIT_MS = 2_000;
/** A limit that lasts longer is a no. */
const WAITED_FOR_SECONDS = 60;

export type Request = { method: string; path: string; body?: object | FormData };

/** What all who ask have in common: where they ask, and what was seen of the answers. */
export class Counter {
  /** Set while nobody may ask. */
  private held: Promise<void> | undefined;
  private release: () => void = () => undefined;
  private under = 0;
  readonly answers = new Map<string, number>();
  /** Answers that nobody should have seen, by what was wrong with them. */
  readonly wrong = new Map<string, number>();
  /** When the last write that a node acknowledged had been begun. */
  private readonly acknowledged = new Map<string, number>();
  private readonly urls: readonly string[];
  private readonly site: string | undefined;
  private turn = 0;

  /** @param site whose pages ask, where nodes do not serve them under their own address */
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

  /** Nobody asks until `letGo`. @returns once every request under way has its answer */
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
    this.answers.set(seen, (this.answers.get(seen) ?? 0) + 1);
    if (outcome === 'done' && method !== 'GET')
      this.acknowledged.set(url, Math.max(begun, this.acknowledged.get(url) ?? 0));
    const fault = faultOf(status, body);
    if (fault === undefined) return;
    const what = `${method} ${path.replaceAll(/[\w-]*\d[\w-]*/g, '…')}: ${fault}`;
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1);
  }

  /** @returns whether every node has acknowledged a write that was begun after an instant of `performance.now()` */
  hasAcknowledgedSince(instant: number): boolean {
    return this.urls.every((url) => (this.acknowledged.get(url) ?? 0) > instant);
  }
}

/** One browser: its cookies, its address, and patience. */
export class Asker {
  private readonly counter: Counter;
  private readonly address: string;
  readonly cookies = new Map<string, string>();

  constructor(counter: Counter, address: string, cookie = '') {
    this.counter = counter;
    this.address = address;
    this.keep(cookie);
  }

  /** Asks once. */
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

  /**
   * Asks until the answer is a yes or a no.
   * @param onUnknown called each time a request may or may not have been carried out
   */
  async insist(request: Request, isOver: () => boolean, onUnknown?: () => void): Promise<Answer | undefined> {
    while (!isOver()) {
      const answer = await this.ask(request);
      if (answer.outcome === 'done' || answer.outcome === 'refused') return answer;
      if (answer.status === 429 && secondsToWait(answer.body) > WAITED_FOR_SECONDS) return answer;
      if (answer.status !== 429) onUnknown?.();
      await pause(answer.status === 429 ? OVER_THE_LIMIT_MS : AGAIN_AFTER_MS);
    }
    return undefined;
  }

  private async send(url: string, { method, path, body }: Request): Promise<Answer> {
    const begun = performance.now();
    try {
      const isForm = body instanceof FormData;
      const response = await fetch(`${url}${path}`, {
        method,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          origin: this.counter.originAt(url),
          'x-forwarded-for': this.address,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const { status } = response;
      return {
        outcome: outcomeOf(status),
        status,
        body: parsed(text),
        cookies: response.headers.getSetCookie(),
        milliseconds: performance.now() - begun,
      };
    } catch {
      return {
        outcome: 'unknown',
        status: 0,
        body: undefined,
        cookies: [],
        milliseconds: performance.now() - begun,
      };
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
