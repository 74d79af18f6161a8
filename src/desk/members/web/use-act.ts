import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/toasts.tsx';
import { deskMembersApi } from './shared/api.ts';

/** What follows an act on a member’s page: a word, and the page as it is now. */
export function useActed() {
  const queryClient = useQueryClient();
  return async (said: string) => {
    notify.success(said);
    await queryClient.invalidateQueries({ queryKey: deskMembersApi.key() });
  };
}

export const ACT_FAILED = 'Cela n’a pas pu être fait. Réessayez dans un instant.';
