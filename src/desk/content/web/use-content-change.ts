import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/toasts.tsx';
import { deskContentApi } from './shared/api.ts';

/**
 * A change of what the site shows: what the desk has read of it is read again.
 * @param said what is confirmed; nothing where the screen itself shows it
 */
export function useContentChange<Data, Failure, Input, Kept>(
  options: UseMutationOptions<Data, Failure, Input, Kept>,
  {
    said,
    onDone,
    onRefused,
  }: { said?: string; onDone?: () => void; onRefused?: (error: Failure) => void } = {},
) {
  const cache = useQueryClient();
  return useMutation({
    ...options,
    onError: (error) => onRefused?.(error),
    onSuccess: () => {
      if (said) notify.success(said);
      onDone?.();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: deskContentApi.key() }),
  });
}
