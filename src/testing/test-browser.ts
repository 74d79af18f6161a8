import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Hono } from 'hono';
import { contract } from '#server/contract.ts';

export const TEST_ORIGIN = 'http://localhost:3000';

type Client = JsonifiedClient<ContractRouterClient<typeof contract>>;

/** A browser that speaks to the application in process: keeps its cookies, sends our Origin. */
export class TestBrowser {
  readonly client: Client;
  readonly cookies = new Map<string, string>();
  private readonly app: Hono;

  constructor(app: Hono) {
    this.app = app;
    const link = new OpenAPILink(contract, {
      url: `${TEST_ORIGIN}/api`,
      fetch: (request) => this.fetch(request),
    });
    this.client = createORPCClient(link);
  }

  /** @param path from the root, or a whole request */
  async fetch(path: string | Request, init?: RequestInit): Promise<Response> {
    const request = path instanceof Request ? path : new Request(`${TEST_ORIGIN}${path}`, init);
    const headers = new Headers(request.headers);
    if (!headers.has('origin')) headers.set('origin', TEST_ORIGIN);
    if (this.cookies.size) headers.set('cookie', this.cookieHeader);
    const response = await this.app.request(new Request(request, { headers }));
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
