import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crowdedFor } from './crowd.ts';
import { repeatWhenBusy } from './repeat-when-busy.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const busy = () =>
  Response.json({ defined: true, code: 'BUSY', data: { retryAfterSeconds: 2 } }, { status: 503 });
const away = () => Response.json({ defined: true, code: 'SERVICE_UNAVAILABLE' }, { status: 503 });
const message = (signal?: AbortSignal) =>
  new Request('http://localhost/api/log-in', { method: 'POST', body: 'Bonsoir', ...(signal && { signal }) });

function server(...answers: Response[]) {
  const received: string[] = [];
  const send = async (request: Request) => {
    received.push(await request.text());
    return answers.shift() ?? Response.json({ done: true });
  };
  return { received, send };
}

it('repeats a whole request under load, after the requested wait and random jitter', async () => {
  const { received, send } = server(busy(), busy());
  const answer = repeatWhenBusy(message(), send);
  await vi.advanceTimersByTimeAsync(1999);
  expect([received.length, crowdedFor()]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1001);
  expect(received).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await answer).status).toBe(200);
  expect([received, crowdedFor()]).toEqual([['Bonsoir', 'Bonsoir', 'Bonsoir'], 0]);
});

it('gives up after three retries, with the message of the server', async () => {
  const { received, send } = server(busy(), busy(), busy(), busy());
  const answer = repeatWhenBusy(message(), send);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await answer).json()).toMatchObject({ code: 'BUSY' });
  expect([received.length, crowdedFor()]).toEqual([4, 0]);
});

it('sends once when the server may have begun, or answers anything else', async () => {
  const { received, send } = server(away());
  expect((await repeatWhenBusy(message(), send)).status).toBe(503);
  expect(received).toHaveLength(1);
});

it('stops when the caller aborts', async () => {
  const { received, send } = server(busy());
  const page = new AbortController();
  const answer = repeatWhenBusy(message(page.signal), send);
  const ended = expect(answer).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(1000);
  page.abort();
  await ended;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([received.length, crowdedFor()]).toEqual([1, 0]);
});
