import { afterEach, expect, test, vi } from 'vitest';
import { awaitEarlyReads } from './await-early-reads.ts';

afterEach(() => {
  vi.useRealTimers();
  delete window.earlyReads;
});

test('a loader awaits early reads, and fills the cache with them', async () => {
  window.earlyReads = { '/api/session': Promise.resolve(new Response('{}')) };
  const fill = vi.fn(async () => undefined);
  const other = vi.fn(async () => undefined);
  await awaitEarlyReads({ '/api/session': fill, '/api/selection': other });
  expect(fill).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('a rejected or failed early read is left to the page', async () => {
  window.earlyReads = {
    '/api/session': Promise.resolve(new Response('{}', { status: 401 })),
    '/api/selection': Promise.reject(new TypeError('Failed to fetch')),
  };
  const fill = vi.fn(async () => undefined);
  await awaitEarlyReads({ '/api/session': fill, '/api/selection': fill });
  expect(fill).not.toHaveBeenCalled();
});

test('a late response does not delay the page', async () => {
  vi.useFakeTimers();
  window.earlyReads = { '/api/session': new Promise(() => undefined) };
  const drawn = vi.fn();
  const waiting = awaitEarlyReads({ '/api/session': async () => undefined }).then(drawn);
  await vi.advanceTimersByTimeAsync(900);
  expect(drawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(drawn).toHaveBeenCalledOnce();
});
