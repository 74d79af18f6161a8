import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { notify } from '#ui/toasts.tsx';
import type { ThreadStanding } from '../contract.ts';
import type { Move } from '../rules.ts';
import { movedSentence, WROTE_MEANWHILE } from '../texts.ts';
import { deskInboxApi } from './shared/api.ts';

/** Resolves, reopens or snoozes threads, and offers to undo it. */
export function useMove() {
  const { mutate, isPending } = useMutation(
    deskInboxApi.move.mutationOptions({
      onError: (error) => notify.error(errorSentence(error, 'L’état n’a pas pu être changé.')),
      onSuccess({ before, skipped }, { to }) {
        if (skipped > 0) notify.error(WROTE_MEANWHILE);
        if (before.length === 0 || to === 'as-shown') return;
        const undo = () => mutate({ threads: before, to: 'as-shown' });
        notify.success(movedSentence(to, before.length), { undo });
      },
    }),
  );
  function move(shown: readonly ThreadStanding[], to: Move, onMoved?: () => void) {
    if (isPending) return;
    const threads = shown.map(({ id, state, waitingSince, snoozedUntil, lastMessageAt }) => ({
      id,
      state,
      waitingSince,
      snoozedUntil,
      lastMessageAt,
    }));
    mutate({ threads, to }, { onSuccess: ({ before }) => before.length > 0 && onMoved?.() });
  }
  return { move, isPending };
}
