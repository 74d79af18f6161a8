import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { cacheBlocked } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { conversationsApi } from './shared/api.ts';

/** Replaces the composer while the contact is blocked. */
export function BlockedNotice({ firstName, unblocking }: { firstName: string; unblocking: Unblocking }) {
  return (
    <div className="grid justify-items-center gap-3 border-t border-filet bg-lin px-4 py-5 text-center sm:px-6">
      <p className="flex items-center gap-2 wrap-anywhere">
        <Ban aria-hidden="true" className="size-5 shrink-0 text-encre-2" />
        Vous avez bloqué {firstName}. Aucun message ne passe entre vous.
      </p>
      <Button
        variant="secondary"
        size="small"
        className="whitespace-normal! wrap-anywhere"
        pending={unblocking.pending}
        pendingLabel="Déblocage…"
        onClick={unblocking.unblock}
      >
        Débloquer {firstName}
      </Button>
      {unblocking.failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {unblocking.failure}
        </p>
      ) : null}
    </div>
  );
}

export interface Unblocking {
  unblock: () => void;
  pending: boolean;
  failure: string | null;
}

/** @param onUnblocked called when the composer is back */
export function useUnblocking(contactId: string, onUnblocked: () => void): Unblocking {
  const queryClient = useQueryClient();
  const unblock = useMutation(
    conversationsApi.unblock.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => {
        cacheBlocked(queryClient, contactId, false);
        onUnblocked();
      },
    }),
  );
  return {
    unblock: () => unblock.mutate({ id: contactId }),
    pending: unblock.isPending,
    failure: unblock.error ? chatErrorSentence(unblock.error, 'unblock') : null,
  };
}
