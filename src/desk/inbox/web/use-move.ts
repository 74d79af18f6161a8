import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { notify } from '#ui/toasts.tsx';
import type { ShownThread, ThreadStanding } from '../contract.ts';
import type { Move } from '../rules.ts';
import { movedSentence, skippedSentence } from '../texts.ts';
import { deskInboxApi } from './shared/api.ts';

const FAILED = 'L’état n’a pas pu être changé.';

/** Resolves, reopens or puts off conversations, and offers to take it back. */
export function useMove() {
  const { mutate, isPending } = useMutation(
    deskInboxApi.move.mutationOptions({
      onError: (error) => notify.error(errorSentence(error, FAILED)),
    }),
  );
  function move(threads: readonly ShownThread[], to: Move, onMoved?: () => void) {
    if (isPending) return;
    const shown = threads.map(({ id, lastMessageAt }) => ({ id, lastMessageAt }));
    mutate(
      { threads: shown, to },
      {
        onSuccess({ before, skipped }) {
          if (skipped > 0) notify.error(skippedSentence(skipped));
          if (before.length === 0) return;
          notify.success(movedSentence(to, before.length), { undo: () => void takeBack(before) });
          onMoved?.();
        },
      },
    );
  }
  return { move, isPending };
}

async function takeBack(threads: ThreadStanding[]): Promise<void> {
  try {
    const { skipped } = await deskInboxApi.restore.call({ threads });
    if (skipped > 0) notify.error(skippedSentence(skipped));
  } catch (error) {
    notify.error(errorSentence(error, FAILED));
  }
}
