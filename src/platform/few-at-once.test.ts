import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusyError } from './database/busy.ts';
import { fewAtOnce } from './few-at-once.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs a limited number at once, the others in order of arrival', async () => {
  const done: number[] = [];
  let atOnce = 0;
  let most = 0;
  const one = fewAtOnce(2, 1000);
  const all = [1, 2, 3, 4, 5].map((number) =>
    one(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 100));
      atOnce -= 1;
      done.push(number);
    }),
  );
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(all);
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('rejects a wait that is too long, and frees the place of failed work', async () => {
  const one = fewAtOnce(1, 1000);
  const long = one(
    () => new Promise<void>((_, reject) => setTimeout(() => reject(new Error('broken')), 2000)),
  );
  const failed = expect(long).rejects.toThrow('broken');
  const refused = expect(one(() => Promise.resolve())).rejects.toBeInstanceOf(BusyError);
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all([failed, refused]);
  expect(await one(() => Promise.resolve('done'))).toBe('done');
});
