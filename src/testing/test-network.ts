import { REFUSALS } from '#lib/contract-base.ts';
import type { TestBrowser } from './test-browser.ts';

type Trouble = 'refused' | 'answer-lost' | 'busy';

const BUSY = {
  defined: true,
  code: 'BUSY',
  status: REFUSALS.BUSY.status,
  message: REFUSALS.BUSY.message,
  data: { retryAfterSeconds: 1 },
};

/** The network between the page and the API: forwards everything to the real application, unless told to fail. */
export class TestNetwork {
  private readonly browser: TestBrowser;
  private readonly troubles = new Map<string, Trouble>();
  private readonly held = new Map<string, PromiseWithResolvers<void>>();
  private readonly onTheWay: PromiseWithResolvers<void>[] = [];
  private readonly underway = new Set<Promise<unknown>>();

  constructor(browser: TestBrowser) {
    this.browser = browser;
  }

  /** Replaces the browser's own `fetch`. */
  fetch = (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    // As in a browser, an address may be relative to the root.
    const address = input instanceof Request ? input : new URL(input, window.location.href);
    const answer = this.carry(new Request(address, init));
    const end = answer
      .catch(() => undefined)
      .finally(() => {
        this.underway.delete(end);
      });
    this.underway.add(end);
    return answer;
  };

  /**
   * From now on requests for an address get an error 500, which pages do not retry.
   * @param route method and path, such as `GET /api/selection`
   * @param trouble whether the request is lost, or only its response once the application has acted; `busy` for the
   * rejection of an overloaded server, which pages do retry
   */
  break(route: string, trouble: Trouble = 'refused'): void {
    this.troubles.set(route, trouble);
  }

  /** The application answers the next request for an address at once, but the page gets it only once released. */
  hold(route: string): void {
    this.held.set(route, Promise.withResolvers<void>());
  }

  letGo(): void {
    for (const { resolve } of this.onTheWay) resolve();
  }

  mend(): void {
    this.troubles.clear();
  }

  /** Resolves once no request is pending. */
  async settled(): Promise<void> {
    while (this.underway.size > 0) await Promise.all(this.underway);
  }

  private async carry(request: Request): Promise<Response> {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    const trouble = this.troubles.get(route);
    if (trouble === 'busy') return Response.json(BUSY, { status: BUSY.status });
    if (trouble !== 'refused') {
      const held = this.held.get(route);
      this.held.delete(route);
      if (held) this.onTheWay.push(held);
      const answer = await this.browser.fetch(request);
      await held?.promise;
      request.signal.throwIfAborted();
      if (!trouble) return answer;
    }
    return new Response('Internal Server Error', { status: 500 });
  }
}
