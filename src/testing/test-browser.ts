import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Hono } from 'hono';
import { type Clock, systemClock } from '#platform/clock.ts';
import { contract } from '#server/contract.ts';
import { withVersion } from './read-version.ts';

export const TEST_ORIGIN = 'http://localhost:3000';

type Client = WithoutVersions<JsonifiedClient<ContractRouterClient<typeof contract>>>;

/** In a test about something else, a save needs no version: see `withVersion`. */
type WithoutVersions<All> = {
  [Feature in keyof All]: { [Route in keyof All[Feature]]: WithoutVersion<All[Feature][Route]> };
};
type WithoutVersion<Call> = Call extends (input: infer Input, ...rest: infer Rest) => infer Answer
  ? Input extends { version: string | null }
    ? null extends Input['version']
      ? (input: Omit<Input, 'version'> & { version?: string | null | undefined }, ...rest: Rest) => Answer
      : Call
    : Call
  : Call;

/** A browser that talks to the application in process: keeps its cookies until they expire, sends our Origin. */
export class TestBrowser {
  readonly client: Client;
  readonly cookies = new Map<string, string>();
  private readonly expiries = new Map<string, Date>();
  private readonly app: Hono;
  readonly clock: Clock;

  constructor(app: Hono, clock: Clock = systemClock) {
    this.app = app;
    this.clock = clock;
    const link = new OpenAPILink(contract, {
      url: `${TEST_ORIGIN}/api`,
      fetch: (request) => this.fetch(request),
    });
    this.client = createORPCClient(link);
  }

  /** @param path from the root, or a whole request */
  async fetch(path: string | Request, init?: RequestInit): Promise<Response> {
    const sent = path instanceof Request ? path : new Request(`${TEST_ORIGIN}${path}`, init);
    const request = await withVersion(this, sent);
    const headers = new Headers(request.headers);
    if (!headers.has('origin')) headers.set('origin', TEST_ORIGIN);
    const cookies = this.cookieHeader;
    if (cookies) headers.set('cookie', cookies);
    const response = await this.app.request(new Request(request, { headers }));
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  get cookieHeader(): string {
    for (const [name, expiry] of this.expiries) if (expiry <= this.clock.now()) this.cookies.delete(name);
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * Stores a cookie of a response.
   * @param cookie value of a `set-cookie` header
   */
  keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const maxAge = attributes.map((text) => /^\s*max-age=(-?\d+)$/i.exec(text)?.[1]).find(Boolean);
    this.expiries.delete(name);
    if (value === '' || (maxAge !== undefined && Number(maxAge) <= 0)) this.cookies.delete(name);
    else this.cookies.set(name, value);
    if (maxAge !== undefined && Number(maxAge) > 0)
      this.expiries.set(name, new Date(this.clock.now().getTime() + Number(maxAge) * 1000));
  }
}
