import { describe, expect, it, vi } from 'vitest';
import { DEADLINES } from '#lib/deadlines.ts';
import { NetworkError, OfflineError, sendRequest } from './fetch.ts';

const request = () => new Request('http://localhost/api/session');

function browser(onLine: boolean, answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('a request', () => {
  it('does not start while the browser is offline', async () => {
    const fetch = browser(false, () => Promise.resolve(new Response()));
    await expect(sendRequest(request())).rejects.toBeInstanceOf(OfflineError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'throws our network error when the browser says « %s »',
    async (words) => {
      browser(true, () => Promise.reject(new TypeError(words)));
      await expect(sendRequest(request())).rejects.toBeInstanceOf(NetworkError);
    },
  );

  it('distinguishes an abort from a failure', async () => {
    const abort = new DOMException('Aborted', 'AbortError');
    browser(true, () => Promise.reject(abort));
    await expect(sendRequest(request())).rejects.toBe(abort);
  });

  it('times out without a response, like a lost network', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    const lost = expect(sendRequest(request())).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(DEADLINES.browserMs);
    await lost;
    vi.useRealTimers();
  });

  it('returns any response of the server, errors included', async () => {
    browser(true, () => Promise.resolve(new Response(null, { status: 503 })));
    await expect(sendRequest(request())).resolves.toHaveProperty('status', 503);
  });
});
