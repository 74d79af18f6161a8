import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Together } from './together.tsx';

afterEach(cleanup);

const READS = [{ queryKey: ['first'] }, { queryKey: ['second'] }];

function Part({ name, answer }: { name: string; answer: Promise<string> }) {
  const { data } = useQuery({ queryKey: [name], queryFn: () => answer });
  return <p>{data ?? `${name} failed`}</p>;
}

function show(first: Promise<string>, second: Promise<string>, parts?: { fetch: () => Promise<unknown> }[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 86_400_000 } } });
  render(
    <QueryClientProvider client={client}>
      <Together reads={READS} shape="Chargement" {...(parts ? { parts } : {})}>
        <Part name="first" answer={first} />
        <Part name="second" answer={second} />
      </Together>
    </QueryClientProvider>,
  );
  return client;
}

const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null;

test('keeps its shape until every read has answered, then shows all of them', async () => {
  const second = Promise.withResolvers<string>();
  const client = show(Promise.resolve('One'), second.promise);
  await screen.findByText('One');
  expect(isShown('One')).toBe(false);
  expect(isShown('Chargement')).toBe(true);
  second.resolve('Two');
  await screen.findByText('Two');
  expect(isShown('One')).toBe(true);
  expect(screen.queryByText('Chargement')).toBeNull();
  // A later read is no reason to hide what stands there.
  client.removeQueries({ queryKey: ['first'] });
  expect(isShown('One')).toBe(true);
});

test('does not wait for the retries of a failed read', async () => {
  show(Promise.resolve('One'), Promise.reject(new Error('away')));
  await expect.poll(() => screen.queryByText('Chargement')).toBeNull();
  expect(isShown('second failed')).toBe(true);
});

test('waits for the code of its parts, and not for a part that cannot be fetched', async () => {
  const code = Promise.withResolvers<void>();
  const lost = { fetch: () => Promise.reject(new Error('gone')) };
  show(Promise.resolve('One'), Promise.resolve('Two'), [lost, { fetch: () => code.promise }]);
  await screen.findByText('Two');
  expect(isShown('Two')).toBe(false);
  code.resolve();
  await expect.poll(() => isShown('Two')).toBe(true);
});

test('shows what has answered after three seconds when a read does not answer', async () => {
  vi.useFakeTimers();
  show(Promise.resolve('One'), new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(isShown('One')).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(isShown('One')).toBe(true);
});
