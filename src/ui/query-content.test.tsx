import { ORPCError } from '@orpc/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfflineError } from '#browser/api/fetch.ts';
import { QueryContent } from './query-content.tsx';

afterEach(cleanup);

const show = (error: Error, data?: string) =>
  render(
    <QueryContent
      query={{ data, error, isFetching: false, refetch: async () => undefined }}
      failed="La liste n’a pas pu être lue."
      waiting={null}
    >
      {(read) => read}
    </QueryContent>,
  );

test('data stays in place when the network is lost, and any other error appears above it', () => {
  show(new OfflineError(), 'Trois conversations');
  expect(screen.getByText('Trois conversations')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  show(new Error(), 'Quatre conversations');
  expect(screen.getByText('La liste n’a pas pu être lue.')).toBeDefined();
});

test('a lost network is reported with a retry button when there is no data', () => {
  show(new OfflineError());
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

test('a missing entry is reported without a retry button', () => {
  show(new ORPCError('NOT_FOUND', { defined: true, message: 'Cette page n’existe pas.' }));
  expect(screen.getByText('Cette page n’existe pas.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});
