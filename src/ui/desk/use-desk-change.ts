import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../toasts.tsx';

interface After<Data, Failure, Input> {
  /** Confirmation message; omitted when the screen itself shows the change. */
  said?: string | ((data: Data, input: Input) => string);
  onDone?: (data: Data) => unknown;
  onRefused?: (error: Failure) => unknown;
}

/** Mutation with confirmation, which invalidates the queries of its part. */
export function useDeskChange<Data, Failure, Input, Kept>(
  matter: { key: () => QueryKey },
  change: UseMutationOptions<Data, Failure, Input, Kept>,
  { said, onDone, onRefused }: After<Data, Failure, Input> = {},
) {
  const cache = useQueryClient();
  return useMutation({
    ...change,
    onError: (error) => onRefused?.(error),
    onSuccess: (data, input) => {
      if (said) notify.success(typeof said === 'string' ? said : said(data, input));
      return onDone?.(data);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: matter.key() }),
  });
}
