import { setTimeout as pause } from 'node:timers/promises';

const LOOKED_EVERY_MS = 250;
/** Longer than every request may take. */
const WAITED_MS = 10_000;

/** What was answered at one address while something was broken. */
export type Watched = { during: string; path: string; statuses: Map<number, number>; longestMs: number };

/** Looks at pages and answers while something is broken, as its people and its supervisors do. */
export class Watch {
  private readonly urls: readonly string[];
  private readonly cookies: readonly string[];
  private readonly seen = new Map<string, Watched>();
  private turn = 0;

  /** @param cookies of members, who look in turn */
  constructor(urls: readonly string[], cookies: readonly string[]) {
    this.urls = urls;
    this.cookies = cookies;
  }

  /** Looks at each path again and again for as long as something takes. */
  async during<Result>(what: string, paths: readonly string[], work: () => Promise<Result>): Promise<Result> {
    let over = false;
    const looks = paths.map(async (path) => {
      for (; !over; await pause(LOOKED_EVERY_MS)) await this.look(what, path, () => over);
    });
    try {
      return await work();
    } finally {
      over = true;
      await Promise.all(looks);
    }
  }

  /** Who is in a selection for the first time is written down: once, before anything breaks. */
  async lookAtSelections(): Promise<void> {
    for (const cookie of this.cookies) await fetch(`${this.urls[0]}/api/selection`, { headers: { cookie } });
  }

  list(): Watched[] {
    return [...this.seen.values()];
  }

  /** An answer that comes once the work is over says nothing of it. */
  private async look(during: string, path: string, isOver: () => boolean): Promise<void> {
    this.turn += 1;
    const url = this.urls[this.turn % this.urls.length];
    const cookie = this.cookies[this.turn % this.cookies.length] ?? '';
    const begun = performance.now();
    const answer = await fetch(`${url}${path}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(WAITED_MS),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    const key = `${during} ${path}`;
    const watched = this.seen.get(key) ?? { during, path, statuses: new Map(), longestMs: 0 };
    this.seen.set(key, watched);
    watched.longestMs = Math.max(watched.longestMs, performance.now() - begun);
    if (isOver()) return;
    const status = answer?.status ?? 0;
    watched.statuses.set(status, (watched.statuses.get(status) ?? 0) + 1);
  }
}
