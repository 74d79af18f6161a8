import { ORPCError } from '@orpc/client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onUnauthorized } from '../session/session-end.ts';
import { NetworkError, OfflineError } from './fetch.ts';
import { queryClient, safeToRepeat } from './query-client.ts';

const lostNetwork = new NetworkError(new TypeError('Load failed'));
const refusal = (status: number) => new ORPCError('REFUSED', { status, defined: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

async function triesOfRead(error: Error): Promise<number[]> {
  const start = Date.now();
  const tries: number[] = [];
  const read = queryClient.fetchQuery({
    queryKey: ['read'],
    queryFn: () => {
      tries.push((Date.now() - start) / 1000);
      return Promise.reject(error);
    },
  });
  const failed = expect(read).rejects.toBe(error);
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  return tries;
}

async function triesOfWrite(options: object): Promise<number> {
  const write = vi.fn(() => Promise.reject(lostNetwork));
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: write, ...options });
  const failed = expect(mutation.execute(undefined)).rejects.toBe(lostNetwork);
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  return write.mock.calls.length;
}

describe('a read', () => {
  it('retries after 1, 2 and 4 seconds when the network is lost', async () => {
    expect(await triesOfRead(lostNetwork)).toEqual([0, 1, 3, 7]);
  });

  it('makes no further try after the retries that the server asked for', async () => {
    expect(await triesOfRead(new ORPCError('BUSY', { status: 503, defined: true }))).toEqual([0]);
  });

  it('retries while the server restarts', async () => {
    expect(await triesOfRead(new ORPCError('BAD_GATEWAY', { status: 502 }))).toHaveLength(4);
  });

  it.each([400, 401, 404, 409, 429])('does not retry after a %i', async (status) => {
    expect(await triesOfRead(refusal(status))).toEqual([0]);
  });

  it.each([
    [1, 1000],
    [2, 10_000],
  ])('makes %i request in total when its prefetch failed %i ms earlier', async (requests, wait) => {
    const queryFn = vi.fn(() => Promise.reject(refusal(404)));
    await queryClient.prefetchQuery({ queryKey: ['ahead'], queryFn });
    await vi.advanceTimersByTimeAsync(wait);
    const leave = new QueryObserver(queryClient, { queryKey: ['ahead'], queryFn }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    leave();
    expect(queryFn).toHaveBeenCalledTimes(requests);
  });

  it('fails at once while the browser is offline', async () => {
    expect(await triesOfRead(new OfflineError())).toEqual([0]);
  });
});

describe('a write', () => {
  it('runs once', async () => {
    expect(await triesOfWrite({})).toBe(1);
  });

  it('retries like a read when it has an idempotency key', async () => {
    expect(await triesOfWrite(safeToRepeat)).toBe(4);
  });
});

describe('an ended session', () => {
  it.each([
    [401, 1],
    [403, 0],
  ])('depends only on the status: a %i is reported %i time', async (status, times) => {
    const noticed = vi.fn();
    const stop = onUnauthorized(noticed);
    await triesOfRead(refusal(status));
    stop();
    expect(noticed).toHaveBeenCalledTimes(times);
  });
});

describe('an invalidation during the first read of a query', () => {
  /** Reads take 100 ms and return the state at their start. */
  function watched(answers: (() => Promise<string>)[]) {
    const read = vi.fn(async () => {
      const answer = answers.shift() ?? (() => Promise.resolve('later'));
      await new Promise((done) => setTimeout(done, 100));
      return answer();
    });
    const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: read, retry: false });
    return { read, observer, stop: observer.subscribe(() => undefined) };
  }
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: ['list'] });

  it('causes one more read, however often it is invalidated', async () => {
    const { read, observer, stop } = watched([() => Promise.resolve('before')]);
    await vi.advanceTimersByTimeAsync(50);
    invalidate();
    invalidate();
    await vi.advanceTimersByTimeAsync(60);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'before', isFetching: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'later', isFetching: false });
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('causes one more read when the first one failed', async () => {
    const { read, observer, stop } = watched([() => Promise.reject(new Error('not there yet'))]);
    await vi.advanceTimersByTimeAsync(50);
    invalidate();
    await vi.advanceTimersByTimeAsync(1000);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'later', isError: false });
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('leaves other reads alone', async () => {
    const { read, stop } = watched([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(1);
    stop();
  });
});
