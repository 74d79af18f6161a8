import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/toasts.tsx';

interface After<Data, Failure, Input> {
  /** What is confirmed; nothing where the screen itself shows it. */
  said?: string | ((data: Data, input: Input) => string);
  onDone?: (data: Data) => unknown;
  onRefused?: (error: Failure) => unknown;
}

/** A change from the desk: a word says that it is made, and what was read of this matter is read again. */
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
