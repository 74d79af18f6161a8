import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { setQueryDataThroughRefetch } from './set-query-data-through-refetch.ts';

const KEY = ['words'];

function aRead(queryClient: QueryClient) {
  const answer = Promise.withResolvers<string[]>();
  const done = queryClient.fetchQuery({ queryKey: KEY, queryFn: () => answer.promise, retry: false });
  return { answer, done };
}

function add(queryClient: QueryClient, word: string) {
  setQueryDataThroughRefetch(queryClient, KEY, () => {
    queryClient.setQueryData(KEY, (words: string[] | undefined) =>
      words && !words.includes(word) ? [...words, word] : words,
    );
  });
}

const wordsOf = (queryClient: QueryClient) => queryClient.getQueryData(KEY);

describe('a change of cached data', () => {
  it('applies at once', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(KEY, ['un']);
    add(queryClient, 'deux');
    expect(wordsOf(queryClient)).toEqual(['un', 'deux']);
  });

  it('survives the response to an earlier request, for any number of changes', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(KEY, ['un']);
    const { answer, done } = aRead(queryClient);
    add(queryClient, 'deux');
    add(queryClient, 'trois');
    expect(wordsOf(queryClient)).toEqual(['un', 'deux', 'trois']);
    answer.resolve(['un']);
    await done;
    expect(wordsOf(queryClient)).toEqual(['un', 'deux', 'trois']);
  });

  it('waits for the first response of an empty cache', async () => {
    const queryClient = new QueryClient();
    const { answer, done } = aRead(queryClient);
    add(queryClient, 'deux');
    expect(wordsOf(queryClient)).toBeUndefined();
    answer.resolve(['un']);
    await done;
    expect(wordsOf(queryClient)).toEqual(['un', 'deux']);
  });

  it('stays when the read fails, and is superseded by the next one', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(KEY, ['un']);
    const failing = aRead(queryClient);
    add(queryClient, 'deux');
    failing.answer.reject(new Error('lost'));
    await expect(failing.done).rejects.toThrow('lost');
    expect(wordsOf(queryClient)).toEqual(['un', 'deux']);
    const { answer, done } = aRead(queryClient);
    answer.resolve(['un']);
    await done;
    expect(wordsOf(queryClient)).toEqual(['un']);
  });
});
